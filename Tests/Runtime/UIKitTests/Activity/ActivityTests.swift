import Foundation
import Testing

@testable import UIKit

/// UIKIT-CASES.md activity-choice.
@MainActor @Suite struct ActivityTests {
  /// Counts words, or shows a screen that does.
  private final class CountActivity: UIActivity {
    var screen: UIViewController?
    var words = 0

    override var activityType: ActivityType? { ActivityType("com.example.count") }
    override var activityTitle: String? { "Count" }
    override var activityViewController: UIViewController? { screen }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      activityItems.first is String
    }

    override func prepare(withActivityItems activityItems: [Any]) {
      words = (activityItems.first as? String)?.split(separator: " ").count ?? 0
    }

    override func perform() { activityDidFinish(words > 0) }
  }

  /// Is long only when it is wanted.
  private final class Letter: UIActivityItemSource {
    func activityViewControllerPlaceholderItem(
      _ activityViewController: UIActivityViewController
    ) -> Any { "" }

    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { "for \(activityType?.rawValue ?? "")" }
  }

  private let world = MenuWorld()

  private func share(_ items: [Any], with activities: [UIActivity] = []) -> (
    UIActivityViewController, () -> [String]
  ) {
    let choice = UIActivityViewController(activityItems: items, applicationActivities: activities)
    var ends: [String] = []
    choice.completionWithItemsHandler = { type, completed, _, error in
      ends.append("\(type?.rawValue ?? "nil") \(completed) \(error == nil)")
    }
    world.root.present(choice, animated: true)
    world.recorder.settle()
    return (choice, { ends })
  }

  private func rows(of choice: UIActivityViewController) -> [MenuRow] {
    let box = choice.view.subviews.compactMap { $0 as? UIScrollView }.first
    return (box?.subviews ?? []).compactMap { $0 as? MenuRow }
  }

  private func press(_ title: String, in choice: UIActivityViewController) {
    guard let row = rows(of: choice).first(where: { $0.accessibilityLabel == title }) else {
      Issue.record("no \(title)")
      return
    }
    row.press()
    world.recorder.settle()
  }

  @Test func `activity-choice: Copy puts every item into the pasteboard, and the end is told once`()
    throws
  {
    let link = try #require(URL(string: "https://example.com"))
    let (choice, ends) = share(["tea", link])
    #expect(rows(of: choice).map(\.accessibilityLabel) == ["Copy", "Close"])
    press("Copy", in: choice)
    #expect(UIPasteboard.general.strings == ["tea", "https://example.com"])
    #expect(UIPasteboard.general.urls == [link])
    #expect(ends() == ["com.apple.UIKit.activity.CopyToPasteboard true true"])
    #expect(world.root.presentedViewController == nil)
  }

  @Test func `activity-choice: closing it says that nothing was done`() {
    let (choice, ends) = share([7])
    #expect(rows(of: choice).map(\.accessibilityLabel) == ["Close"])
    press("Close", in: choice)
    #expect(ends() == ["nil false true"])
  }

  @Test func `activity-choice: the app's activities are offered for what they can take`() {
    let count = CountActivity()
    let (choice, ends) = share(["one two"], with: [count])
    #expect(rows(of: choice).map(\.accessibilityLabel) == ["Copy", "Count", "Close"])
    press("Count", in: choice)
    #expect(count.words == 2 && ends() == ["com.example.count true true"])
  }

  @Test func `activity-choice: what is excluded is not offered, and a source gives its item late`()
  {
    let count = CountActivity()
    let choice = UIActivityViewController(
      activityItems: [Letter()], applicationActivities: [count])
    choice.excludedActivityTypes = [UIActivity.ActivityType("com.example.count")]
    world.root.present(choice, animated: false)
    world.recorder.settle()
    #expect(rows(of: choice).map(\.accessibilityLabel) == ["Copy", "Close"])
    press("Copy", in: choice)
    #expect(
      UIPasteboard.general.string == "for com.apple.UIKit.activity.CopyToPasteboard")
  }

  @Test func `activity-choice: an activity may show a screen, and ends with it`() {
    let count = CountActivity()
    let screen = NamedViewController("B")
    count.screen = screen
    let (choice, ends) = share(["one"], with: [count])
    press("Count", in: choice)
    #expect(choice.presentedViewController === screen && ends() == [])
    count.activityDidFinish(true)
    count.activityDidFinish(true)
    world.recorder.settle()
    #expect(ends() == ["com.example.count true true"])
    #expect(world.root.presentedViewController == nil)
  }

  @Test func `a value of an object is a key that finds it again`() {
    let (one, other) = (UIView(frame: .zero), UIView(frame: .zero))
    let places = [NSValue(nonretainedObject: one): 1, NSValue(nonretainedObject: other): 2]
    #expect(places[NSValue(nonretainedObject: one)] == 1)
    #expect(NSValue(nonretainedObject: nil) == NSValue(nonretainedObject: nil))
  }
}
