import UIKit

/// What UIKit tells of a screen and of all that is around it, for `state` and `expect`.
@MainActor
struct ScreenState {
  let controller: UIViewController

  /// The keys that have a value here.
  var entries: [StateEntry] { placeEntries + scrollEntries + focusEntries + valueEntries }

  private var placeEntries: [StateEntry] {
    var entries = [
      StateEntry(.controller, "\(controller.lifecycleID)"),
      StateEntry(.title, controller.shellTitle),
    ]
    if let stack = controller.navigationController {
      let titles = stack.viewControllers.map(\.frontmostTitle)
      entries.append(StateEntry(.stack, titles.joined(separator: ", ")))
    }
    if root.presentingViewController != nil {
      entries.append(StateEntry(.presented, root.frontmostTitle))
    }
    if let place = controller.pageNumbers {
      entries.append(StateEntry(.page, "\(place.number) of \(place.count)"))
    }
    return entries
  }

  /// How far the scroll view in front is scrolled: one of the controller's own, else one around it.
  var scrollEntries: [StateEntry] {
    let candidates = [controller, root].lazy.map {
      $0.viewIfLoaded?.shownViews(of: UIScrollView.self) ?? []
    }
    let views = candidates.first { !$0.isEmpty } ?? []
    guard let view = views.first(where: \.hasMoreThanItShows) ?? views.first else { return [] }
    let visible = view.bounds.intersection(CGRect(origin: .zero, size: view.contentSize))
    let rectangle = visible.isNull ? CGRect.zero : visible
    return [
      StateEntry(.scrollOffset, Self.words(view.contentOffset.x, view.contentOffset.y)),
      StateEntry(.scrollContent, Self.words(view.contentSize.width, view.contentSize.height)),
      StateEntry(
        .scrollVisible,
        Self.words(rectangle.minX, rectangle.minY, rectangle.width, rectangle.height)),
      StateEntry(.scrollZoom, Double(view.zoomScale).inShortWords),
    ]
  }

  private var focusEntries: [StateEntry] {
    guard let responder = root.viewIfLoaded?.window?.firstResponder else { return [] }
    return [StateEntry(.focus, responder.elementName)]
  }

  /// The values of what has an accessibility identifier.
  private var valueEntries: [StateEntry] {
    (root.viewIfLoaded?.shownViews(of: UIView.self) ?? []).compactMap { view in
      guard let identifier = view.accessibilityIdentifier, !identifier.isEmpty else { return nil }
      let value =
        (view as? any AdjustableControl)?.valueInWords ?? view.accessibilityValue
        ?? view.accessibilityLabel
      guard let value else { return nil }
      let key = identifier.split(whereSeparator: \.isWhitespace).joined(separator: "-")
      let line = value.split(whereSeparator: \.isNewline).joined(separator: " ")
      return StateEntry(key: ScreenKey.valuePrefix + key, value: line)
    }
  }

  /// The outermost controller of all that is in front together.
  private var root: UIViewController {
    var root = controller
    while let parent = root.parent { root = parent }
    return root
  }

  private static func words(_ numbers: CGFloat...) -> String {
    numbers.map { (Double($0) + 0).inShortWords }.joined(separator: " ")
  }
}

extension UIResponder {
  /// What a person calls a responder: a view's name, a controller's title, or the class.
  var elementName: String {
    switch self {
    case let control as UIControl: ScreenElement(control).name
    case let view as UIView: view.elementTitle
    case let controller as UIViewController: controller.shellTitle
    default: "\(type(of: self))"
    }
  }
}

extension UIViewController {
  /// The title of this controller, or of the one that it shows if it is a mere container.
  fileprivate var frontmostTitle: String {
    isContainer ? frontmostChain(withPresented: false).last?.shellTitle ?? "" : shellTitle
  }

  /// The visible page and the number of pages of a scroll view with paging.
  var pageNumbers: (number: Int, count: Int)? { viewIfLoaded?.firstPagingView?.pageNumbers }
}
