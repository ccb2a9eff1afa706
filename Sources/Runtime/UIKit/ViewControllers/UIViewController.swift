import Foundation
import LifecycleTrace

/// Manages the views of a screen or a part of one, and receives the calls of its lifecycle.
///
/// Every callback is recorded before it is made, so a trace is complete even when an override does
/// not call `super`. A controller belongs to the application that was `UIApplication.shared` when
/// it was created. Source: Apple, UIViewController; the order of calls is that of
/// docs/UIKIT-CASES.md.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// Records the deallocation of this controller.
  let lifetime: ControllerLifetime
  /// The application, whose scheduler this controller uses.
  let application: UIApplication
  /// The identity of this controller in traces.
  package var lifecycleID: ControllerID { storedID }
  /// The commands that the app added.
  var addedKeyCommands: [UIKeyCommand] = []
  final var storedID: ControllerID { identity.id }
  final var identity = TraceIdentity(id: ControllerID(name: "", ordinal: 0))

  // As with views, links to owners are unowned and cleared explicitly; weak ones would slow every
  // retain.
  nonisolated(unsafe) var storedView: UIView?
  var isLoadingView = false
  var isCallingViewDidLoad = false
  /// Connects the outlets of a scene; called between `loadView` and `viewDidLoad`.
  var outlets: (() -> Void)?

  var appearance = AppearanceState()
  /// Whether the app has called `beginAppearanceTransition`.
  var hasExplicitTransition = false
  /// Whether a container of UIKit, and not `addSubview`, makes this controller appear.
  var isPlacedByContainer = false
  /// Set by every base implementation, to detect overrides that do not call `super`.
  final var hasReachedSuper = false
  /// Whether a callback is being delivered; known only while an observer is set.
  final var isBeingCalled = false

  nonisolated(unsafe) final var parentReference = UnretainedReference<UIViewController>()
  nonisolated final var storedParent: UIViewController? {
    get { parentReference.object }
    set { parentReference = UnretainedReference(newValue) }
  }
  /// Without the check for overlapping accesses, since no access lasts during a callback.
  @exclusivity(unchecked) nonisolated(unsafe) var storedChildren: [UIViewController] = []
  /// Which calls about its parent the controller has received.
  var parentAnnouncement = ParentAnnouncement.none
  /// Whether the current `willMove` or `didMove` has been recorded.
  var isMoveRecorded = false
  var movement = Movement.none

  var presentation: UIPresentationController?
  nonisolated(unsafe) unowned(unsafe) var storedPresenting: UIViewController?
  nonisolated(unsafe) var storedPresented: UIViewController?

  var storedNavigationItem: UINavigationItem?
  var storedTabBarItem: UITabBarItem?
  var storedToolbarItems: [UIBarButtonItem]?
  var storedEditButtonItem: UIBarButtonItem?
  var storedIsEditing = false
  var storedPreferredContentSize = CGSize.zero
  /// The traits by which the parent replaces those of the screen.
  var storedOverrideTraits: UITraitCollection?
  /// The scene of this controller.
  var storyboardOrigin: StoryboardOrigin?
  /// The coder of the scene's views, until they have received `awakeFromNib`.
  var sceneViewCoder: StoryboardCoder?

  /// The title of this controller in bars.
  open var title: String? {
    didSet {
      storedTabBarItem?.title = title
      storedNavigationItem?.title = title
    }
  }
  /// Whether the tab bar is hidden while this controller is on top of a navigation stack.
  open var hidesBottomBarWhenPushed = false
  /// Additional insets of the safe area, in points.
  @exclusivity(unchecked)
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { storedView?.updateSafeAreaInsets() }
  }
  /// Whether the margins of the view are at least `systemMinimumLayoutMargins`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { storedView?.marginsDidChange() }
  }
  /// The minimum margins of the view, which depend on the horizontal size class.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let isWide = traitCollection.horizontalSizeClass == .regular
    let side = isWide ? SystemLength.regularRootMargin : SystemLength.compactRootMargin
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// The presentation style.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The style of the presentation's animation.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the controller decides the status bar although it does not cover the screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The edges at which the view extends below bars; bars of a terminal never cover a view.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the view extends below opaque bars; bars of a terminal never cover a view.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether a sheet cannot be dismissed by the person.
  open var isModalInPresentation = false
  /// Provides the presentation controller of the custom style.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether presentations in a current context cover this controller's view.
  open var definesPresentationContext = false
  /// Whether the first scroll view is inset by the bars, of iOS 10 and before.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { insetScrollView?.updateAdjustedInset() }
  }

  /// Makes a controller in code; a nib of the name makes its view, where nibs can be read.
  ///
  /// Source: UIKIT-CASES.md create-code-only.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nib = (nibNameOrNil, nibBundleOrNil)
    application = UIApplication.shared
    lifetime = ControllerLifetime(application: application)
    super.init()
    finishInit(.initWithNibName)
  }

  /// Makes a controller as a storyboard does; `awakeFromNib` follows.
  ///
  /// Source: UIKIT-CASES.md create-storyboard-instantiate.
  public required init?(coder: NSCoder) {
    nib = (nil, nil)
    application = UIApplication.shared
    lifetime = ControllerLifetime(application: application)
    super.init()
    let className = (coder as? StoryboardCoder)?.values.className
    finishInit(.initWithCoder, name: className.map(ControllerRegistry.shortened))
  }

  /// Makes a controller in code.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  private func finishInit(_ callback: LifecycleCallback, name: String? = nil) {
    identity = TraceIdentity(
      id: application.controllers.register(lifetime, named: name ?? lifecycleName))
    lifetime.begin(storedID, of: self)
    note(callback)
    application.doctor?.didMake(self)
  }

  deinit {
    lifetime.controllerDidGo()
    if storedView?.viewController === self { storedView?.viewController = nil }
    for child in storedChildren where child.storedParent === self { child.storedParent = nil }
    if storedPresented?.storedPresenting === self { storedPresented?.storedPresenting = nil }
  }

  private let nib: (name: String?, bundle: Bundle?)
  /// The name of the nib that makes the view, by default the one passed to the initialiser.
  open var nibName: String? { nib.name }
  /// The bundle of the nib, by default the one passed to the initialiser.
  open var nibBundle: Bundle? { nib.bundle }

  /// The name of this kind of controller in traces: the class name without `ViewController`.
  package var lifecycleName: String { application.controllers.defaultName(of: type(of: self)) }

  open override var next: UIResponder? {
    storedView?.superview ?? storedPresenting ?? storedView?.window
  }

  // MARK: The view

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, which is loaded on first access.
  ///
  /// Source: UIKIT-CASES.md lazy-view-access, lazy-view-set-nil.
  open var view: UIView! {
    get {
      if storedView == nil { application.doctor?.viewWasAskedFor(of: self) }
      loadViewIfNeeded()
      return storedView
    }
    set {
      guard storedView !== newValue else { return }
      if storedView?.viewController === self { storedView?.viewController = nil }
      storedView = newValue
      newValue?.viewController = self
      newValue?.storedSafeAreaInsets = newValue?.neededSafeAreaInsets ?? .zero
    }
  }

  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { storedView != nil }
  /// The view if it has been loaded.
  open var viewIfLoaded: UIView? { storedView }
  /// Loads the view as an access would, and does nothing if it is loaded.
  open func loadViewIfNeeded() {
    if storedView == nil { loadAndPrepareView() }
  }

  /// Makes the view; an override sets `view` and does not call `super`.
  open func loadView() {
    if let sceneView = makeSceneView() {
      view = sceneView
    } else if let nib = ownNib {
      view = makeView(from: nib)
    } else {
      let emptyView = UIView(frame: application.screen.bounds)
      emptyView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view = emptyView
    }
  }

  // MARK: Callbacks

  /// Called once after a scene has made the controller, before its view is loaded.
  open func awakeFromNib() { hasReachedSuper = true }
  /// Called once after each loading of the view.
  open func viewDidLoad() { hasReachedSuper = true }
  /// Called before the view is added to the hierarchy.
  open func viewWillAppear(_ animated: Bool) { reachedSuper("viewWillAppear") }
  /// Called once in each appearance, when the view is in the hierarchy and has its size and traits.
  open func viewIsAppearing(_ animated: Bool) { reachedSuper("viewIsAppearing") }
  /// Called when the view is in the hierarchy and the transition is over.
  open func viewDidAppear(_ animated: Bool) { reachedSuper("viewDidAppear") }
  /// Called before the view is removed from the hierarchy.
  open func viewWillDisappear(_ animated: Bool) { reachedSuper("viewWillDisappear") }
  /// Called when the view was removed from the hierarchy and the transition is over.
  open func viewDidDisappear(_ animated: Bool) { reachedSuper("viewDidDisappear") }
  /// Called before layout if constraints are to be updated; the base calls `updateConstraints` of the
  /// root view.
  ///
  /// Source: UIKIT-CASES.md layout-update-order.
  open func updateViewConstraints() {
    hasReachedSuper = true
    storedView?.updateConstraints()
  }
  /// Called before the root view lays out its subviews.
  open func viewWillLayoutSubviews() { hasReachedSuper = true }
  /// Called after the root view has laid out its subviews.
  open func viewDidLayoutSubviews() { hasReachedSuper = true }
  /// Called when bars or `additionalSafeAreaInsets` change the safe area.
  open func viewSafeAreaInsetsDidChange() { hasReachedSuper = true }
  /// Called when the system is short of memory.
  open func didReceiveMemoryWarning() { hasReachedSuper = true }
  /// Called before the parent changes; nil means none.
  open func willMove(toParent parent: UIViewController?) {
    if !isMoveRecorded { note(.willMove(toParent: parent?.lifecycleID)) }
  }
  /// Called after the parent has changed; nil means none.
  open func didMove(toParent parent: UIViewController?) {
    if !isMoveRecorded { note(.didMove(toParent: parent?.lifecycleID)) }
  }

  /// Called before the size of the view changes; the base implementation calls the children whose
  /// views are in the hierarchy and change their size.
  ///
  /// Source: UIKIT-CASES.md rotation-parent-child, rotation-nav-stack-below-top.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren where child.holdsPlaceInParent {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard childSize != child.storedView?.bounds.size else { continue }
      child.announceSize(childSize, with: coordinator)
    }
  }

  /// Called before the traits change; the base implementation calls the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren { child.announceTraits(newCollection, with: coordinator) }
  }

  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Containers

  /// The child controllers, in the order in which they were added.
  open var children: [UIViewController] { storedChildren }
  /// The parent controller.
  open var parent: UIViewController? { storedParent }
  /// Adds a child, removing it from another parent, and calls its `willMove(toParent:)`.
  ///
  /// The container calls `didMove(toParent:)` itself.
  /// Source: UIKIT-CASES.md addchild-calls-willmove; UIKIT-RULES.md I38.
  open func addChild(_ childController: UIViewController) {
    guard childController.storedParent !== self else { return }
    precondition(childController !== self, "\(misuseDescription) cannot be its own child")
    childController.requireViewBelow(self)
    childController.storedParent?.release(childController)
    childController.announceWillMove(toParent: self)
    adopt(childController)
  }

  /// Removes the controller from its parent, and calls `didMove(toParent: nil)`.
  ///
  /// Source: UIKIT-CASES.md addchild-calls-willmove; UIKIT-RULES.md I38.
  open func removeFromParent() {
    guard let parent = storedParent else { return }
    parent.release(self)
    announceDidMove(toParent: nil)
  }

  /// Begins an appearance or disappearance of this controller, called by a container for its child.
  ///
  /// Source: UIKIT-CASES.md begin-end-mapping.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    let event: AppearanceState.Event =
      isAppearing ? .beginAppearing(animated: animated) : .beginDisappearing(animated: animated)
    guard appearance.accepts(event) else { return warnOfUnbalancedCalls() }
    if isAppearing { prepareTree() }
    hasExplicitTransition = true
    handleAppearance(event)
  }

  /// Ends the appearance or disappearance that was begun.
  ///
  /// Source: UIKIT-CASES.md begin-end-mapping, unbalanced-warning.
  open func endAppearanceTransition() {
    guard appearance.isTransitional else { return warnOfUnbalancedCalls() }
    hasExplicitTransition = false
    handleAppearance(.end)
  }

  /// Exchanges two children's views.
  ///
  /// The appearance calls have the order of a full-screen modal; there is no call about parents.
  /// Source: UIKIT-CASES.md custom-transition-from-to.
  ///
  /// - Parameters:
  ///   - fromViewController: the visible child.
  ///   - toViewController: the child that replaces it.
  ///   - duration: seconds; with zero or less the transition takes place in the next turn.
  ///   - options: options of the animation.
  ///   - animations: changes to be animated.
  ///   - completion: called with whether the transition was completed.
  ///
  /// - Precondition: Both are children, and appearance is forwarded automatically.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    precondition(
      fromViewController.parent === self && toViewController.parent === self,
      "Children view controllers must have a common parent view controller when calling "
        + "-[UIViewController transitionFromViewController:toViewController:...]")
    precondition(
      shouldAutomaticallyForwardAppearanceMethods,
      "\(misuseDescription) forwards appearance itself and cannot use transition(from:to:)")
    application.transitions.enqueue(
      ChildExchange(
        parent: self, old: fromViewController, new: toViewController, duration: max(0, duration),
        animations: animations, completion: completion))
  }

  /// The frontmost child, or nil if the controller's own view is in front; containers override it.
  ///
  /// An embedded container is in front of the controller that embeds it, while plain children are
  /// parts of their parent.
  package var frontmostChild: UIViewController? {
    storedChildren.last { $0.frontmostChild != nil && $0.isInParentsHierarchy }
  }

  /// Whether appearance is forwarded to the children automatically.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The state of the children that a container of UIKit shows; nil for other controllers.
  var containerChildren: ContainerChildren? { nil }

  /// Loads and installs the content of a container; called before an appearance begins.
  func prepareContent() { containerChildren?.placeSilently() }

  /// Called after this controller and its children have handled an appearance event.
  func appearanceDidStep(_ event: AppearanceState.Event) {
    guard case .end = event, appearance.phase == .appeared else { return }
    containerChildren?.containerDidAppear()
  }

  /// Changes the wanted children for new traits; the displayed children change in the size
  /// transition.
  ///
  /// - Returns: Whether anything has changed.
  func adaptToTraits() -> Bool { false }

  /// Whether the tab bar of an ancestor is hidden while this controller is displayed.
  var hidesBottomBar: Bool { false }

  /// The size of a child for a size of this controller's view.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize {
    size
  }

  /// Called when the preferred content size of a child or a presented controller has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The preferred size of the controller's view in its container, in points.
  open var preferredContentSize: CGSize {
    get { storedPreferredContentSize }
    set {
      guard storedPreferredContentSize != newValue else { return }
      storedPreferredContentSize = newValue
      let container: (any UIContentContainer)? = storedParent ?? presentation
      container?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// The nearest navigation controller around this one.
  open var navigationController: UINavigationController? { nearestContainer() }
  /// The nearest tab bar controller around this one.
  open var tabBarController: UITabBarController? { nearestContainer() }
  /// The nearest split view controller around this one.
  open var splitViewController: UISplitViewController? { nearestContainer() }
  /// The coordinator of the transition of this controller, or else of the nearest parent: from the
  /// request to the end if it is animated, and otherwise between the opening and the closing calls of a
  /// presentation or a dismissal.
  ///
  /// Source: UIKIT-CASES.md coordinator-after-animated-change, coordinator-without-animation.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    application.transitions.coordinator(of: self) ?? storedParent?.transitionCoordinator
  }
  /// The traits of the screen, with those that containers override.
  open var traitCollection: UITraitCollection {
    application.overridesTraits ? overriddenTraits : application.screen.traitCollection
  }
  /// Light or dark for the controller and all it contains; unspecified for what is around it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedStyleOverride }
    set {
      application.overridesTraits = true
      let old = traitCollection
      storedStyleOverride = newValue
      styleOverrideDidChange(from: old)
    }
  }
  private var storedStyleOverride = UIUserInterfaceStyle.unspecified
  /// What is called when traits change.
  var traitObservers: [TraitObserver] = []
  /// Replaces some traits of a child and of all it contains; nil replaces none.
  ///
  /// - Precondition: The controller is a child of this one.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    overrideTraits(of: childViewController, by: collection)
  }
  /// The traits that replace those of a child; nil if none do.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.storedParent === self ? childViewController.storedOverrideTraits : nil
  }

  // MARK: Causes of appearance and disappearance, set only during the appearance calls (I57)

  /// Whether the controller is appearing because it was added to a container.
  open var isMovingToParent: Bool { movement == .toParent }
  /// Whether the controller is disappearing because it is removed from its container.
  open var isMovingFromParent: Bool { movement == .fromParent }
  /// Whether the controller is appearing because it is being presented.
  open var isBeingPresented: Bool { movement == .presented }
  /// Whether the controller is disappearing because it is being dismissed.
  open var isBeingDismissed: Bool { movement == .dismissed }

  // MARK: Bars

  /// The navigation bar's item while this controller is on top.
  ///
  /// It is created with the controller's title on first access.
  open var navigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = title.map(UINavigationItem.init(title:)) ?? UINavigationItem()
    storedNavigationItem = item
    return item
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tab bar's item for this controller.
  ///
  /// Unless another one is set, it is created with the controller's title on first access.
  open var tabBarItem: UITabBarItem! {
    get {
      if let storedTabBarItem { return storedTabBarItem }
      let item = UITabBarItem()
      storedTabBarItem = item
      item.title = title
      return item
    }
    set {
      storedTabBarItem = newValue
      barContentDidChange()
    }
  }

  /// Whether the content is being edited.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing; an override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    storedEditButtonItem?.title = editButtonTitle
    storedEditButtonItem?.style = editButtonStyle
  }

  /// The button that begins and ends editing, with the title Edit or Done.
  ///
  /// Source: Apple, UIViewController.editButtonItem: it calls `setEditing(_:animated:)`.
  open var editButtonItem: UIBarButtonItem {
    if let storedEditButtonItem { return storedEditButtonItem }
    let item = UIBarButtonItem(
      title: editButtonTitle, style: editButtonStyle,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    storedEditButtonItem = item
    return item
  }

  private var editButtonTitle: String { storedIsEditing ? "Done" : "Edit" }
  private var editButtonStyle: UIBarButtonItem.Style { storedIsEditing ? .done : .plain }

  /// The toolbar items of the navigation controller while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { storedToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  /// Sets the toolbar items.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    storedToolbarItems = toolbarItems
    navigationController?.updateBar()
  }

  // MARK: Showing others

  /// Shows a controller in the nearest container that implements it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let container = nearestAncestor(where: { $0 is any ShowingContainer }) {
      container.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller as the detail of a split view, or presents it if there is none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let container = nearestAncestor(where: { $0 is any DetailShowingContainer }) {
      container.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// The controller that this one, or the container around it, presents.
  open var presentedViewController: UIViewController? {
    withParents.first { $0.storedPresented != nil }?.storedPresented
  }
  /// The controller that presented this one, or the container around it.
  open var presentingViewController: UIViewController? {
    withParents.first { $0.storedPresenting != nil }?.storedPresenting
  }
  /// The presentation controller of this controller, made when it is first used.
  open var presentationController: UIPresentationController? {
    if let storedParent { return storedParent.presentationController }
    let suited = suitedPresentation(presenter: nil)
    presentation = suited
    return suited
  }

  /// Presents a controller over this one, a turn later; `presentedViewController` is set at once.
  ///
  /// Source: UIKIT-CASES.md "Modal presentation" and timing-next-turn.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let presenter = presenter(for: viewControllerToPresent)
    viewControllerToPresent.checkFreeToBePresented(by: presenter)
    if let presented = presenter.storedPresented {
      return warnOfSecondPresentation(of: viewControllerToPresent, besides: presented)
    }
    guard presenter.hostWindow != nil else {
      return warnOfPresentationOutsideWindow(viewControllerToPresent)
    }
    // Source: UIKIT-CASES.md unbalanced-warning: also from viewDidLoad, before anything is shown.
    if application.transitions.isMidway(around: self) || isCallingViewDidLoad {
      application.doctor?.didPresentMidway(viewControllerToPresent, by: self)
      viewControllerToPresent.warnOfUnbalancedCalls()
    }
    let presentation = makePresentation(of: viewControllerToPresent, presenter: presenter)
    link(viewControllerToPresent, to: presenter, by: presentation)
    application.transitions.enqueue(
      Presenting(
        viewControllerToPresent, by: presenter, from: self, isAnimated: flag,
        completion: completion))
  }

  /// Dismisses the presented controller, or else the presentation of this one, a turn later.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presenter = storedPresented != nil ? self : dismissingPresenter,
      let presented = presenter.storedPresented
    else { return }
    let dismissing = Dismissing(
      presented.presentationChain, by: presenter, isAnimated: flag, completion: completion)
    dismissing.unlink()
    application.transitions.enqueue(dismissing)
  }

  // MARK: Segues

  /// The storyboard of this controller.
  open var storyboard: UIStoryboard? { storyboardOrigin?.storyboard }

  /// Performs a segue of this controller's scene: the destination is created, receives
  /// `awakeFromNib`, is prepared and shown.
  ///
  /// Source: UIKIT-CASES.md segue-order-awake-prepare-outlets-load; UIKIT-RULES.md I5.
  ///
  /// - Precondition: The scene has the segue; UIKit raises an exception otherwise.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let origin = storyboardOrigin, let segue = segue(withIdentifier: identifier) else {
      preconditionFailure(
        "Receiver (\(misuseDescription)) has no segue with identifier '\(identifier)'; "
          + "it has: \(segueIdentifiers.joined(separator: ", "))")
    }
    perform(segue, of: origin.storyboard, sender: sender)
  }

  /// Whether a segue that the interface triggers should be performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called when the destination was created and its view is not loaded.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// The children among which an unwind segue looks for its destination, in this order: all but the
  /// one that contains the source.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let containing = childContaining(source)
    return storedChildren.filter { $0 !== containing }
  }
  /// The child that contains the source of an unwind segue, or is it; nil if none does.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    source.source.withParents.first { $0.storedParent === self }
  }
  /// Whether this controller is the destination of an unwind segue that a file has: by default one that
  /// has its action.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    application.exposedClasses.responds(self, to: action)
  }

  /// Called for each controller on the way of an unwind segue; the base implementation dismisses
  /// what it presents.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if storedPresented != nil { dismiss(animated: true) }
  }

  // MARK: Split views

  /// Shows the secondary of a collapsing split view in this controller.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Returns the secondary for an expanding split view, or nil for none.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    nil
  }

  /// Turns the screen as the device is held, if that was refused before and is supported now.
  ///
  /// Source: Apple, attemptRotationToDeviceOrientation(), of iOS 15 and before.
  open class func attemptRotationToDeviceOrientation() {
    if UIApplication.shared.wasRotationRefused { UIApplication.shared.rotate() }
  }

  // MARK: Status bar

  /// The style of the status bar while this controller decides it.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether there is no status bar while this controller decides it.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar changes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides the style in this controller's place, or nil.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether there is a status bar in this controller's place, or nil.
  open var childForStatusBarHidden: UIViewController? { nil }

  // MARK: Orientation

  /// The supported orientations; a rotation to another one is refused.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Whether the controller rotates with the screen.
  open var shouldAutorotate: Bool { true }

  // MARK: Focus

  /// Where focus goes within the controller's view: to the child in front, or else anywhere in it.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    let candidates: [(any UIFocusEnvironment)?] = [controllerInFront(), viewIfLoaded]
    return candidates.compactMap(\.self)
  }

  /// Asks for focus to be found anew in the next turn; no effect unless the controller's view contains it.
  open func setNeedsFocusUpdate() { application.focusSystemIfMade?.setNeedsUpdate(self) }

  /// Finds focus anew now, if that was asked for.
  open func updateFocusIfNeeded() { application.focusSystemIfMade?.updateFocusIfNeeded() }

  /// Whether focus may move from or to an item in the controller's view.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called after focus has moved from or to an item in the controller's view.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Whether focus returns to where it was when the controller's view is shown again.
  open var restoresFocusAfterTransition: Bool { true }
}
