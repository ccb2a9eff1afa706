import LifecycleTrace

/// The controllers that were popped or dismissed and should be released.
///
/// They are known by their numbers, so that they are not kept alive.
@MainActor
struct DepartedControllers {
  /// A controller that has left.
  struct Departed {
    let controller: ControllerID
    /// How it left.
    let moment: String
    fileprivate let number: Int
    fileprivate var hasWaited = false
  }

  private var departed: [Departed] = []
  private var exempted: Set<Int> = []
  /// The names of which one was returned.
  private var reported: Set<String> = []

  /// Whether no controller is waited for.
  var isEmpty: Bool { departed.isEmpty }

  /// Leaves a controller out.
  mutating func exempt(_ number: Int) { exempted.insert(number) }

  /// Adds a controller and all its children.
  mutating func add(_ controller: UIViewController, by moment: String) {
    let number = controller.lifetime.number
    departed.removeAll { $0.number == number }
    departed.append(Departed(controller: controller.storedID, moment: moment, number: number))
    for child in controller.storedChildren { add(child, by: moment) }
  }

  /// Returns those that still live and should not.
  ///
  /// An app may keep a controller to show it again, and a load may hold it for a while. So, unless
  /// the examination is the last, a controller has until the next one to be released, and is only
  /// returned if another one of its name has stayed behind as well.
  mutating func examine(in controllers: ControllerRegistry, isFinal: Bool) -> [Departed] {
    departed.removeAll { entry in
      exempted.contains(entry.number)
        || controllers.controller(numbered: entry.number)?.hasLeft != true
    }
    if isFinal { return departed }
    var overdue: [Departed] = []
    var seen: Set<String> = []
    for (index, entry) in departed.enumerated() {
      departed[index].hasWaited = true
      guard entry.hasWaited, !seen.insert(entry.controller.name).inserted,
        reported.insert(entry.controller.name).inserted
      else { continue }
      overdue.append(entry)
    }
    return overdue
  }
}

extension UIViewController {
  /// Whether the controller belongs to no container, no presenter and no window.
  fileprivate var hasLeft: Bool {
    appearance.phase == .disappeared && storedParent == nil && storedPresenting == nil
      && !application.windows.contains { $0.rootViewController === self }
  }
}
