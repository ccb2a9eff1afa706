import Foundation
import Testing
import UIKit

/// Presentations on a phone's and a pad's screen.
@MainActor
@Suite struct PointsPresentationTests {
  // Source: UIKIT-CASES.md present-form-sheet-size.
  @Test func `present-form-sheet-size: a form sheet has its controller's size, in the middle`() {
    let world = TouchWorld(.terminal)
    let root = UIViewController()
    world.window.rootViewController = root
    world.scheduler.runUntilIdle()
    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    form.preferredContentSize = CGSize(width: 40, height: 10)
    root.present(form, animated: false)
    world.scheduler.runUntilIdle()
    #expect(form.view.frame == CGRect(x: 20, y: 7, width: 40, height: 10))
    #expect(root.view.tintAdjustmentMode == .dimmed)
    form.dismiss(animated: false)
    world.scheduler.runUntilIdle()
    #expect(root.view.tintAdjustmentMode == .normal)
  }

  // Source: UIKIT-CASES.md alert-sheet-on-pad.
  @Test func `alert-sheet-on-pad: an action sheet without a source stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let scheduler = UIKitRuntime.SteppedScheduler()
        let pad = UIScreen(
          size: CGSize(width: 1024, height: 768), cellSize: CGSize(width: 8, height: 16))
        UIApplication.replaceShared(with: UIApplication(scheduler: scheduler, screen: pad))
        let window = UIWindow()
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        scheduler.runUntilIdle()
        window.rootViewController?.present(
          UIAlertController(title: "Sheet", message: nil, preferredStyle: .actionSheet),
          animated: false)
        scheduler.runUntilIdle()
      }
    }
  }

  // Source: UIKIT-CASES.md text-field-before-window.
  @Test func `text-field-before-window: a field chosen in viewWillAppear is edited after the push`()
  {
    let world = TouchWorld()
    let navigation = UINavigationController(rootViewController: UIViewController())
    world.window.rootViewController = navigation
    world.scheduler.runUntilIdle()
    let form = FormViewController()
    navigation.pushViewController(form, animated: true)
    world.scheduler.runUntilIdle()
    #expect(form.field.isFirstResponder)
    form.present(UIViewController(), animated: true)
    world.scheduler.runUntilIdle()
    #expect(!form.field.isFirstResponder, "what is typed is not for a field below")
  }
}

private final class FormViewController: UIViewController {
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    field.becomeFirstResponder()
  }
}
