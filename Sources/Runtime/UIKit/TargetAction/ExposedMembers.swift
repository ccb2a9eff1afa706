import Foundation

extension UIKitRuntime {
  /// Where the members of a class are added that a text can name.
  @preconcurrency @MainActor
  public struct ExposedMembers<Owner: AnyObject> {
    var members: ExposedClasses.Members

    /// Adds a property that can be set: an outlet, an outlet collection, a value of Interface Builder.
    public mutating func property<Value>(
      _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>
    ) {
      members.properties[key] = ExposedProperty(
        type: ExposedAction.typeName(of: Value.self), get: Self.getter(path)
      ) { object, value in
        guard let owner = object as? Owner,
          let value = ExposedProperty.convert(value, to: Value.self)
        else { return false }
        owner[keyPath: path] = value
        return true
      }
    }

    /// Adds a property that can only be read.
    public mutating func constant<Value>(_ key: String, _ path: KeyPath<Owner, Value>) {
      members.properties[key] = ExposedProperty(
        type: ExposedAction.typeName(of: Value.self), get: Self.getter(path), set: nil)
    }

    /// Adds a method; its closure has the object and the arguments that the method takes, and returns the
    /// method's result, or nil if there is none.
    public mutating func action<each Argument>(
      _ selector: Selector,
      _ run: @escaping @MainActor (Owner, repeat each Argument) -> Any?
    ) {
      members.actions[selector] = ExposedAction {
        (receiver, arguments) throws(ExposureError) in
        guard let owner = receiver as? Owner else { return nil }
        let source = ArgumentSource(arguments, of: selector, receiver: "\(type(of: receiver))")
        let typed = (repeat try source.next((each Argument).self))
        return run(owner, repeat each typed)
      }
    }

    /// Says how an object of the class is made.
    public mutating func make(_ make: @escaping @MainActor () -> Owner?) {
      members.make = make
    }

    private static func getter<Value>(
      _ path: KeyPath<Owner, Value>
    ) -> @MainActor (AnyObject) -> Any? {
      { object in (object as? Owner).flatMap { ExposedProperty.unwrapped($0[keyPath: path]) } }
    }
  }
}

extension UIKitRuntime.ExposedMembers where Owner: UIStoryboardSegue {
  /// Says how a segue of the class is made.
  ///
  /// The result is not of the type `Owner`: Swift 6.3.1 cannot compile a caller for release then.
  public mutating func makeSegue(
    _ make:
      @escaping @MainActor (
        _ identifier: String?, _ source: UIViewController, _ destination: UIViewController
      ) -> UIStoryboardSegue
  ) {
    members.makeSegue = make
  }
}

/// A property that a text can name.
struct ExposedProperty {
  let type: String
  let get: @MainActor (AnyObject) -> Any?
  /// Sets it and returns true, or false if the value is of another type; nil if it cannot be set.
  let set: (@MainActor (AnyObject, Any?) -> Bool)?

  /// A value as a type that a property has; a number may be wanted as any of the types of numbers.
  static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value = value.flatMap(unwrapped) else { return Optional<Any>.none as? Value }
    if let value = value as? Value { return value }
    guard
      let number = value as? NSNumber ?? (value as? CGFloat).map({ NSNumber(value: Double($0)) })
    else { return nil }
    let forms: [Any] = [
      number.intValue, number.doubleValue, CGFloat(number.doubleValue), number.floatValue,
      number.boolValue, number.uintValue, number,
    ]
    return forms.lazy.compactMap { $0 as? Value }.first
  }

  /// What an optional value holds.
  static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any AnyOptional else { return value }
    return optional.held.flatMap(unwrapped)
  }
}

/// A method that a selector can name.
struct ExposedAction {
  let run: @MainActor (AnyObject, [Any?]) throws(UIKitRuntime.ExposureError) -> Any?

  /// The type of a value in words.
  static func typeName(of value: Any?) -> String {
    value.map { "\(type(of: $0))" } ?? "nil"
  }

  /// The name of a type, without the optional around it.
  static func typeName<Value>(of type: Value.Type) -> String {
    (type as? any AnyOptional.Type)?.heldName ?? "\(type)"
  }
}

/// The arguments of a message, one after the other, as the types that a method wants.
@MainActor
private final class ArgumentSource {
  private var rest: ArraySlice<Any?>
  private let selector: Selector
  private let receiver: String

  init(_ arguments: [Any?], of selector: Selector, receiver: String) {
    rest = arguments[...]
    self.selector = selector
    self.receiver = receiver
  }

  func next<Argument>(_ type: Argument.Type) throws(UIKitRuntime.ExposureError) -> Argument {
    let value = (rest.popFirst() ?? nil).flatMap(ExposedProperty.unwrapped)
    if let argument = ExposedProperty.convert(value, to: type) { return argument }
    throw .wrongType(
      of: "the argument of \(selector)", class: receiver,
      expected: ExposedAction.typeName(of: type),
      found: ExposedAction.typeName(of: value))
  }
}

/// An optional of any type.
private protocol AnyOptional {
  var held: Any? { get }
  static var heldName: String { get }
}

extension Optional: AnyOptional {
  fileprivate var held: Any? { self }
  fileprivate static var heldName: String { "\(Wrapped.self)" }
}
