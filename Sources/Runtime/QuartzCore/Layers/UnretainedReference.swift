/// A reference that is not counted, to an object that clears it before it is deallocated.
///
/// Each use of an `unowned(unsafe)` property counts the object up and down again, also for reading one
/// field, and counting was two thirds of the time of a push. `read` and the comparisons count nothing.
package struct UnretainedReference<Object: AnyObject>: Equatable {
  @usableFromInline let reference: Unmanaged<Object>?

  /// A reference to an object, or to none.
  @inlinable
  package init(_ object: Object? = nil) {
    reference = object.map { .passUnretained($0) }
  }

  /// The object, which is counted as long as it is used.
  @inlinable package var object: Object? { reference?.takeUnretainedValue() }

  /// Whether there is an object.
  @inlinable package var isSet: Bool { reference != nil }

  /// Uses the object, which must not be deallocated by it; nil if there is none.
  @inlinable @inline(__always)
  package func read<Value>(_ body: (Object) -> Value) -> Value? {
    reference?._withUnsafeGuaranteedRef(body)
  }

  /// Whether this refers to an object.
  @inlinable
  package func refers(to object: Object) -> Bool {
    self == UnretainedReference(object)
  }

  /// Whether both refer to the same object, or to none.
  @inlinable
  package static func == (left: UnretainedReference, right: UnretainedReference) -> Bool {
    left.reference?.toOpaque() == right.reference?.toOpaque()
  }
}
