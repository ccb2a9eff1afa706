import UIKit

/// The line below a list that does not fit: what of it is visible, and how to see the rest.
final class ListHint: UILabel {
  /// The height of the list's content, in lines.
  private var height: CGFloat = 0

  /// Lays out a list, and this line in its last row where the list is longer than its room.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - height: The height of the content, in lines.
  ///   - room: The room of both, in the list's superview.
  ///   - wording: How scrolling is phrased.
  func layOut(_ list: UIScrollView, height: CGFloat, in room: CGRect, _ wording: any Wording) {
    let isLonger = height > room.height
    var frame = room
    if isLonger { frame.size.height = max(1, room.height - 1) }
    list.frame = frame
    self.height = height
    let last = max(0, height - frame.height)
    if list.contentOffset.y > last { list.contentOffset.y = last }
    self.frame = CGRect(x: room.minX, y: frame.maxY, width: room.width, height: 1)
    isHidden = !isLonger
    update(for: list, wording)
  }

  /// Says what is visible of a list now, if not all of it is.
  func update(for list: UIScrollView, _ wording: any Wording) {
    // Another text lets the superview be laid out once more.
    guard !isHidden else { return }
    let (first, visible) = (Int(list.contentOffset.y), Int(list.bounds.height))
    let all = Int(height)
    let direction = first + visible < all ? ScrollDirection.down : .up
    let lines = "Lines \(first + 1)-\(min(all, first + visible)) of \(all)"
    let forms = wording.forms(of: .scroll(direction)).map { "\(lines): \($0)" } + [lines]
    text = forms.first { CGFloat($0.count) <= bounds.width } ?? lines
  }
}

/// A screen with one list and the line below it.
@MainActor
protocol HintedListScreen: Screen, UIScrollViewDelegate {
  var context: AppContext { get }
  /// What scrolls.
  var list: UIScrollView { get }
  /// What of it is visible, and how to see the rest.
  var hint: ListHint { get }
}

extension HintedListScreen {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    hint.update(for: scrollView, context.wording)
  }

  func scroll(_ direction: ScrollDirection, by amount: Int?) -> String? {
    list.scrollLines(direction, by: amount)
  }
}
