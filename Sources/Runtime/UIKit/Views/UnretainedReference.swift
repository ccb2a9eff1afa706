/// A reference that is not counted, to an object that clears it before it is deallocated.
///
/// Each use of an `unowned(unsafe)` property counts the object up and down again, also for reading one
/// field, and counting was two thirds of the time of a push. `read` and the comparisons count nothing.
/// Internal: the initialisers of a generic struct with package access are not inlined in another module,
/// where each then looked up metadata, a quarter of the time of a push.
struct UnretainedReference<Object: AnyObject>: Equatable {
  private let reference: Unmanaged<Object>?

  /// A reference to an object, or to none.
  init(_ object: Object? = nil) {
    reference = object.map { .passUnretained($0) }
  }

  /// The object, which is counted as long as it is used.
  var object: Object? { reference?.takeUnretainedValue() }

  /// Whether there is an object.
  var isSet: Bool { reference != nil }

  /// Uses the object, which must not be deallocated by it; nil if there is none.
  @inline(__always)
  func read<Value>(_ body: (Object) -> Value) -> Value? {
    reference?._withUnsafeGuaranteedRef(body)
  }

  /// Whether this refers to an object.
  func refers(to object: Object) -> Bool {
    self == UnretainedReference(object)
  }

  /// Whether both refer to the same object, or to none.
  static func == (left: UnretainedReference, right: UnretainedReference) -> Bool {
    left.reference?.toOpaque() == right.reference?.toOpaque()
  }
}
