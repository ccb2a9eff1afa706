import Foundation

/// The root view of a page view controller: one page, or two side by side.
@MainActor
final class PagesView: ContainerRootView {
  private var shown: [UIView] = []

  /// Shows pages from left to right.
  func show(_ views: [UIView]) {
    shown = views
    placeChildren()
    for view in views where view.storedSuperview !== self { addSubview(view) }
  }

  override func placeChildren() {
    let size = storedBounds.size
    guard shown.count == 2 else {
      shown.first?.frame = CGRect(origin: .zero, size: size)
      return
    }
    let left = (size.width / 2).rounded(.down)
    shown[0].frame = CGRect(x: 0, y: 0, width: left, height: size.height)
    shown[1].frame = CGRect(x: left, y: 0, width: size.width - left, height: size.height)
  }
}
