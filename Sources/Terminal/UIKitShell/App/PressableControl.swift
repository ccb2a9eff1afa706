import UIKit

/// A control that a command can press.
@MainActor
package struct PressableControl {
  /// What it is called.
  package let name: String
  /// The number that the screen shows for it, from 1, or its place among the controls.
  package private(set) var number = 0
  private let control: UIControl

  /// The controls of a view that can be seen and used, in view order, each with its number.
  package static func all(in view: UIView?) -> [PressableControl] {
    found(in: view).enumerated().map { place, control in
      var control = control
      control.number = control.control.tag > 0 ? control.control.tag : place + 1
      return control
    }
  }

  private static func found(in view: UIView?) -> [PressableControl] {
    guard let view, !view.isHidden, view.alpha > 0 else { return [] }
    if let control = view as? UIControl {
      return control.isEnabled ? [PressableControl(control)] : []
    }
    return view.subviews.flatMap(found(in:))
  }

  private init(_ control: UIControl) {
    self.control = control
    let title = (control as? UIButton)?.currentTitle
    name = control.accessibilityLabel ?? title ?? "\(type(of: control))"
  }

  /// Presses it, as a tap does.
  package func press() {
    control.press()
  }
}
