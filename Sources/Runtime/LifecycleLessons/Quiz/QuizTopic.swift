import LifecycleTrace

/// What the questions of a round can be about.
package enum QuizTopic: String, CaseIterable, Hashable, Sendable {
  case appearance, sheets, children, `init`, prepare, outlets, geometry, rotation, background

  /// The calls of which it is asked what belongs there.
  var places: [LifecycleCallback] {
    switch self {
    case .appearance:
      [
        .viewDidLoad, .viewWillAppear(animated: false), .viewDidAppear(animated: false),
        .viewWillDisappear(animated: false), .viewDidDisappear(animated: false),
        .deinit(heldBy: nil),
      ]
    case .sheets: []
    case .children: [.willMove(toParent: nil), .didMove(toParent: nil)]
    case .`init`: [.initWithNibName]
    case .prepare: [.prepare(forSegue: ""), .shouldPerformSegue("")]
    case .outlets: [.awakeFromNib, .viewDidLoad]
    case .geometry:
      [
        .viewIsAppearing(animated: false), .viewWillLayoutSubviews(Self.size),
        .viewDidLayoutSubviews(Self.size), .viewSafeAreaInsetsDidChange,
      ]
    case .rotation:
      [
        .viewWillTransition(to: Self.size), .willTransition(to: ""), .animateAlongsideTransition,
        .transitionCompletion,
      ]
    case .background:
      [
        .application(.willEnterForeground), .application(.didBecomeActive),
        .application(.willResignActive), .application(.didEnterBackground),
      ]
    }
  }

  private static let size = LifecycleSize(width: 0, height: 0)
}
