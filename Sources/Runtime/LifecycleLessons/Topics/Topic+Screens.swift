import LifecycleTrace

/// From screen to screen: data, sheets, children, the way back.
extension Topic {
  static let screens: [Topic] = [
    Topic(
      "data", "how the next screen gets its data",
      words: "pass passing hand=2 empty label=2 stays=1 segue=2 prepare=2 next=1 model=2 send=1",
      question: "How does the next screen get its data, and why does its label stay empty?",
      answer: [
        "prepare(for:sender:) sets properties of the destination. Its outlets are nil then, so what is "
          + "written by label?.text is lost, and label.text ends the program.",
        "The destination brings its properties into its outlets in viewDidLoad; what can change later, "
          + "in viewWillAppear. A property that is set after the view was loaded updates the outlets in "
          + "its didSet.",
        "A controller that is made in code is configured between its initializer and the push; asking for "
          + "its view meanwhile runs viewDidLoad before its data is there.",
      ],
      cases: [
        "segue-order-awake-prepare-outlets-load", "view-access-in-prepare-loads-early",
        "lazy-view-in-init",
      ], finding: .viewInInit),
    Topic(
      "result", "how a screen sends something back",
      words: "send=3 return=3 delegate=3 unwind callback=3 back=2 data=4 pass=3",
      question: "How does a screen send something back?",
      answer: [
        "By a closure or a weak delegate that the first controller sets before it shows the second, or by "
          + "an unwind segue. The second never makes a new first one.",
        "Do not wait for the first one's viewWillAppear: a sheet that is dismissed does not cause it.",
      ],
      rules: [], cases: ["modal-sheet-dismiss", "modal-sheet-swipe-delegate"],
      finding: .sheetWithoutUpdate),
    Topic(
      "sheet", "what a sheet does to its presenter",
      words: "pagesheet formsheet popover=3 dismiss=3 dismissed=3 close=2 presenter=3 modal=2",
      question: "What is called when a sheet comes and goes?",
      answer: [
        "The sheet gets all appearance calls, its presenter none: it stays on the screen below. So "
          + "viewWillAppear of the presenter does not come when the sheet goes. Since iOS 13 a plain modal "
          + "is a sheet.",
        "dismiss(animated:completion:) takes it away; the sheet may call it, too, and then its presenter is asked.",
        "The presenter learns of changes by a closure or a delegate. A sheet that is swiped away calls "
          + "presentationControllerDidDismiss(_:) of its presentation controller's delegate; one that is "
          + "dismissed in code does not.",
      ],
      cases: ["modal-sheet-present", "modal-sheet-dismiss", "modal-sheet-swipe-delegate"],
      finding: .sheetWithoutUpdate),
    Topic(
      "present", "from when on a controller can present",
      words: "presenting presentation=3 alert=3 hierarchy attempt=2 window=2 modally=3",
      question: "From when on can a controller present another one?",
      answer: [
        "From viewDidAppear on, when its view is in a window. A controller whose view is in no window "
          + "presents nothing: UIKit says \"whose view is not in the window hierarchy\". In viewDidLoad, "
          + "and in viewWillAppear of a push, view.window is nil.",
        "viewDidAppear comes at each appearance: a welcome that is presented there needs a flag, or it "
          + "comes again when it was dismissed from the full screen.",
      ],
      cases: ["present-outside-a-window", "window-at-each-callback"], finding: .presentedTooEarly),
    Topic(
      "child", "containment: a controller inside another",
      words:
        "children addchild didmove=3 willmove=3 toparent=2 container=3 containment embed=3 embedded=3 parent=3",
      question: "How is a child controller added, and why are its calls missing?",
      answer: [
        "addChild(child), view.addSubview(child.view) with a frame or constraints, then "
          + "child.didMove(toParent: self). To remove it: child.willMove(toParent: nil), "
          + "child.view.removeFromSuperview(), child.removeFromParent().",
        "addChild calls willMove itself, and removeFromParent calls didMove(toParent: nil); the other of "
          + "the two is for the container to call.",
        "A child whose view is added without addChild gets appearance calls when the view comes into the "
          + "window, but has no parent: no viewWillTransition, no navigationController, and nothing holds it. "
          + "A container that overrides viewWillAppear still passes the call on; one whose "
          + "shouldAutomaticallyForwardAppearanceMethods is false does not.",
      ],
      rules: ["I39", "I41"],
      cases: [
        "addchild-calls-willmove", "parent-child-order-addchild",
        "parent-child-order-without-addchild", "manual-forwarding-off",
      ], finding: .childWithoutParent),
    Topic(
      "back", "how a controller knows that it is left",
      words:
        "swipe cancelled=3 cancel=3 tapped=2 back=2 button=1 user=1 ismovingfromparent know=1 away=2 gone=2 ever=1 forever=2 "
        + "leaves=2 left=2",
      question: "How does a controller know that a person goes back?",
      answer: [
        "In viewWillDisappear and viewDidDisappear isMovingFromParent is true for a pop, and "
          + "isBeingDismissed for a dismissal; both are false where another screen only covers it. A "
          + "controller inside a stack that is dismissed asks its navigationController.",
        "viewWillDisappear comes for a swipe that is then cancelled, too, and viewWillAppear follows. What "
          + "must happen only when the screen has really gone belongs in viewDidDisappear.",
      ],
      rules: ["I25", "I34"],
      cases: ["nav-pop-animated", "nav-swipe-back-cancelled", "modal-sheet-swipe-cancelled"]),
  ]
}
