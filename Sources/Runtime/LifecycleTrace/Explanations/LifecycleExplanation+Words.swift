extension LifecycleExplanation {
  typealias Words = (moment: String, belongs: String, avoid: String, rules: [String])

  /// The words about each call.
  ///
  /// Source: Apple, UIViewController; docs/UIKIT-CASES.md; docs/UIKIT-RULES.md.
  static func words(of call: LifecycleCallback.Kind) -> Words {
    switch call {
    case .initWithNibName:
      (
        "Called when a controller is made in code, also by init().",
        "set properties that need no view.",
        "touch view: that loads it at once, before the controller is configured. "
          + "Outlets are nil.", ["I4"]
      )
    case .initWithCoder:
      (
        "Called when a controller is made from a storyboard, before its outlets are connected.",
        "set properties that need no view.",
        "use an outlet or touch view: outlets are nil until the view is loaded.", ["I4"]
      )
    case .awakeFromNib:
      (
        "Called once, after init(coder:), for a controller from a storyboard.",
        "what must be set before prepare(for:), such as being a split view's delegate.",
        "use an outlet of the view: it is nil until the view is loaded.", ["I4"]
      )
    case .loadView:
      (
        "Called when view is asked for and is nil.",
        "make the view in code and assign it to view, without calling super.",
        "override it in a controller from a storyboard: the storyboard makes the view.",
        ["I1", "I2"]
      )
    case .outletsConnected:
      (
        "Not a call: the moment when the outlets of a scene are set, before viewDidLoad: on a phone in UIKit's "
          + "own loadView, here right after it.",
        "nothing; what needs an outlet begins in viewDidLoad.",
        "use an outlet before it: in init(coder:), awakeFromNib and the prepare(for:) that leads "
          + "here it is nil. Keep the value in a property, and hand it on in viewDidLoad.", []
      )
    case .viewDidLoad:
      (
        "Called once, when the view is in memory and the outlets are set.",
        "what is set up once: outlets from the model, gesture recognizers, observers.",
        "geometry: bounds are those of the storyboard, not of the screen. Use "
          + "viewWillLayoutSubviews or viewIsAppearing. What changes belongs in viewWillAppear.",
        ["I1", "I3"]
      )
    case .viewWillAppear:
      (
        "Called each time before the view comes on screen, again after each return to it.",
        "bring what is shown up to date with the model; begin what costs much only now.",
        "what is set up once (viewDidLoad), or geometry: the view may not be laid out yet "
          + "(viewIsAppearing). A sheet that is dismissed does not call its presenter, and coming back "
          + "from the background calls no view controller: the scene gets sceneWillEnterForeground(_:).",
        ["I3", "I10"]
      )
    case .viewIsAppearing:
      (
        "Called once in each appearance, when the view is in the hierarchy and its superview has given it "
          + "its size (since iOS 17, and back to iOS 13); its own subviews are laid out after it.",
        "what depends on size or traits at each appearance, such as scrolling to a row.",
        "what must follow every change of size: this call comes once in each appearance.", ["I15"]
      )
    case .viewDidAppear:
      (
        "Called when the view is on screen and the transition is over.",
        "start animations, timers and sensors; present another controller.",
        "change what is shown: the change would be visible as a jump (viewWillAppear).",
        ["I10", "I17"]
      )
    case .viewWillDisappear:
      (
        "Called before the view leaves the screen, also for a swipe back that is then cancelled.",
        "undo what viewDidAppear started; keep what was typed.",
        "take it for the end: a cancelled swipe calls viewWillAppear again.", ["I10"]
      )
    case .viewDidDisappear:
      (
        "Called when the view has left the screen.",
        "stop what is not needed off screen, release what can be made again.",
        "expect a viewDidAppear before it: a cancelled transition has none.", ["I10", "I17"]
      )
    case .updateViewConstraints:
      (
        "Called before layout where constraints are to be updated, after the views inside.",
        "change many constraints at once; call super last.",
        "ask for another update, or what a single change of a constant would do.", []
      )
    case .viewWillLayoutSubviews:
      (
        "Called each time before the view lays out its subviews, with the bounds that it has now.",
        "geometry that constraints do not express, from the bounds of this pass; the next can have others.",
        "what is done once, or what costs much: the call comes often.", ["I19", "I20"]
      )
    case .viewDidLayoutSubviews:
      (
        "Called each time after the view has laid out its subviews.",
        "what depends on the frames of subviews, such as the zoom scale of a scroll view.",
        "change bounds or constraints of the view itself: it would be laid out again.",
        ["I19", "I20"]
      )
    case .viewSafeAreaInsetsDidChange:
      (
        "Called when bars, or the edges of the screen, cover another part of the view.",
        "adapt what is placed by hand to the safe area.",
        "what constraints to the safe area do by themselves.", []
      )
    case .viewWillTransition:
      (
        "Called before the view gets another size, as on rotation, with the size to come.",
        "animate beside the change, by the coordinator's animate(alongsideTransition:).",
        "read bounds: they are still the old ones. A change of size alone makes no appearance call.",
        ["I62", "I64"]
      )
    case .willTransition:
      (
        "Called before the size classes change, with those to come.",
        "prepare another arrangement; change it beside the animation.",
        "read traitCollection for the new values: it still has the old ones.", ["I65"]
      )
    case .traitCollectionDidChange:
      (
        "Called after the traits have changed, such as size classes or light and dark; deprecated since "
          + "iOS 17, where registerForTraitChanges takes its place.",
        "bring what depends on traits up to date.",
        "expect it at each rotation: an iPad keeps its size classes.", ["I65"]
      )
    case .animateAlongsideTransition:
      (
        "The block that runs inside the animation of a transition.",
        "changes that shall be animated with it.",
        "what must wait for the end: that is the completion block.", []
      )
    case .transitionCompletion:
      (
        "The block that runs when a transition is over, also when it was cancelled.",
        "take back what was prepared for the transition; ask isCancelled.",
        "take it for success.", ["I62"]
      )
    case .didReceiveMemoryWarning:
      (
        "Called when the system is short of memory, for every controller that lives.",
        "release what can be made again: caches, pictures that are not visible.",
        "release what is on screen, or the model.", ["I66"]
      )
    case .willMove:
      (
        "Called before a controller becomes a child of another one, or before it leaves it (nil).",
        "prepare for the new parent; parent still has its old value.",
        "call it before addChild, which calls it: call it only before removeFromParent.",
        ["I39"]
      )
    case .didMove:
      (
        "Called after a controller has become a child of another one, or has left it (nil).",
        "what follows from the parent, which is the new one now.",
        "forget it after addChild in a container of your own: only UIKit's containers call it.",
        ["I39"]
      )
    case .shouldPerformSegue:
      (
        "Called on the source before a segue that a person has triggered.",
        "refuse the segue by false.",
        "expect it for performSegue(withIdentifier:sender:): code decides before it calls.", []
      )
    case .prepare:
      (
        "Called on the source when the destination is made and its view is not loaded.",
        "hand the destination its model.",
        "use an outlet of the destination: all are nil until its viewDidLoad.", []
      )
    case .deinit:
      (
        "Called when nothing holds the controller any more.",
        "end what would outlive it and does not hold it: observers with blocks, tasks. A timer whose target it "
          + "is holds it, so it ends earlier, in viewWillDisappear or viewDidDisappear.",
        "expect it at once after a pop: what holds the controller, such as a timer's closure, "
          + "keeps it alive.", ["I47", "I48"]
      )
    case .application:
      (
        "Called on the delegate of the application or of a scene, and on no view controller.",
        "save state when the app goes to the background; stop what runs.",
        "expect an appearance call: going to the background makes none.", []
      )
    case .delegate:
      (
        "Called on the delegate or the data source of a view, a container, a gesture or a "
          + "presentation, if it implements it.",
        "answer what is asked, or follow what is reported.",
        "expect it without being set as the delegate; scroll views call it at each step.", []
      )
    case .animation:
      (
        "Not a call: the moment when an animation begins, or ends.",
        "nothing; what waits for an animation belongs into its completion, or into viewDidAppear.",
        "expect the end without animation: changes are then made at once.", []
      )
    }
  }
}
