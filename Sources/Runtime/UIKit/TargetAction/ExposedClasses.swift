import Foundation

extension UIKitRuntime {
  /// The classes whose methods and properties a text can name: a selector, a key, a storyboard.
  ///
  /// On a phone the Objective-C runtime knows what is marked with `@objc`. Here an app says it:
  ///
  ///     UIApplication.shared.exposedClasses.expose(GameViewController.self, as: "GameViewController") {
  ///       $0.property("flipCountLabel", \GameViewController.flipCountLabel)
  ///       $0.action("touchCard:") { (object: GameViewController, sender: UIButton) in
  ///         object.touchCard(sender)
  ///       }
  ///     }
  ///
  /// What a class has its subclasses have, too. Each look-up takes as many steps as there are
  /// superclasses.
  @preconcurrency @MainActor
  public final class ExposedClasses {
    private var members: [ObjectIdentifier: Members] = [:]
    private var types: [String: AnyClass] = [:]
    /// Where classes stand in the sources.
    var places = SourcePlaces()

    /// What one class has.
    struct Members {
      var actions: [Selector: ExposedAction] = [:]
      var properties: [String: ExposedProperty] = [:]
      var make: (@MainActor () -> AnyObject?)?
      var makeSegue: SegueMaker?
    }

    /// Makes a segue of a class.
    typealias SegueMaker =
      @MainActor (
        _ identifier: String?, _ source: UIViewController, _ destination: UIViewController
      )
      -> UIStoryboardSegue

    /// Makes a table with the members of UIKit's own classes.
    package init() {
      exposeOwnActions()
      exposeOwnProperties()
    }

    /// Adds members of a class, and the name by which it is found.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - name: Its name in storyboards; nil if other members of the class come with the name.
    ///   - add: Adds the members; of two with the same name the later one counts.
    public func expose<Owner: AnyObject>(
      _ type: Owner.Type, as name: String? = nil, _ add: (inout ExposedMembers<Owner>) -> Void
    ) {
      if let name { types[name] = type }
      var added = ExposedMembers<Owner>(members: members[ObjectIdentifier(type)] ?? Members())
      add(&added)
      members[ObjectIdentifier(type)] = added.members
    }

    /// The class of a name, the app's or UIKit's own, or nil.
    public func type(named name: String) -> AnyClass? {
      types[name] ?? NSClassFromString("UIKit.\(name)")
    }

    /// Makes an object of the class of a name, or nil if the class or the way to make one is unknown.
    public func makeObject(named name: String) -> AnyObject? {
      types[name].flatMap { first(\.make, of: $0) }?()
    }

    /// Makes a segue of the class of a name, or nil if that is not known as a class of segues.
    public func makeSegue(
      named name: String, identifier: String?, source: UIViewController,
      destination: UIViewController
    ) -> UIStoryboardSegue? {
      types[name].flatMap { first(\.makeSegue, of: $0) }?(identifier, source, destination)
    }

    // MARK: Messages

    /// Whether an object has the method of a selector.
    public func responds(_ receiver: AnyObject, to selector: Selector) -> Bool {
      action(selector, of: receiver) != nil
    }

    /// Calls the method of a selector.
    ///
    /// It takes those of the arguments that it wants, and nil for what is missing. The result is what it
    /// returns, or nil if it returns nothing.
    @discardableResult
    public func send(
      _ selector: Selector, to receiver: AnyObject, with arguments: [Any?] = []
    ) throws(ExposureError) -> Any? {
      guard let action = action(selector, of: receiver) else {
        throw .unrecognizedSelector(selector.name, class: Self.name(of: receiver))
      }
      return try action.run(receiver, arguments)
    }

    // MARK: Keys

    /// Sets the property of a key.
    public func setValue(
      _ value: Any?, forKey key: String, of object: AnyObject
    ) throws(ExposureError) {
      guard let property = property(key, of: object), let set = property.set else {
        throw .undefinedKey(key, class: Self.name(of: object))
      }
      guard set(object, value) else {
        throw .wrongType(
          of: "the value for the key \(key)", class: Self.name(of: object),
          expected: property.type, found: ExposedAction.typeName(of: value))
      }
    }

    /// Sets the property at the end of keys with points between them.
    public func setValue(
      _ value: Any?, forKeyPath path: String, of object: AnyObject
    ) throws(ExposureError) {
      guard let point = path.firstIndex(of: ".") else {
        return try setValue(value, forKey: path, of: object)
      }
      guard let next = try self.value(forKey: String(path[..<point]), of: object) else { return }
      let rest = String(path[path.index(after: point)...])
      try setValue(value, forKeyPath: rest, of: next as AnyObject)
    }

    /// The value of the property of a key.
    public func value(forKey key: String, of object: AnyObject) throws(ExposureError) -> Any? {
      guard let property = property(key, of: object) else {
        throw .undefinedKey(key, class: Self.name(of: object))
      }
      return property.get(object)
    }

    /// Whether an object has a property of a key that can be set.
    public func canSetValue(forKey key: String, of object: AnyObject) -> Bool {
      property(key, of: object)?.set != nil
    }

    private func action(_ selector: Selector, of object: AnyObject) -> ExposedAction? {
      first(\.actions[selector], of: Swift.type(of: object))
    }

    private func property(_ key: String, of object: AnyObject) -> ExposedProperty? {
      first(\.properties[key], of: Swift.type(of: object))
    }

    /// The member of the nearest of a class and its superclasses that has it.
    private func first<Member>(_ member: (Members) -> Member?, of type: AnyClass) -> Member? {
      var next: AnyClass? = type
      while let current = next {
        if let found = members[ObjectIdentifier(current)].flatMap(member) { return found }
        next = _getSuperclass(current)
      }
      return nil
    }

    private static func name(of object: AnyObject) -> String { "\(Swift.type(of: object))" }
  }
}
