import LifecycleTrace

/// Where the controllers of an app stand in its sources, as far as the app says it.
@MainActor
struct SourcePlaces {
  private struct Place {
    let name: String
    let line: String
    let members: [String: String]
  }

  /// The classes by the names that traces have; several where these are the same.
  private var places: [String: [Place]] = [:]

  mutating func add(_ name: String, at line: String, members: [String: String]) {
    let place = Place(name: name, line: line, members: members)
    places[ControllerRegistry.shortened(name), default: []].append(place)
  }

  /// The file and the line of a call such as `viewDidLoad()`, or of its class where that does not override
  /// it; nil if the class is unknown, or one of two with its name in traces.
  func line(
    of moment: String, in controller: ControllerID, for kind: LifecycleFinding.Kind
  ) -> String? {
    guard let found = places[controller.name], found.count == 1 else { return nil }
    let base = String(moment.prefix { $0 != "(" })
    let members = found[0].members
    let withoutSuper = kind == .missingSuper ? members["super.\(base)"] : nil
    return withoutSuper ?? members[base] ?? found[0].line
  }
}

extension UIKitRuntime.ExposedClasses {
  /// Says where a class of controllers stands in the sources, so that the doctor's findings name the line.
  ///
  /// - Parameters:
  ///   - name: The name of the class, without those of the types around it.
  ///   - line: Its file and line, such as `Game.swift:3`.
  ///   - members: Those of the methods that it or a superclass overrides, by their names without arguments;
  ///     after `super.`, that of the override which does not call `super`.
  public func locate(_ name: String, at line: String, _ members: [String: String] = [:]) {
    places.add(name, at: line, members: members)
  }
}
