import UIKit

/// A control that a command can press.
@MainActor
package struct PressableControl {
  /// What it is called.
  package let name: String
  private let control: UIControl

  /// The controls of a view that can be seen and used, in view order.
  package static func all(in view: UIView?) -> [PressableControl] {
    guard let view, !view.isHidden, view.alpha > 0 else { return [] }
    if let control = view as? UIControl {
      return control.isEnabled ? [PressableControl(control)] : []
    }
    return view.subviews.flatMap(all(in:))
  }

  private init(_ control: UIControl) {
    self.control = control
    let title = (control as? UIButton)?.currentTitle
    name = control.accessibilityLabel ?? title ?? "\(type(of: control))"
  }

  /// Presses it, as a finger would.
  package func press() {
    control.press()
  }
}
