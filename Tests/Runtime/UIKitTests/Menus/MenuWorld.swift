import Foundation
import Testing

@testable import UIKit

/// A button on the screen of a stack, whose menus are opened and chosen from.
@MainActor
final class MenuWorld {
  let recorder = TraceRecorder()
  let root: NamedViewController
  let button = UIButton(type: .system)

  /// Makes a world; the root is made in its application.
  init(_ makeRoot: @autoclosure () -> NamedViewController = NamedViewController("A")) {
    let root = makeRoot()
    self.root = root
    button.setTitle("Edit", for: .normal)
    button.frame = CGRect(x: 2, y: 2, width: 10, height: 1)
    root.loadViewIfNeeded()
    root.view.addSubview(button)
    recorder.launch(UINavigationController(rootViewController: root))
  }

  var application: UIApplication { recorder.application }

  /// Opens a menu of the button.
  func open(_ menu: UIMenu) {
    button.showsMenuAsPrimaryAction = true
    button.menu = menu
    press(button)
  }

  func press(_ button: UIButton) {
    application.touchInput.tap(at: middle(of: button))
    recorder.settle()
  }

  func hold(_ view: UIView) {
    application.touchInput.begin(at: middle(of: view))
    recorder.scheduler.advance(by: .milliseconds(600))
    application.touchInput.endAll()
    recorder.settle()
  }

  func close() {
    root.dismiss(animated: true)
    recorder.settle()
  }

  private func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  /// The menu's screen, if one is shown.
  private var parts: [UIView] {
    let menu = root.outermost.presentedViewController as? MenuController
    let box = menu?.view.subviews.compactMap { $0 as? UIScrollView }.first
    return (box?.subviews ?? []).filter { $0 is MenuRow || $0 is MenuLine || $0 is UILabel }
  }

  var buttons: [UIButton] { parts.compactMap { $0 as? UIButton } }

  /// The names of the choices.
  var rows: [String] { buttons.map { $0.accessibilityLabel ?? "" } }

  /// What the rows show, a line as a dash.
  var texts: [String] {
    parts.map { ($0 as? UIButton)?.currentTitle ?? ($0 as? UILabel)?.text ?? "-" }
  }

  func choose(_ name: String) {
    guard let row = buttons.first(where: { $0.accessibilityLabel == name }) else {
      Issue.record("no choice \(name) among \(rows)")
      return
    }
    row.press()
    recorder.settle()
  }
}
