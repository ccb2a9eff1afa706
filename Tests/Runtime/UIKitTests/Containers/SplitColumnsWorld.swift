import UIKit

/// A split view of two or three columns in a window.
@MainActor
final class SplitColumnsWorld {
  let recorder: TraceRecorder
  let split: UISplitViewController
  let list: NamedViewController
  /// The controller of the supplementary column, of three.
  let mail: NamedViewController
  let detail: NamedViewController
  let delegate: SplitColumnsDelegate
  let window: UIWindow

  init(
    columns: CGFloat, style: UISplitViewController.Style = .doubleColumn,
    top: UISplitViewController.Column? = nil, compact: UIViewController? = nil
  ) {
    recorder = TraceRecorder(size: CGSize(width: columns, height: 24))
    (list, mail) = (NamedViewController("List"), NamedViewController("Mail"))
    detail = NamedViewController("Detail")
    split = UISplitViewController(style: style)
    delegate = SplitColumnsDelegate(top: top)
    split.delegate = delegate
    split.setViewController(list, for: .primary)
    if style == .tripleColumn { split.setViewController(mail, for: .supplementary) }
    split.setViewController(detail, for: .secondary)
    if let compact { split.setViewController(compact, for: .compact) }
    window = recorder.show(split)
    recorder.settle()
  }

  /// The names of the columns that are in the window, in order.
  var shown: [String] {
    [list, mail, detail].filter { $0.viewIfLoaded?.window != nil }.map(\.name)
  }

  func resize(to columns: CGFloat) {
    recorder.application.resize(to: CGSize(width: columns, height: 24))
    recorder.settle()
  }

  /// Does something and waits for what it changes.
  func after(_ use: (UISplitViewController) -> Void) -> [String] {
    delegate.calls = []
    use(split)
    recorder.settle()
    return shown
  }
}

/// A delegate that writes down what it is asked and told.
@MainActor
final class SplitColumnsDelegate: UISplitViewControllerDelegate {
  let top: UISplitViewController.Column?
  var calls: [String] = []

  init(top: UISplitViewController.Column?) { self.top = top }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    calls.append("top \(proposedTopColumn)")
    return top ?? proposedTopColumn
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode {
    calls.append("mode \(proposedDisplayMode)")
    return proposedDisplayMode
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    calls.append("to \(displayMode)")
  }

  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {
    calls.append("show \(column)")
  }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {
    calls.append("hide \(column)")
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    calls.append("did collapse")
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("did expand") }

  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    calls.append("show detail")
    return true
  }
}
