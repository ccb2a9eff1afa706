extension LifecycleCallback {
  /// The kinds of calls, without their arguments; the raw value is the name.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case initWithNibName = "init(nibName:bundle:)"
    case initWithCoder = "init(coder:)"
    case awakeFromNib
    case loadView
    case outletsConnected
    case viewDidLoad
    case viewWillAppear
    case viewIsAppearing
    case viewDidAppear
    case viewWillDisappear
    case viewDidDisappear
    case updateViewConstraints
    case viewWillLayoutSubviews
    case viewDidLayoutSubviews
    case viewSafeAreaInsetsDidChange
    case viewWillTransition
    case willTransition
    case traitCollectionDidChange
    case animateAlongsideTransition
    case transitionCompletion
    case didReceiveMemoryWarning
    case willMove
    case didMove
    case shouldPerformSegue
    case prepare
    case `deinit`
    /// Any call of the delegate of the application or of a scene.
    case application
    /// Any call of the delegate or the data source of a view or of a container.
    case delegate
    /// The begin or the end of any animation.
    case animation

    /// Whether it is a call of a view controller.
    public var isOfController: Bool {
      switch self {
      case .application, .delegate, .animation: false
      default: true
      }
    }
  }

  /// The kind of the call.
  public var kind: Kind {
    switch self {
    case .initWithNibName: .initWithNibName
    case .initWithCoder: .initWithCoder
    case .awakeFromNib: .awakeFromNib
    case .loadView: .loadView
    case .outletsConnected: .outletsConnected
    case .viewDidLoad: .viewDidLoad
    case .viewWillAppear: .viewWillAppear
    case .viewIsAppearing: .viewIsAppearing
    case .viewDidAppear: .viewDidAppear
    case .viewWillDisappear: .viewWillDisappear
    case .viewDidDisappear: .viewDidDisappear
    case .updateViewConstraints: .updateViewConstraints
    case .viewWillLayoutSubviews: .viewWillLayoutSubviews
    case .viewDidLayoutSubviews: .viewDidLayoutSubviews
    case .viewSafeAreaInsetsDidChange: .viewSafeAreaInsetsDidChange
    case .viewWillTransition: .viewWillTransition
    case .willTransition: .willTransition
    case .traitCollectionDidChange: .traitCollectionDidChange
    case .animateAlongsideTransition: .animateAlongsideTransition
    case .transitionCompletion: .transitionCompletion
    case .didReceiveMemoryWarning: .didReceiveMemoryWarning
    case .willMove: .willMove
    case .didMove: .didMove
    case .shouldPerformSegue: .shouldPerformSegue
    case .prepare: .prepare
    case .deinit: .deinit
    case .application: .application
    case .delegate: .delegate
    case .animation: .animation
    }
  }

  /// The name of the call in JSON Lines and in other formats for programs.
  ///
  /// Source: docs/TRACE.md.
  public var name: String {
    switch self {
    case .application(let callback): callback.rawValue
    case .delegate(let name): name
    case .animation(let words): words
    default: kind.rawValue
    }
  }
}
