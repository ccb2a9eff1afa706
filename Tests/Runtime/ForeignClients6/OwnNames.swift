// swift-format-ignore-file
//  Subclasses whose members have names that Apple's classes leave free. That this compiles is the test.

import UIKit

final class Spinner: UIScrollView {
    private(set) var turns: [String] = []
    var areScrollIndicatorsShown: Bool { false }
    func drag(by translation: CGPoint) { turns.append("drag") }
    func beginDragging() -> Bool { turns.append("begin"); return true }
    func endDragging(velocity: CGPoint = .zero) { turns.append("end") }
    func beginPinch() -> Bool { false }
    func pinch(by factor: CGFloat, at point: CGPoint? = nil) {}
    func endPinch() {}
}

final class Wizard: UIViewController {
    var segueIdentifiers: [String] { ["next", "back"] }
    var lifecycleName: String { "wizard" }
    var lifecycleID: Int { 7 }
    func triggerSegue(withIdentifier identifier: String, sender: Any?) -> Bool { false }
    func measureDelivery(animated: Bool) {}
}

final class Question: UIAlertController {
    private(set) var given: UIAlertAction?
    func answer(with action: UIAlertAction) { given = action }
}

final class Kiosk: UIApplication {
    var scheduler: Timer?
    var screen: String { "front" }
    var doctor: String { "none" }
    var exposedClasses: [AnyClass] { [] }
    var logHandler: Int { 0 }
    var touchInput: Bool { true }
    private(set) var sizes: [CGSize] = []
    func resize(to size: CGSize) { sizes.append(size) }
    func rotate() {}
    func launch(_ delegate: any UIApplicationDelegate, mainStoryboard: String? = nil) {}
    func enterBackground() {}
    func enterForeground() {}
    func terminate() {}
    func receiveMemoryWarning() {}
    func tapStatusBar() -> Bool { false }
    override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
}

final class Stack: UINavigationController {
    func beginInteractivePop() -> Bool { false }
}

final class Album: UIPageViewController {
    func beginSwipe(_ direction: NavigationDirection) -> Bool { false }
}

final class Tabs: UITabBarController {
    func pressTab(at index: Int) -> Bool { false }
}

final class Bar: UINavigationBar {
    var backTitle: String? { "Away" }
    func pressBack() {}
}

final class Ledger: UITableView {
    func tapRow(at indexPath: IndexPath) -> Bool { false }
    func tapAccessory(at indexPath: IndexPath) -> Bool { false }
    func tapEditingControl(at indexPath: IndexPath) -> Bool { false }
    func tapIndexTitle(_ title: String) -> Bool { false }
    func dragRow(at source: IndexPath, to proposed: IndexPath) -> Bool { false }
    func swipeRow(at indexPath: IndexPath, fromLeading: Bool = false, fully: Bool = false) -> Bool { false }
}

final class Shelf: UICollectionView {
    func tapItem(at indexPath: IndexPath) -> Bool { false }
}

final class BigButton: UIButton {
    func press() -> Bool { false }
}

final class Dial: UISlider {
    func chooseValue(_ value: Float) -> Bool { false }
}

final class Counter: UIStepper {
    func increment() -> Bool { false }
    func decrement() -> Bool { false }
}

final class Choice: UISegmentedControl {
    func chooseSegment(at segment: Int) -> Bool { false }
}

final class Diary: UIDatePicker {
    func chooseDate(_ date: Date) -> Bool { false }
    func chooseDuration(_ duration: TimeInterval) -> Bool { false }
}

final class Drawer: UISheetPresentationController {
    func drag(to identifier: Detent.Identifier) -> Bool { false }
    func beginInteractiveDismissal() -> Bool { false }
}

final class Pane: UIWindow {
    var isRedrawNeeded: Int { 0 }
}

extension UIColor {
    var redValue: Int { 255 }
    var alphaValue: Int { 255 }
    var terminalRole: String { "ink" }
}

final class Poster: UIImage, @unchecked Sendable {
    var cellArt: String { "none" }
}

final class Command: UIAction {
    func perform(sender: Any?) {}
}

final class Presenter: UITabBarItem {
    convenience init(title: String?, tag: Int) {
        self.init()
        self.title = title
    }
}

extension UIScreen {
    var cellSize: Int { 1 }
    func size(columns: Int, rows: Int) -> Int { columns * rows }
}

extension UIFont {
    var isBold: Bool { false }
    var weight: Int { 400 }
}

extension CGContext {
    func saveState() -> Int { 1 }
    func drawText(_ text: String) {}
}

extension UIStoryboard {
    enum Scene: String { case main }
    func register(_ scenes: [Scene]) {}
}
