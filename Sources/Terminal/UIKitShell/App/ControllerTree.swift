import UIKit

/// The controllers of a window as text, parent to child, with the state of each.
@MainActor
package struct ControllerTree {
  private let root: UIViewController?
  private let title: (UIViewController) -> String?

  /// The tree below a root, presented controllers included.
  ///
  /// - Parameters:
  ///   - root: The outermost controller.
  ///   - title: What a controller is called besides its class; nil for nothing else.
  package init(
    root: UIViewController?, title: @escaping (UIViewController) -> String? = { _ in nil }
  ) {
    self.root = root
    self.title = title
  }

  /// One line a controller, children indented by two blanks.
  package var lines: [String] {
    guard let root else { return [] }
    var lines: [String] = []
    add(root, depth: 0, to: &lines)
    return lines
  }

  private func add(_ controller: UIViewController, depth: Int, to lines: inout [String]) {
    let indent = String(repeating: "  ", count: depth)
    let title = title(controller).map { " \"\($0)\"" } ?? ""
    lines.append("\(indent)\(controller.lifecycleID) \(Self.state(of: controller))\(title)")
    for child in controller.children { add(child, depth: depth + 1, to: &lines) }
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      add(presented, depth: depth + 1, to: &lines)
    }
  }

  private static func state(of controller: UIViewController) -> String {
    guard controller.isViewLoaded else { return "not loaded" }
    return controller.viewIfLoaded?.window == nil ? "loaded" : "visible"
  }
}
