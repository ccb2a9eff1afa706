import Foundation

/// Shows what an app shares, and lets a person choose what is done with it: Copy, and the activities of the app.
///
/// Source: Apple, UIActivityViewController; UIKIT-CASES.md activity-choice.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Called at the end: with the chosen activity, whether it did what it is for, items that it returned, and an error.
  public typealias CompletionWithItemsHandler =
    @MainActor (
      _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
      _ activityError: (any Error)?
    ) -> Void

  private let items: [Any]
  private let activities: [UIActivity]
  /// Called at the end.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Makes a choice for items, with the app's activities behind UIKit's.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = [CopyActivity()] + (applicationActivities ?? [])
    super.init(nibName: nil, bundle: nil)
    title = "Share"
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  /// There are no items in a file, so none is made.
  public required init?(coder: NSCoder) {
    nil
  }

  open override func loadView() {
    let view = MenuView(frame: UIApplication.shared.screen.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.closes = { [weak self] in self?.end(nil, false) }
    view.show(summary + choices)
    self.view = view
  }

  open override func accessibilityPerformEscape() -> Bool {
    end(nil, false)
    return true
  }

  /// What is shared, a line for each item.
  private var summary: [UIView] {
    items.map { item in
      let label = UILabel(frame: .zero)
      label.text = Self.text(of: placeholder(of: item))
      label.font = .boldSystemFont(ofSize: UIFont.labelFontSize)
      return label
    } + [MenuLine(frame: .zero)]
  }

  private static func text(of item: Any) -> String {
    switch item {
    case let text as String: text.split(separator: "\n").first.map(String.init) ?? ""
    case let url as URL: url.absoluteString
    case let text as NSAttributedString: text.string
    case let image as UIImage:
      "Picture \(Int(image.size.width))x\(Int(image.size.height))"
    default: "\(type(of: item))"
    }
  }

  private var choices: [UIView] {
    let items = items.map(placeholder)
    let excluded = Set(excludedActivityTypes ?? [])
    let offered = activities.filter { activity in
      activity.activityType.map { !excluded.contains($0) } ?? true
        && activity.canPerform(withActivityItems: items)
    }
    return offered.map { activity in
      MenuRow(activity.activityTitle ?? "", image: activity.activityImage) { [weak self] in
        self?.choose(activity)
      }
    } + [MenuRow("Close") { [weak self] in self?.end(nil, false) }]
  }

  private func placeholder(of item: Any) -> Any {
    (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
  }

  /// The activity does its work while the choice is still presented, so that it may show a screen of its own.
  private func choose(_ activity: UIActivity) {
    let type = activity.activityType
    activity.prepare(
      withActivityItems: items.compactMap { item in
        guard let source = item as? any UIActivityItemSource else { return item }
        return source.activityViewController(self, itemForActivityType: type)
      })
    activity.finish = { [weak self] in self?.end(type, $0) }
    if let shown = activity.activityViewController {
      present(shown, animated: true)
    } else {
      activity.perform()
    }
  }

  private func end(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    let handler = completionWithItemsHandler
    guard let presenter = presentingViewController else { return }
    completionWithItemsHandler = nil
    presenter.dismiss(animated: true) { handler?(type, completed, nil, nil) }
  }
}
