import LifecycleTrace

/// All live controllers of an application, and their identities in traces.
@MainActor
final class ControllerRegistry {
  /// A reference to a controller's token, which removes itself before it is deallocated.
  private struct Reference {
    unowned(unsafe) let lifetime: ControllerLifetime
  }

  private var ordinals: [String: Int] = [:]
  private var names: [ObjectIdentifier: String] = [:]
  private var references: [Int: Reference] = [:]
  private var madeCount = 0

  /// Returns the number of a new controller.
  func nextNumber() -> Int {
    madeCount += 1
    return madeCount
  }

  /// Registers a controller and returns its identity in traces.
  func register(_ lifetime: ControllerLifetime, named name: String) -> ControllerID {
    references[lifetime.number] = Reference(lifetime: lifetime)
    return nextID(named: name)
  }

  /// A new identity for traces.
  func nextID(named name: String) -> ControllerID {
    let ordinal = ordinals[name, default: 0] + 1
    ordinals[name] = ordinal
    return ControllerID(name: name, ordinal: ordinal)
  }

  /// Removes a controller that was deallocated.
  func forget(_ number: Int) {
    references[number] = nil
  }

  /// The live controller of a number.
  func controller(numbered number: Int) -> UIViewController? {
    references[number]?.lifetime.controller
  }

  /// The live controllers in the order of creation.
  var live: [UIViewController] {
    references.sorted { $0.key < $1.key }.compactMap { $0.value.lifetime.controller }
  }

  /// The class name without `ViewController` or `Controller`, computed once for each class.
  func defaultName(of type: UIViewController.Type) -> String {
    if let name = names[ObjectIdentifier(type)] { return name }
    let name = Self.shortened(String(describing: type))
    names[ObjectIdentifier(type)] = name
    return name
  }

  /// A class name without `ViewController` or `Controller`.
  static func shortened(_ name: String) -> String {
    guard !name.hasPrefix("UI") else { return name }
    for suffix in ["ViewController", "Controller"]
    where name.hasSuffix(suffix) && name.count > suffix.count {
      return String(name.dropLast(suffix.count))
    }
    return name
  }
}
