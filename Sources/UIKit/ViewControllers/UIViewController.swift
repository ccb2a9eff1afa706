import Foundation
import LifecycleTrace

/// Shows one screen, or a part of one, and hears of everything that happens to it.
///
/// Every callback comes through one door that records it first, so a trace is complete even when
/// an override forgets `super`. A controller belongs to the application that was
/// `UIApplication.shared` when it was made.
/// Source: Apple, UIViewController; the order of calls is that of docs/UIKIT-CASES.md.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// Records the end of this controller when its last reference goes.
  let lifetime: ControllerLifetime
  /// The application on whose queue and clock this controller lives.
  let application: UIApplication
  /// The name and number under which the trace speaks of this controller.
  public var lifecycleID: ControllerID { storedID }
  final var storedID = ControllerID(name: "", ordinal: 0)

  // As with views, links upwards are cleared by hand; weak ones would slow every retain.
  nonisolated(unsafe) var storedView: UIView?
  var isLoadingView = false
  var isCallingViewDidLoad = false
  /// Run between `loadView` and `viewDidLoad`, for outlets; a scene sets it.
  var outlets: (() -> Void)?

  var appearance = AppearanceState()
  /// Whether the app itself opened a transition by `beginAppearanceTransition`.
  var hasExplicitTransition = false
  /// Whether a container of UIKit, and not a call of `addSubview`, makes this one appear.
  var isPlacedByContainer = false
  /// Set by every base implementation, so that the door notices an override without `super`.
  final var hasReachedSuper = false
  /// Whether the door is making a call; known only while somebody observes.
  final var isBeingCalled = false

  nonisolated(unsafe) unowned(unsafe) var storedParent: UIViewController?
  nonisolated(unsafe) var storedChildren: [UIViewController] = []
  /// How much the controller has been told of its parent.
  var parentNews = ParentNews.none
  /// Whether the door has recorded the move that is being announced.
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
  /// The scene that made this controller.
  var storyboardOrigin: StoryboardOrigin?
  /// Holds the views of the scene between their making and their awaking.
  var sceneViewCoder: StoryboardCoder?

  /// The words in bars that stand for this controller.
  open var title: String? { didSet { titleDidChange() } }
  /// Whether the tab bar goes away while this controller is on top of a navigation stack.
  open var hidesBottomBarWhenPushed = false
  /// How far the safe area is reduced beyond what bars take, in cells.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { storedView?.setSafeAreaInsets(additionalSafeAreaInsets) }
  }
  /// How the controller covers what is below when it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the controller comes in when it is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a sheet resists being pulled down.
  open var isModalInPresentation = false
  /// Supplies the presentation controller of the custom style.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether presentations in a current context cover this controller's view.
  open var definesPresentationContext = false

  /// Makes a controller in code; the names of nib and bundle are kept but nothing is read.
  ///
  /// Source: UIKIT-CASES.md create-code-only.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    application = UIApplication.shared
    lifetime = ControllerLifetime(application: application)
    super.init()
    finishInit(.initWithNibName)
  }

  /// Makes a controller as a storyboard does; `awakeFromNib` follows.
  ///
  /// Source: UIKIT-CASES.md create-storyboard-instantiate.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    application = UIApplication.shared
    lifetime = ControllerLifetime(application: application)
    super.init()
    finishInit(.initWithCoder)
  }

  /// Makes a controller in code.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  private func finishInit(_ callback: LifecycleCallback) {
    storedID = application.controllers.register(lifetime, named: lifecycleName)
    lifetime.begin(storedID, of: self)
    note(callback)
  }

  deinit {
    lifetime.controllerDidGo()
    if storedView?.viewController === self { storedView?.viewController = nil }
    for child in storedChildren where child.storedParent === self { child.storedParent = nil }
    if storedPresented?.storedPresenting === self { storedPresented?.storedPresenting = nil }
  }

  /// The name of the nib given when the controller was made.
  public let nibName: String?
  /// The bundle of the nib given when the controller was made.
  public let nibBundle: Bundle?

  /// The name of this kind of controller in traces: the class name without `ViewController`.
  open var lifecycleName: String { application.controllers.defaultName(of: type(of: self)) }

  open override var next: UIResponder? {
    storedView?.superview ?? storedPresenting ?? storedView?.window
  }

  // MARK: The view

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The root view; asking for it loads it.
  ///
  /// Source: UIKIT-CASES.md lazy-view-access, lazy-view-set-nil.
  open var view: UIView! {
    get { loadedView }
    set { setView(newValue) }
  }

  /// Whether the view has been loaded; asking does not load it.
  open var isViewLoaded: Bool { storedView != nil }
  /// The root view if it has been loaded.
  open var viewIfLoaded: UIView? { storedView }
  /// Loads the view as an access would, and does nothing if it is loaded.
  open func loadViewIfNeeded() { loadOnce() }

  /// Makes the root view; an override sets `view` and does not call `super`.
  open func loadView() {
    view = sceneView() ?? plainView()
  }

  // MARK: Callbacks

  /// Called once after a scene has made the controller, before its view is loaded.
  open func awakeFromNib() { hasReachedSuper = true }
  /// Called once after each loading of the view.
  open func viewDidLoad() { hasReachedSuper = true }
  /// Called before the view is put into the hierarchy.
  open func viewWillAppear(_ animated: Bool) { reachedSuper("viewWillAppear") }
  /// Called once in each appearance, when the view has its place, its size and its traits.
  open func viewIsAppearing(_ animated: Bool) { reachedSuper("viewIsAppearing") }
  /// Called when the view is in the hierarchy and the transition is over.
  open func viewDidAppear(_ animated: Bool) { reachedSuper("viewDidAppear") }
  /// Called before the view is taken out of the hierarchy.
  open func viewWillDisappear(_ animated: Bool) { reachedSuper("viewWillDisappear") }
  /// Called when the view is out of the hierarchy and the transition is over.
  open func viewDidDisappear(_ animated: Bool) { reachedSuper("viewDidDisappear") }
  /// Called before the root view lays out its subviews.
  open func viewWillLayoutSubviews() { hasReachedSuper = true }
  /// Called after the root view has laid out its subviews.
  open func viewDidLayoutSubviews() { hasReachedSuper = true }
  /// Called when bars or `additionalSafeAreaInsets` change the safe area.
  open func viewSafeAreaInsetsDidChange() { hasReachedSuper = true }
  /// Called when the system is short of memory.
  open func didReceiveMemoryWarning() { hasReachedSuper = true }
  /// Called before the parent changes; nil stands for none.
  open func willMove(toParent parent: UIViewController?) {
    noteMove(.willMove(toParent: parent?.lifecycleID))
  }
  /// Called after the parent has changed; nil stands for none.
  open func didMove(toParent parent: UIViewController?) {
    noteMove(.didMove(toParent: parent?.lifecycleID))
  }

  /// Called before the size of the view changes; the base tells the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSize(size, with: coordinator)
  }

  /// Called before the traits change; the base tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTraits(newCollection, with: coordinator)
  }

  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Containers

  /// The controllers that this one contains, in the order in which they were added.
  open var children: [UIViewController] { storedChildren }
  /// The controller that contains this one.
  open var parent: UIViewController? { storedParent }
  /// Takes a controller as child, away from the parent it had, and tells it `willMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { addAsChild(childController) }
  /// Leaves the parent and is told `didMove(toParent: nil)`.
  open func removeFromParent() { leaveParent() }
  /// Says that a child of one's own takes part in an appearance from now on.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginExplicitTransition(isAppearing, animated: animated)
  }
  /// Says that the appearance begun before is complete.
  open func endAppearanceTransition() { endExplicitTransition() }

  /// Exchanges two children's views; duration in seconds, nothing or less is at once.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, by: toViewController, duration: duration, animations: animations,
      completion: completion)
  }

  /// The child in front, or nil where the controller's own view is; a container overrides it.
  ///
  /// An embedded container stands in front of the controller that embeds it, while plain children
  /// are parts of their parent.
  package var frontmostChild: UIViewController? {
    storedChildren.last { $0.frontmostChild != nil && $0.isInParentsHierarchy }
  }

  /// Whether appearance reaches the children by itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Loads, and puts in place, what a container shows; called before an appearance begins.
  func prepareContent() {}

  /// Called after a step of appearance has reached this controller and its children.
  func appearanceDidStep(_ event: AppearanceState.Event) {}

  /// The size that a child has when this controller's view has a size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize {
    size
  }

  /// Called when a child or a presented controller wants another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size that the controller asks its container for, in cells.
  open var preferredContentSize: CGSize {
    get { storedPreferredContentSize }
    set { setPreferredContentSize(newValue) }
  }

  /// The nearest navigation controller around this one.
  open var navigationController: UINavigationController? { nearestContainer() }
  /// The nearest tab bar controller around this one.
  open var tabBarController: UITabBarController? { nearestContainer() }
  /// The nearest split view controller around this one.
  open var splitViewController: UISplitViewController? { nearestContainer() }
  /// The coordinator of the animated transition in which this controller, or else the nearest
  /// parent, takes part; there from the request to the end, and nil where nothing is animated.
  ///
  /// Source: CASES.md `coordinator-after-animated-change`.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    application.transitions.coordinator(of: self) ?? storedParent?.transitionCoordinator
  }
  /// The traits of the terminal.
  open var traitCollection: UITraitCollection { application.screen.traitCollection }

  // MARK: Why it comes and goes, known only inside the appearance callbacks (I57)

  /// Whether the controller is appearing because it has been added to a container.
  open var isMovingToParent: Bool { movement == .toParent }
  /// Whether the controller is disappearing because it leaves its container.
  open var isMovingFromParent: Bool { movement == .fromParent }
  /// Whether the controller is appearing because it is being presented.
  open var isBeingPresented: Bool { movement == .presented }
  /// Whether the controller is disappearing because it is being dismissed.
  open var isBeingDismissed: Bool { movement == .dismissed }

  // MARK: Bars

  /// What the navigation bar shows while this controller is on top.
  open var navigationItem: UINavigationItem { ownNavigationItem }

  /// What the tab bar shows for this controller.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set { storedTabBarItem = newValue }
  }

  /// Whether what is shown can be edited.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing; an override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) { storeEditing(editing) }
  /// The button that begins and ends editing: Edit, and Done while it lasts.
  open var editButtonItem: UIBarButtonItem { ownEditButtonItem }

  /// What the toolbar of the navigation controller shows while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { storedToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  /// Gives the toolbar other buttons.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    storedToolbarItems = toolbarItems
    navigationController?.updateBar()
  }

  // MARK: Showing others

  /// Shows a controller in the way of the nearest container that has one of its own.
  open func show(_ vc: UIViewController, sender: Any?) {
    showByAncestor(vc, sender: sender)
  }

  /// Shows a controller as the detail of a split view, or presents it where there is none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailByAncestor(vc, sender: sender)
  }

  /// The controller that this one, or the container around it, presents.
  open var presentedViewController: UIViewController? { nearestPresented }
  /// The controller that presented this one, or the container around it.
  open var presentingViewController: UIViewController? { nearestPresenting }
  /// What looks after the presentation of this controller, made when it is asked for.
  open var presentationController: UIPresentationController? { ownPresentation }

  /// Presents a controller over this one.
  ///
  /// Source: UIKIT-CASES.md "Modal presentation".
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentModally(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presents, or else this controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissModally(animated: flag, completion: completion)
  }

  // MARK: Segues

  /// The storyboard that made this controller.
  open var storyboard: UIStoryboard? { storyboardOrigin?.storyboard }

  /// Performs a segue that the scene of this controller has under an identifier.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performRegisteredSegue(identifier, sender: sender)
  }

  /// Asked before a segue that the interface triggers.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called when the destination has been made and its view has not been loaded.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether an unwind segue may end at this controller.
  open func canPerformUnwindSegueAction(
    from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    true
  }

  /// Called when an unwind segue passes through; the base takes back what it presents.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if storedPresented != nil { dismiss(animated: true) }
  }

  // MARK: Split views

  /// Takes the detail of a split view onto itself.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Gives a split view its detail back, or nil for none.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    nil
  }

  /// Which orientations the controller can be shown in; a turn to another one is refused.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Whether the controller turns with the terminal at all.
  open var shouldAutorotate: Bool { true }
}
