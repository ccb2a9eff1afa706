import Foundation

/// The root view of a container: one row of bar on top, the content below it, and perhaps tools.
///
/// Only the frontmost view of the content follows the size, so that a view that is leaving is not
/// laid out again.
@MainActor
final class BarredContainerView: UIView {
  let bar: UIView
  let content = UIView(frame: .zero)
  /// Whether the bar takes its row.
  private(set) var showsBar = true
  /// The row below the content, while there is one.
  private(set) var tools: UIView?

  init(bar: UIView, frame: CGRect) {
    self.bar = bar
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    autoresizesSubviews = false
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

  /// Gives the bar its row, or takes it; the shown view follows.
  func setShowsBar(_ shows: Bool) {
    guard showsBar != shows else { return }
    showsBar = shows
    placeParts()
  }

  /// Shows a row below the content, or none; the shown view follows.
  func setTools(_ newTools: UIView?) {
    guard tools !== newTools else { return }
    tools?.removeFromSuperview()
    tools = newTools
    if let newTools { addSubview(newTools) }
    placeParts()
  }

  /// Puts a view into the content, in front, at the full size that the bar leaves.
  ///
  /// The view that was shown keeps its size.
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

  /// Gives bar, content and the shown view their places now.
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
    let row = ScreenCell.height
    let barHeight = showsBar ? row : 0
    let size = storedBounds.size
    bar.frame = CGRect(x: 0, y: 0, width: size.width, height: row)
    content.frame = CGRect(
      x: 0, y: barHeight, width: size.width,
      height: max(0, size.height - barHeight - (tools == nil ? 0 : row)))
    tools?.frame = CGRect(x: 0, y: max(0, size.height - row), width: size.width, height: row)
  }
}
