import Foundation
import UIKit

/// A delegate that records its calls, abbreviated.
@MainActor
final class ScrollLog: UIScrollViewDelegate {
  var lines: [String] = []
  var zoomView: UIView?
  var changeTarget: ((CGPoint) -> CGPoint)?

  /// The calls since the last time, without repetitions in a row.
  func take() -> [String] {
    defer { lines = [] }
    return lines.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("didScroll") }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { lines.append("didZoom") }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    lines.append("willBeginDragging")
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    lines.append("willEndDragging(\(velocity == .zero ? "still" : "flick"))")
    if let changeTarget { targetContentOffset.pointee = changeTarget(targetContentOffset.pointee) }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    lines.append("didEndDragging(\(decelerate))")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    lines.append("willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    lines.append("didEndDecelerating")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    lines.append("didEndScrollingAnimation")
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { lines.append("didScrollToTop") }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    if zoomView != nil { lines.append("viewForZooming") }
    return zoomView
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    lines.append("willBeginZooming")
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    lines.append("didEndZooming(\(scale))")
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    lines.append("didChangeAdjustedContentInset")
  }
}

/// A scroll view with a delegate, in a fresh world.
@MainActor
struct ScrollWorld {
  let world = DrawingWorld()
  let view: UIScrollView
  let log = ScrollLog()

  init(width: CGFloat = 20, height: CGFloat = 10, content: CGSize) {
    view = UIScrollView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.contentSize = content
    view.delegate = log
  }

  /// Puts a view of the content's size inside, to be zoomed between two limits.
  func addZoomView(_ limits: ClosedRange<CGFloat>) {
    let content = UIView(frame: CGRect(origin: .zero, size: view.contentSize))
    view.addSubview(content)
    view.minimumZoomScale = limits.lowerBound
    view.maximumZoomScale = limits.upperBound
    log.zoomView = content
  }

  func settle() { world.scheduler.runUntilIdle() }
}
