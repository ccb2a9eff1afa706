extension LifecycleExplanation {
  /// The ids of the cases in docs/UIKIT-CASES.md that show a call where real UIKit makes it.
  ///
  /// Source: docs/UIKIT-CASES.md; a test compares them.
  static func cases(of call: LifecycleCallback.Kind) -> [String] {
    switch call {
    case .initWithNibName: ["create-code-only", "lazy-view-in-init"]
    case .initWithCoder: ["create-storyboard-instantiate", "launch-storyboard-root"]
    case .awakeFromNib:
      ["create-storyboard-instantiate", "segue-order-awake-prepare-outlets-load"]
    case .outletsConnected:
      ["segue-order-awake-prepare-outlets-load", "view-access-in-prepare-loads-early"]
    case .loadView: ["lazy-view-access", "lazy-loadview-default"]
    case .viewDidLoad: ["lazy-view-access", "tab-launch-lazy", "tab-second-switch"]
    case .viewWillAppear: ["nav-push-animated", "nav-pop-animated", "modal-sheet-dismiss"]
    case .viewIsAppearing: ["nav-push-animated", "window-at-each-callback"]
    case .viewDidAppear: ["nav-push-animated", "modal-fullscreen-present"]
    case .viewWillDisappear: ["nav-pop-animated", "nav-swipe-back-cancelled"]
    case .viewDidDisappear: ["nav-pop-animated", "nav-swipe-back-cancelled"]
    case .updateViewConstraints: ["layout-update-order"]
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews:
      ["launch-layout-pair-count", "nav-pop-layout-optional"]
    case .viewSafeAreaInsetsDidChange: ["layout-safe-area"]
    case .viewWillTransition: ["rotation-single", "rotation-parent-child"]
    case .willTransition, .traitCollectionDidChange: ["rotation-single"]
    case .animateAlongsideTransition, .transitionCompletion:
      ["rotation-single", "coordinator-after-animated-change"]
    case .didReceiveMemoryWarning: ["memory-who-gets-it", "memory-ios6-and-later"]
    case .willMove, .didMove: ["addchild-calls-willmove", "nav-push-animated"]
    case .shouldPerformSegue, .prepare:
      ["segue-order-awake-prepare-outlets-load", "view-access-in-prepare-loads-early"]
    case .deinit: ["nav-pop-deinit-moment", "modal-fullscreen-dismiss"]
    case .application: ["scene-cold-start", "scene-background"]
    case .delegate: ["page-scroll-swipe-completed", "split-collapse-delegate-order"]
    case .animation: ["nav-push-animated", "view-animate"]
    }
  }
}
