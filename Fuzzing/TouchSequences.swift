import Foundation
import UIKit

/// Fingers that come down, move and leave in any order, in an app of views that take touches: whatever comes,
/// the app comes to rest, and no finger stays when all have left.
@MainActor
enum TouchSequences {
  nonisolated static func tryOut(_ bytes: [UInt8]) {
    MainActor.assumeIsolated { touch(bytes) }
  }

  private static func touch(_ bytes: [UInt8]) {
    let scheduler = UIKitRuntime.SteppedScheduler()
    let device = UIKitRuntime.Device(
      scheduler: scheduler, screenSize: CGSize(width: 390, height: 844),
      cellSize: CGSize(width: 8, height: 16))
    let before = device.share()
    defer { before.share() }
    device.launch(TouchedAppDelegate())
    scheduler.runTurns()
    // An action in four bytes: what and which finger, where, and how long until the next.
    for action in stride(from: 0, to: min(bytes.count, 2000) - 3, by: 4) {
      let place = CGPoint(
        x: CGFloat(bytes[action + 1]) * 390 / 200 - 20,
        y: CGFloat(bytes[action + 2]) * 844 / 230 - 20)
      act(Int(bytes[action]), at: place, on: device)
      scheduler.advance(by: .milliseconds(Int(bytes[action + 3]) * 4))
    }
    device.touches.endAll()
    precondition(device.touches.fingers.isEmpty, "a finger stayed")
    scheduler.advance(by: .seconds(20))
    precondition(!device.hasPendingTransitions, "a transition does not end")
    device.terminate()
  }

  private static func act(_ action: Int, at place: CGPoint, on device: UIKitRuntime.Device) {
    let (touches, finger) = (device.touches, action / 16 % 4)
    switch action % 16 {
    case 0...3: touches.begin(finger, at: place)
    case 4...8: touches.move(finger, to: place)
    case 9, 10: touches.end(finger)
    case 11: touches.begin([0: place, 1: CGPoint(x: place.y / 3, y: place.x)])
    case 12: touches.move([0: place, 1: CGPoint(x: place.y / 3, y: place.x)])
    case 13: touches.tap(at: place)
    case 14: touches.cancelAll()
    default:
      if finger == 0 { device.rotate() } else { device.receiveMemoryWarning() }
    }
  }
}

private final class TouchedAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let navigation = UINavigationController(rootViewController: TouchedTableController())
    navigation.pushViewController(TouchedTableController(), animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// A table that is edited, above a scroll view that zooms, with controls and recognizers in it.
private final class TouchedTableController: UIViewController, UITableViewDataSource,
  UITableViewDelegate, UIScrollViewDelegate
{
  private let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 420, width: 390, height: 400))
  private let content = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 900))
  private var rows = Array(0..<30)

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    scroll.delegate = self
    scroll.contentSize = content.bounds.size
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.5, 4)
    scroll.addSubview(content)
    let controls: [UIView] = [
      UISlider(), UISwitch(), UIStepper(), UISegmentedControl(items: ["a", "b"]), UITextView(),
      UIButton(type: .system), UIDatePicker(), UIPageControl(),
    ]
    for (number, control) in controls.enumerated() {
      control.frame = CGRect(
        x: 10 + 190 * (number % 2), y: 10 + 60 * (number / 2), width: 180, height: 50)
      content.addSubview(control)
    }
    let turned = UIView(frame: CGRect(x: 10, y: 300, width: 300, height: 200))
    turned.isMultipleTouchEnabled = true
    content.addSubview(turned)
    for recognizer in [
      UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UILongPressGestureRecognizer(),
      UIPanGestureRecognizer(), UISwipeGestureRecognizer(), UITapGestureRecognizer(),
    ] {
      recognizer.addTarget(self, action: TouchedTableController.push)
      turned.addGestureRecognizer(recognizer)
    }
    view.addSubview(table)
    view.addSubview(scroll)
    navigationItem.rightBarButtonItem = editButtonItem
  }

  private func push() {
    guard let navigationController, navigationController.viewControllers.count < 5 else { return }
    navigationController.pushViewController(TouchedTableController(), animated: true)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    table.setEditing(editing, animated: animated)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    scrollView === scroll ? content : nil
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(rows[indexPath.row])"
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { push() }
}
