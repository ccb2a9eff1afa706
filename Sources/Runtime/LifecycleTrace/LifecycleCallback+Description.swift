extension LifecycleCallback: CustomStringConvertible {
  /// The call as the text format shows it, such as `viewWillAppear(animated: false)`.
  public var description: String {
    switch self {
    case .initWithNibName: "init(nibName:bundle:)"
    case .initWithCoder: "init(coder:)"
    case .awakeFromNib: "awakeFromNib()"
    case .loadView: "loadView()"
    case .viewDidLoad: "viewDidLoad()"
    case .viewWillAppear(let animated): "viewWillAppear(animated: \(animated))"
    case .viewIsAppearing(let animated): "viewIsAppearing(animated: \(animated))"
    case .viewDidAppear(let animated): "viewDidAppear(animated: \(animated))"
    case .viewWillDisappear(let animated): "viewWillDisappear(animated: \(animated))"
    case .viewDidDisappear(let animated): "viewDidDisappear(animated: \(animated))"
    case .viewWillLayoutSubviews(let size): "viewWillLayoutSubviews() \(size)"
    case .viewDidLayoutSubviews(let size): "viewDidLayoutSubviews() \(size)"
    case .viewSafeAreaInsetsDidChange: "viewSafeAreaInsetsDidChange()"
    case .viewWillTransition(let size): "viewWillTransition(to: \(size))"
    case .willTransition(let traits): "willTransition(to: \(traits))"
    case .traitCollectionDidChange: "traitCollectionDidChange()"
    case .animateAlongsideTransition: "animate(alongsideTransition:) begins"
    case .transitionCompletion: "animate(alongsideTransition:) ends"
    case .didReceiveMemoryWarning: "didReceiveMemoryWarning()"
    case .willMove(let parent): "willMove(toParent: \(Self.text(parent)))"
    case .didMove(let parent): "didMove(toParent: \(Self.text(parent)))"
    case .shouldPerformSegue(let identifier): "shouldPerformSegue(\(identifier))"
    case .prepare(let identifier): "prepare(for: \(identifier))"
    case .deinit: "deinit"
    case .application(let callback): callback.rawValue
    }
  }

  private static func text(_ parent: ControllerID?) -> String {
    parent.map { "\($0)" } ?? "nil"
  }
}
