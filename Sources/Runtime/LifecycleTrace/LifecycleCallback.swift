/// A lifecycle call that a view controller receives, with its arguments, or a call that the
/// delegate of the application or of a scene receives.
///
/// A switch over it needs no default. Source: docs/UIKIT-CASES.md; the names are UIKit's.
public enum LifecycleCallback: Hashable, Sendable {
  case initWithNibName
  case initWithCoder
  case awakeFromNib
  case loadView
  /// The outlets of a scene have been connected: after `loadView`, before `viewDidLoad`.
  ///
  /// UIKit makes no call then; the moment is recorded because outlets are nil before it.
  case outletsConnected
  case viewDidLoad
  case viewWillAppear(animated: Bool)
  case viewIsAppearing(animated: Bool)
  case viewDidAppear(animated: Bool)
  case viewWillDisappear(animated: Bool)
  case viewDidDisappear(animated: Bool)
  /// Comes only where constraints are used.
  case updateViewConstraints
  /// The size is that of the root view's bounds.
  case viewWillLayoutSubviews(LifecycleSize)
  /// The size is that of the root view's bounds.
  case viewDidLayoutSubviews(LifecycleSize)
  case viewSafeAreaInsetsDidChange
  case viewWillTransition(to: LifecycleSize)
  /// The text names the size classes to come, such as `compact x regular`.
  case willTransition(to: String)
  case traitCollectionDidChange
  /// The `animation` block of `animate(alongsideTransition:completion:)`.
  case animateAlongsideTransition
  /// The `completion` block of `animate(alongsideTransition:completion:)`.
  case transitionCompletion
  case didReceiveMemoryWarning
  /// Nil if the controller is about to be removed from its parent.
  case willMove(toParent: ControllerID?)
  /// Nil if the controller was removed from its parent.
  case didMove(toParent: ControllerID?)
  case shouldPerformSegue(String)
  /// The identifier of the segue, empty if it has none.
  case prepare(forSegue: String)
  /// The container or the presenter that held the controller last; nil if none did, or it is unknown.
  case `deinit`(heldBy: ControllerID?)
  /// A call of the delegate or the data source of a view or of a container, by its whole name.
  case delegate(String)
  /// The begin or the end of an animation, in words such as `navigation animation begins, 0.35 s`.
  ///
  /// UIKit makes no call then; the moments are recorded because what waits for an animation comes after it.
  case animation(String)
  /// A call of the delegate of the application or of a scene.
  case application(ApplicationCallback)
}

extension LifecycleCallback {
  /// The effect of a call, which decides the mark of the text format.
  public enum Effect: Hashable, Sendable {
    /// The view has been loaded.
    case loaded
    /// The view appears.
    case appearing
    /// The view disappears.
    case disappearing
    /// The controller is deallocated.
    case deallocated
    /// Anything else.
    case neutral
  }

  /// The effect of the call.
  public var effect: Effect {
    switch self {
    case .viewDidLoad: .loaded
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear: .appearing
    case .viewWillDisappear, .viewDidDisappear: .disappearing
    case .deinit: .deallocated
    case .initWithNibName, .initWithCoder, .awakeFromNib, .loadView, .outletsConnected,
      .updateViewConstraints, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
      .viewSafeAreaInsetsDidChange,
      .viewWillTransition, .willTransition, .traitCollectionDidChange, .animateAlongsideTransition,
      .transitionCompletion,
      .didReceiveMemoryWarning, .willMove, .didMove, .shouldPerformSegue, .prepare,
      .application, .delegate, .animation:
      .neutral
    }
  }

  /// The mark before a line of the text format: `*`, `+`, `-`, `x` or `.`.
  ///
  /// Source: SHELL.md "Lifecycle calls".
  public var mark: Character { Character(Unicode.Scalar(effect.mark)) }

  /// Who receives calls of this kind.
  public var category: LifecycleCategory {
    switch self {
    case .application: .application
    case .delegate: .delegate
    case .animation: .animation
    default: .controller
    }
  }

  /// Whether the call is one of those that the short form of the log shows.
  ///
  /// Source: SHELL.md "Lifecycle calls": the seven calls from `viewDidLoad` to `deinit`.
  public var isCommon: Bool { effect != .neutral }

  /// Whether the call is one of those by which a lecture explains view controllers.
  ///
  /// Source: SHELL.md "Lifecycle calls": from the launch and the initializers to `deinit`, with the
  /// moment when outlets are connected and the layout calls.
  public var isLecture: Bool {
    switch self {
    case .initWithNibName, .initWithCoder, .awakeFromNib, .prepare, .outletsConnected, .viewDidLoad,
      .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewWillTransition,
      .didReceiveMemoryWarning, .deinit, .application:
      true
    case .loadView, .updateViewConstraints, .viewSafeAreaInsetsDidChange, .willTransition,
      .traitCollectionDidChange, .animateAlongsideTransition, .transitionCompletion, .willMove,
      .didMove, .shouldPerformSegue, .delegate, .animation:
      false
    }
  }
}

/// Who receives a call; by default a log shows the calls of view controllers alone.
public enum LifecycleCategory: String, Hashable, Sendable, CaseIterable {
  /// A view controller.
  case controller
  /// The delegate of the application, or of one of its scenes.
  case application
  /// The delegate or the data source of a view or of a container.
  case delegate
  /// No object: an animation begins or ends.
  case animation
}

extension LifecycleCallback.Effect {
  /// The mark before a line of the text format, in ASCII.
  var mark: UInt8 {
    switch self {
    case .loaded: UInt8(ascii: "*")
    case .appearing: UInt8(ascii: "+")
    case .disappearing: UInt8(ascii: "-")
    case .deallocated: UInt8(ascii: "x")
    case .neutral: UInt8(ascii: ".")
    }
  }
}
