import Foundation

/// The root view of a container: a bar at the top, the content below it, and optionally a toolbar.
///
/// Only the frontmost view of the content is resized, so that a view that is about to be removed is
/// not laid out again.
@MainActor
final class BarredContainerView: UIView {
  let bar: UIView
  let content = UIView(frame: .zero)
  /// Whether the bar is shown.
  private(set) var showsBar = true
  /// The search bar below the bar, if there is one.
  private(set) var search: UIView?
  /// The toolbar below the content, if there is one.
  private(set) var tools: UIView?

  init(bar: UIView, frame: CGRect) {
    self.bar = bar
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.autoresizesSubviews = false
    addSubview(content)
    addSubview(bar)
    placeParts()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// Shows or hides the bar, and lays out the shown view.
  func setShowsBar(_ shows: Bool) {
    guard showsBar != shows else { return }
    showsBar = shows
    placeParts()
  }

  /// Shows a search bar or none, and lays out the shown view.
  func setSearch(_ newSearch: UIView?) {
    guard search !== newSearch else { return }
    if search?.storedSuperview === self { search?.removeFromSuperview() }
    search = newSearch
    if let newSearch { addSubview(newSearch) }
    placeParts()
  }

  /// Shows a toolbar or none, and lays out the shown view.
  func setTools(_ newTools: UIView?) {
    guard tools !== newTools else { return }
    tools?.removeFromSuperview()
    tools = newTools
    if let newTools { addSubview(newTools) }
    placeParts()
  }

  /// Adds a view to the content, in front, at its full size.
  ///
  /// The view that was shown before keeps its size.
  func show(_ view: UIView, withBar shows: Bool) {
    showsBar = shows
    placeBars()
    view.frame = content.bounds
    if view.storedSuperview === content {
      content.bringSubviewToFront(view)
    } else {
      content.addSubview(view)
    }
  }

  /// Adds a view over the content for a transition of the app's own.
  func makeRoom(withBar shows: Bool) -> UIView {
    showsBar = shows
    placeBars()
    let room = UIView(frame: content.bounds)
    room.isOpaque = false
    content.addSubview(room)
    return room
  }

  /// Lays out bar, content and the shown view immediately.
  private func placeParts() {
    placeBars()
    content.storedSubviews.last { !($0 is PresentationContainerView) }?.frame = content.bounds
    for case let cover as PresentationContainerView in content.storedSubviews {
      cover.frame = content.bounds
      cover.presentation?.placePresentedView()
    }
  }

  private func placeBars() {
    if bar.isHidden == showsBar { bar.isHidden = !showsBar }
    let size = storedBounds.size
    let wanted = bar.sizeThatFits(size).height
    let barHeight = showsBar ? wanted : 0
    let tool = SystemLength.toolbar
    bar.frame = CGRect(x: 0, y: 0, width: size.width, height: wanted)
    let searchHeight = search?.intrinsicContentSize.height ?? 0
    search?.frame = CGRect(x: 0, y: barHeight, width: size.width, height: searchHeight)
    let top = barHeight + searchHeight
    content.frame = CGRect(
      x: 0, y: top, width: size.width,
      height: max(0, size.height - top - (tools == nil ? 0 : tool)))
    tools?.frame = CGRect(x: 0, y: max(0, size.height - tool), width: size.width, height: tool)
  }

  /// Lays out the parts if the bar has another height than it asks for.
  func setBarHeight(_ wanted: CGFloat) {
    if wanted != bar.storedBounds.height { placeParts() }
  }
}
