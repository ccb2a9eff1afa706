import LifecycleTrace

/// Which calls of the log are asked for: by command, controller, class, call or category.
///
/// Words of the same kind widen it, words of different kinds narrow it.
struct CallFilter {
  /// Whose calls are asked for.
  enum Commands: Hashable {
    /// Those of some commands.
    case numbers(Set<Int>)
    /// Those of the newest commands that caused any.
    case latest(Int)
    case all
  }

  /// The commands; nil if no word says so.
  private(set) var commands: Commands?
  private var controllers: Set<String> = []
  private var calls: Set<String> = []
  private var categories: Set<LifecycleCategory> = []

  /// Whether calls are asked for by name, also those that the chosen set leaves out.
  var isByName: Bool { !controllers.isEmpty || !calls.isEmpty || !categories.isEmpty }

  /// Takes a word of the command, in any case.
  ///
  /// - Parameters:
  ///   - word: A number, `last`, `all`, or a name.
  ///   - names: The names that occur in the log.
  /// - Returns: False if it means nothing here.
  mutating func take(_ word: String, among names: CallNames) -> Bool {
    let word = word.lowercased()
    if let number = Int(word) {
      guard number >= 0 else { return false }
      take(number)
    } else if word == "last" || word == "all" {
      commands = word == "all" ? .all : .latest(1)
    } else if let category = CallNames.categories[word] {
      categories.insert(category)
    } else if let controller = names.controllers[word] {
      controllers.insert(controller)
    } else if let call = names.calls[CallNames.base(word)] {
      calls.insert(call)
    } else {
      return false
    }
    return true
  }

  private mutating func take(_ number: Int) {
    if case .numbers(let numbers) = commands {
      commands = .numbers(numbers.union([number]))
    } else {
      commands = .numbers([number])
    }
  }

  /// The calls that are asked for, whatever their command.
  func named(in events: [LifecycleEvent]) -> [LifecycleEvent] {
    events.filter { event in
      let callback = event.callback
      return
        (controllers.isEmpty || controllers.contains(event.controller.name)
        || controllers.contains(event.controller.description))
        && (calls.isEmpty || calls.contains(CallNames.base(callback.name)))
        && (categories.isEmpty || categories.contains(callback.category))
    }
  }
}

/// The names by which calls of a log can be asked for, by their lower case.
struct CallNames {
  /// The plural of a category is its word.
  static let categories = [
    "controllers": LifecycleCategory.controller, "application": .application,
    "delegates": .delegate, "animations": .animation,
  ]

  /// Controllers, such as `Game#2`, and their classes' logging names.
  private(set) var controllers: [String: String] = [:]
  /// Calls without their arguments.
  private(set) var calls: [String: String] = [:]

  /// The names in some events, and all lifecycle calls.
  init(_ events: [LifecycleEvent]) {
    for kind in LifecycleCallback.Kind.allCases where kind.isOfController {
      insert(kind.rawValue)
    }
    var seen: Set<ControllerID> = []
    for event in events {
      if event.callback.category != .controller { insert(event.callback.name) }
      guard seen.insert(event.controller).inserted else { continue }
      for name in [event.controller.name, event.controller.description] {
        controllers[name.lowercased()] = name
      }
    }
  }

  private mutating func insert(_ call: String) {
    let base = Self.base(call)
    calls[base.lowercased()] = base
  }

  /// A call's name as it is typed: `init(coder:)` whole, others up to their arguments.
  static func base(_ name: String) -> String {
    name.hasPrefix("init(") ? name : String(name.prefix { $0 != "(" })
  }

  /// What can be written, the shortest way.
  var offers: [String] {
    controllers.values.filter { !$0.contains("#") }.sorted() + Self.categories.keys.sorted()
      + calls.values.sorted()
  }
}
