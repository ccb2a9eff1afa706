import UIKit

extension GalleryViewController: HintedListScreen {
  var screenName: String { "gallery" }

  var stateValues: [StateValue] {
    [
      StateValue(.games, "\(model.gameCount)"),
      StateValue(.sections, model.sections.map(\.theme).joined(separator: " ")),
      StateValue(.loading, message == nil ? "no" : "yes"),
    ]
  }

  var destinations: [Destination] {
    guard model.gameCount > 0 else { return sheetsOfTabs }
    let pages = Destination(name: "pages", style: .present) { [weak self] in
      self?.showPages(from: 0)
    }
    return [pages] + sheetsOfTabs
  }
}

extension UIScrollView {
  /// Scrolls a list of lines.
  ///
  /// - Parameters:
  ///   - direction: Which way; left and right do nothing.
  ///   - amount: How many lines; nil for most of the view.
  /// - Returns: What is visible now, in one sentence; nil if all of it is.
  func scrollLines(_ direction: ScrollDirection, by amount: Int?) -> String? {
    superview?.layoutIfNeeded()
    let visible = Int(bounds.height)
    let all = Int(contentSize.height)
    guard all > visible, visible > 0 else { return nil }
    let step = amount ?? max(1, visible - 1)
    let now = Int(contentOffset.y)
    let target =
      switch direction {
      case .up: now - step
      case .down: now + step
      case .top: 0
      case .end: all
      case .left, .right: now
      }
    let first = min(max(0, target), all - visible)
    setContentOffset(CGPoint(x: 0, y: first), animated: false)
    return "Lines \(first + 1)-\(first + visible) of \(all)."
  }
}
