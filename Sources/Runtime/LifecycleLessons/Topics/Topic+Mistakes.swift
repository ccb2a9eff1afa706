import LifecycleTrace

/// Symptoms: what goes wrong, and where to look.
extension Topic {
  static let mistakes: [Topic] = [
    Topic(
      "twice", "a call that comes twice",
      words: "double=3 repeatedly=3 several=2 again=1 called=1 times=1",
      question: "Why does an appearance call come twice?",
      answer: [
        "For one controller it never comes twice in a row; between two viewWillAppear there is a "
          + "viewWillDisappear. Look who is called: log tells controllers of one class apart by numbers, "
          + "and two of them were made, or one is not deallocated.",
        "A swipe back that is cancelled calls viewWillDisappear and viewWillAppear of the same "
          + "controller. A return from a pushed screen, a full-screen modal or another tab is a new "
          + "appearance.",
        "An override that calls another appearance method by hand, or super twice, does its work twice in "
          + "one appearance; only UIKit's calls are in the log.",
      ],
      rules: ["I10", "I11"],
      cases: ["nav-swipe-back-cancelled", "nav-pop-animated", "direct-call-warning"],
      finding: .appearanceByHand),
    Topic(
      "never", "a call that does not come",
      words: "never=3 not=2 called=1 missing=2 why=0 nothing=2",
      question: "Why does a call not come?",
      answer: [
        "viewWillAppear does not come when a sheet or a popover above is dismissed, nor when the app "
          + "comes back from the background, nor for a view that is only unhidden.",
        "viewDidLoad does not come again: the view is loaded once. deinit does not come while an object "
          + "holds the controller. A child of a container that turns forwarding off gets none.",
        "A method whose name or parameters differ overrides nothing: write override, and the compiler "
          + "checks it. prepare(for:sender:) comes for segues alone, not for a push in code.",
      ],
      rules: ["I1"],
      cases: ["modal-sheet-dismiss", "scene-background", "manual-forwarding-off"],
      finding: .sheetWithoutUpdate),
    Topic(
      "safearea", "what bars cover",
      words:
        "safe area=2 insets=3 notch=3 bar=2 bars=2 under=2 hidden=2 covered=2 content=1 below=1",
      question: "What is the safe area, and when are its insets known?",
      answer: [
        "The part of a view that neither bars nor the edges of the screen cover, since iOS 11.",
        "In viewDidLoad they are zero: the view is in no window. They are set before "
          + "viewSafeAreaInsetsDidChange and viewWillLayoutSubviews, and change with bars, rotation and "
          + "additionalSafeAreaInsets.",
        "Constrain content to view.safeAreaLayoutGuide, which follows by itself. Frames that are set by "
          + "hand use view.safeAreaInsets in viewDidLayoutSubviews.",
        "On a phone, since iOS 7, a view reaches below translucent bars, and the insets tell what they "
          + "cover. Here a bar takes its room from the view: nothing lies below it, and "
          + "edgesForExtendedLayout changes nothing.",
      ],
      cases: ["layout-safe-area", "window-at-each-callback"], finding: .staleGeometry),
    Topic(
      "thread", "work beside the main thread",
      words: "threads main=2 queue dispatch async background=1 update=1 mainactor purple=2",
      question: "May the interface be changed from another thread?",
      answer: [
        "No. UIKit is used on the main thread alone; elsewhere what is set shows late, at the wrong "
          + "moment or not at all, and Xcode's Main Thread Checker reports it.",
        "Load on another queue or in a task, and come back by DispatchQueue.main.async or await on the "
          + "main actor. UIViewController is @MainActor, so with Swift 6 the compiler refuses most of it.",
        "The view may have gone meanwhile: take [weak self], and ask whether the result still belongs to "
          + "what is shown.",
      ],
      cases: ["timing-next-turn"]),
    Topic(
      "cell", "cells that are used again",
      words: "cells reuse reused=3 dequeue dequeued=3 table=2 row=2 rows=2 image=2 wrong=1 "
        + "prepareforreuse collection=2",
      question: "Why does a cell show what belongs to another row?",
      answer: [
        "A table makes few cells and uses them again: a dequeued cell still has what its last row "
          + "set. So cellForRowAt sets every part of it, in both branches of each if.",
        "prepareForReuse comes inside the dequeuing: cancel what is being loaded there. A result that arrives "
          + "late asks whether the cell still belongs to its index path.",
      ],
      cases: ["table-reuse", "table-reconfigure"]),
    Topic(
      "super", "which overrides call super",
      words: "inherited=2 override=2 overriding=2",
      question: "When is super called?",
      answer: [
        "In every override of viewDidLoad, of the appearance calls, of viewWillTransition and of "
          + "viewDidLayoutSubviews; UIKit and base classes of one's own do work there. In "
          + "updateViewConstraints it is the last line.",
        "loadView is the exception: an override that makes its own view does not call super. A controller "
          + "from a storyboard does not override loadView at all.",
        "At which place in the override is free elsewhere; customary is first in what sets up, and last in what "
          + "takes down.",
        "viewWillTransition without super is not passed on to the children.",
      ],
      cases: ["rotation-parent-child", "lazy-loadview-default"], finding: .missingSuper),
    Topic(
      "setup", "what is set up where",
      words: "set=0 put=2 belongs=3 initialize=3 initializer=3 init=3 configure=3 setup where=0",
      question: "What is set up where?",
      answer: [
        "In the initializer: properties that need no view; view is not touched. In viewDidLoad, once: "
          + "subviews, constraints, outlets from the model. In viewWillAppear, each time: what can have "
          + "changed since. In viewDidLayoutSubviews: frames that follow the size. In viewDidAppear: "
          + "animations, and what is presented.",
        "explain and the name of a call says what belongs there; the doctor reports what was set up at "
          + "the wrong place.",
      ],
      rules: ["I1", "I3"],
      cases: ["lazy-view-access", "tab-second-switch", "nav-pop-animated"], finding: .repeatedSetUp),
    Topic(
      "scroll", "a scroll view that does not scroll",
      words: "scrollview scrolling=3 contentsize scrolls=3",
      question: "Why does a scroll view not scroll?",
      answer: [
        "Its contentSize is zero, or not larger than its bounds. Set it where the content gets its size, "
          + "or constrain the content at all four sides to contentLayoutGuide.",
        "Its calls are those of its controller: scrolling makes no appearance call.",
      ],
      cases: ["scroll-set-offset", "layout-scroll-content"], finding: .missingContentSize),
    Topic(
      "unbalanced", "appearance transitions out of balance",
      words: "balanced=3 beginappearancetransition endappearancetransition hand=1",
      question: "What does \"Unbalanced calls to begin/end appearance transitions\" mean?",
      answer: [
        "An appearance was begun or ended out of turn: another transition began while one was running, "
          + "such as a push in viewWillAppear or two at once, or beginAppearanceTransition and "
          + "endAppearanceTransition do not come in pairs.",
        "Let one transition end before the next begins: viewDidAppear, or the completion of the first.",
      ],
      rules: ["I10"],
      cases: ["unbalanced-warning", "begin-end-mapping", "begin-end-state-machine"],
      finding: .appearanceByHand),
  ]
}
