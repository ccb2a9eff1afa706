extension LifecycleCallback: CustomStringConvertible {
  /// The call as the text format shows it, such as `viewWillAppear(animated: false)`.
  public var description: String {
    var bytes: [UInt8] = []
    bytes.append(self)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ByteOutput {
  /// Adds a call as the text format shows it.
  mutating func append(_ call: LifecycleCallback) {
    switch call {
    case .initWithNibName: append("init(nibName:bundle:)")
    case .initWithCoder: append("init(coder:)")
    case .awakeFromNib: append("awakeFromNib()")
    case .loadView: append("loadView()")
    case .outletsConnected: append("outlets are connected")
    case .viewDidLoad: append("viewDidLoad()")
    case .viewWillAppear(let animated): append("viewWillAppear", animated: animated)
    case .viewIsAppearing(let animated): append("viewIsAppearing", animated: animated)
    case .viewDidAppear(let animated): append("viewDidAppear", animated: animated)
    case .viewWillDisappear(let animated): append("viewWillDisappear", animated: animated)
    case .viewDidDisappear(let animated): append("viewDidDisappear", animated: animated)
    case .updateViewConstraints: append("updateViewConstraints()")
    case .viewWillLayoutSubviews(let size): append("viewWillLayoutSubviews() ", size, "")
    case .viewDidLayoutSubviews(let size): append("viewDidLayoutSubviews() ", size, "")
    case .viewSafeAreaInsetsDidChange: append("viewSafeAreaInsetsDidChange()")
    case .viewWillTransition(let size): append("viewWillTransition(to: ", size, ")")
    case .willTransition(let traits): append("willTransition(to: ", traits)
    case .traitCollectionDidChange: append("traitCollectionDidChange()")
    case .animateAlongsideTransition: append("animate(alongsideTransition:) begins")
    case .transitionCompletion: append("animate(alongsideTransition:) ends")
    case .didReceiveMemoryWarning: append("didReceiveMemoryWarning()")
    case .willMove(let parent): append("willMove(toParent: ", parent)
    case .didMove(let parent): append("didMove(toParent: ", parent)
    case .shouldPerformSegue(let identifier): append("shouldPerformSegue(", identifier)
    case .prepare(let identifier): append("prepare(for: ", identifier)
    case .deinit: append("deinit")
    case .application(let callback): append(text: callback.rawValue)
    case .delegate(let name): append(visible: name)
    case .animation(let words): append(visible: words)
    }
  }

  private mutating func append(_ name: StaticString, animated: Bool) {
    append(name)
    append(animated ? "(animated: true)" : "(animated: false)" as StaticString)
  }

  private mutating func append(_ start: StaticString, _ size: LifecycleSize, _ end: StaticString) {
    append(start)
    append(size)
    append(end)
  }

  private mutating func append(_ start: StaticString, _ argument: String) {
    append(start)
    append(visible: argument)
    append(")")
  }

  private mutating func append(_ start: StaticString, _ parent: ControllerID?) {
    append(start)
    if let parent { append(parent) } else { append("nil") }
    append(")")
  }
}
