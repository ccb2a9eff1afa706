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

  // Source: UIKIT-CASES.md present-form-sheet-size.
  @Test
  func `present-form-sheet-size: without one it has the usual size on a pad, and fills a phone`() {
    let onPad = formFrame(on: .pad)
    #expect(onPad.size == CGSize(width: 540, height: 620))
    #expect(abs(onPad.midX - 512) <= 8 && abs(onPad.midY - 384) <= 16)
    #expect(formFrame(on: .phone) == CGRect(x: 0, y: 0, width: 400, height: 800))
  }

  private func formFrame(on device: TouchWorld.Device) -> CGRect {
    let world = TouchWorld(device)
    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    present(form, in: world)
    return form.view.convert(form.view.bounds, to: nil)
  }

  private func present(_ controller: UIViewController, in world: TouchWorld) {
    let root = UIViewController()
    world.window.rootViewController = root
    world.scheduler.runUntilIdle()
    root.present(controller, animated: false)
    world.scheduler.runUntilIdle()
    world.window.layoutIfNeeded()
  }

  // Source: UIKIT-CASES.md alert-sheet-on-phone.
  @Test func `alert-sheet-on-phone: an action sheet lies at the end of the screen`() throws {
    let world = TouchWorld()
    let sheet = UIAlertController(title: "Sheet", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "OK", style: .default))
    present(sheet, in: world)
    let box = try #require(sheet.view.subviews.first)
    #expect(box.frame.minX == 8 && box.frame.width == 384 && box.frame.maxY == 792)
  }

  // Source: UIKIT-CASES.md search-hides-bar.
  @Test func `search-hides-bar: an active search is at the top, if that is wanted`() {
    let world = TouchWorld()
    let root = UIViewController()
    let search = UISearchController()
    root.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: root)
    world.window.rootViewController = navigation
    world.scheduler.runUntilIdle()
    func top() -> CGFloat {
      world.scheduler.runUntilIdle()
      return search.searchBar.convert(search.searchBar.bounds, to: nil).minY
    }
    #expect(top() == 44)
    search.isActive = true
    #expect(top() == 0 && navigation.navigationBar.isHidden)
    #expect(!navigation.isNavigationBarHidden)
    #expect(root.view.convert(root.view.bounds, to: nil).minY == 56)
    search.isActive = false
    #expect(top() == 44 && !navigation.navigationBar.isHidden)
    search.hidesNavigationBarDuringPresentation = false
    search.isActive = true
    #expect(top() == 44)
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

  // Source: UIKIT-CASES.md scroll-dismisses-keyboard.
  @Test(arguments: [
    (UIScrollView.KeyboardDismissMode.none, true), (.onDrag, false), (.interactive, true),
    (.onDragWithAccessory, false),
  ])
  func `scroll-dismisses-keyboard: a drag ends editing where that is asked for`(
    mode: UIScrollView.KeyboardDismissMode, isEdited: Bool
  ) {
    let world = TouchWorld()
    let scroll = UIScrollView(frame: world.window.bounds)
    scroll.contentSize = CGSize(width: 400, height: 2000)
    scroll.keyboardDismissMode = mode
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    scroll.addSubview(field)
    world.window.addSubview(scroll)
    field.becomeFirstResponder()
    world.input.begin(at: CGPoint(x: 200, y: 400))
    world.input.move(to: CGPoint(x: 200, y: 300))
    #expect(scroll.contentOffset.y > 0 && field.isFirstResponder == isEdited)
    world.input.end()
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

  @Test func `text-field-before-window: so is one in a static cell, which is in no view then`() {
    let world = TouchWorld()
    let navigation = UINavigationController(rootViewController: UIViewController())
    world.window.rootViewController = navigation
    world.scheduler.runUntilIdle()
    let form = StaticFormController()
    navigation.pushViewController(form, animated: true)
    world.scheduler.runUntilIdle()
    #expect(form.field.isFirstResponder)
  }
}

/// A table with a cell that exists before the table asks for it, as a storyboard's static cells do.
private final class StaticFormController: UITableViewController {
  let cell = UITableViewCell()
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))

  override func viewDidLoad() {
    super.viewDidLoad()
    cell.contentView.addSubview(field)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    field.becomeFirstResponder()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { cell }
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
