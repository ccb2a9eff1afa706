import Foundation
import UIKit

/// A window on the stepped scheduler with buttons that can have the focus.
@MainActor
final class FocusWorld {
  let touch = TouchWorld(.terminal)
  let root = UIViewController()
  var lines: [String] = []

  init() {
    touch.window.rootViewController = root
    touch.settle()
  }

  var input: UIKitRuntime.FocusInput { touch.application.focusInput }
  var system: UIFocusSystem? { UIFocusSystem.focusSystem(for: root) }

  /// The title of the button, or the text of the cell, that has the focus.
  var focused: String? {
    (input.item as? UIView).map { ($0 as? UIButton)?.currentTitle ?? $0.words }
  }

  @discardableResult
  func addButton(
    _ title: String, _ x: CGFloat, _ y: CGFloat, width: CGFloat = 8, to view: UIView? = nil
  ) -> UIButton {
    let button = UIButton(frame: CGRect(x: x, y: y, width: width, height: 1))
    button.setTitle(title, for: .normal)
    (view ?? root.view).addSubview(button)
    return button
  }

  /// Where focus is after some moves.
  func after(_ headings: UIFocusHeading...) -> String? {
    for heading in headings { input.move(heading) }
    return focused
  }
}

extension UIView {
  fileprivate var words: String {
    (self as? UILabel)?.text ?? subviews.map(\.words).joined()
  }
}
