/// A question about several calls, with its answer and the evidence.
///
/// `LifecycleExplanation` explains one call.
public struct LifecycleTopic: Hashable, Sendable {
  /// The word for it, such as `rotation`.
  public let name: String
  /// Other words by which it may be asked for.
  public let otherWords: [String]
  /// What it is about, in a few words.
  public let summary: String
  /// The question.
  public let question: String
  /// The answer, in paragraphs.
  public let answer: [String]
  /// The ids of the rules behind it; `LifecycleRule` has their evidence.
  public let rules: [String]
  /// The ids of the cases in docs/UIKIT-CASES.md behind it.
  public let cases: [String]

  /// The topic of a name or another word for it, in capitals or not; nil if there is none.
  public static func named(_ name: String) -> LifecycleTopic? {
    let name = name.lowercased()
    return all.first { $0.name == name } ?? all.first { $0.otherWords.contains(name) }
  }

  /// Question, answer and evidence in paragraphs, each a line.
  public var lines: [String] {
    [question] + answer + LifecycleExplanation.evidence(rules: rules, cases: cases)
  }

  /// All topics, by their names.
  ///
  /// Source: Apple, UIViewController; docs/UIKIT-CASES.md; docs/UIKIT-RULES.md.
  public static let all: [LifecycleTopic] = [bounds, memory, order, outlets, rotation]

  private static let bounds = LifecycleTopic(
    name: "bounds", otherWords: ["frame", "geometry", "size"],
    summary: "why bounds differ between viewDidLoad and layout",
    question: "What are frame and bounds, and why do they differ between viewDidLoad and layout?",
    answer: [
      "frame is a view's rectangle in its superview's coordinates, bounds is the same in its own, in which "
        + "its subviews stand: its origin is zero unless a scroll view has scrolled. With a transform "
        + "other than the identity bounds stays, and frame is not to be used.",
      "In viewDidLoad the view has the size with which it was made: that of the storyboard, or of "
        + "the whole screen. It is in no window, and no container has given it a place.",
      "The container sets its frame after viewWillAppear: bars, tab bar, split view and the real "
        + "device are only counted then. viewWillLayoutSubviews follows with the bounds of that pass, and "
        + "again after each change of size; how many passes come before viewDidAppear is not fixed.",
      "Here a bar takes its row from the view. On a phone, since iOS 7, the view reaches below the bars "
        + "unless edgesForExtendedLayout says otherwise, and the safe area tells what they cover.",
      "So viewDidLoad adds views and constraints; frames computed from bounds belong in "
        + "viewWillLayoutSubviews or viewDidLayoutSubviews.",
    ],
    rules: ["I20", "I23"],
    cases: [
      "view-convert-rotated-rect", "scroll-bounds-origin",
      "layout-safe-area", "window-at-each-callback", "nav-push-animated",
      "launch-layout-pair-count",
    ])

  private static let memory = LifecycleTopic(
    name: "memory", otherWords: ["lowmemory"],
    summary: "what happens when memory is low",
    question: "What happens when memory is low?",
    answer: [
      "The delegate of the application gets applicationDidReceiveMemoryWarning(_:), and every view "
        + "controller that lives gets didReceiveMemoryWarning, visible or not, loaded or not.",
      "UIKit unloads no view (up to iOS 5 it did) and makes no appearance call. Each controller releases what it can make "
        + "again: caches, pictures that are not on the screen. An app that keeps too much is ended.",
      "viewWillUnload and viewDidUnload are deprecated since iOS 6, and never called.",
      "The command lowmemory sends the warning.",
    ],
    rules: ["I66"],
    cases: ["memory-who-gets-it", "memory-ios6-and-later", "memory-unload-before-ios6"])

  private static let order = LifecycleTopic(
    name: "order",
    otherWords: [
      "modal", "pop", "present", "presentation", "push", "sheet", "switch", "tab", "tabs",
      "transition",
    ],
    summary: "why push, tab switch and modal differ",
    question: "Why does a push differ from a tab switch, and both from a modal?",
    answer: LifecycleExplanation.orderLines
      + ["Each container decides on its own when it calls its children."]
      + LifecycleExplanation.orderEnds + [
        "A controller that is pushed for the first time gets viewDidLoad; a popped one gets deinit after "
          + "the transition if nothing else holds it. Tabs live on: viewDidLoad comes at the first "
          + "switch alone. Up to iOS 17 animated is false; iOS 18 delays both dids "
          + "(tab-switch-ios18), which is not done here.",
        "A sheet, a popover and overFullScreen leave the presenter in place: it gets no appearance call.",
        "So rely on the order of one controller's calls, and never on that between two.",
      ],
    rules: ["I25", "I26", "I27", "I28", "I29"],
    cases: [
      "nav-push-animated", "nav-pop-animated", "nav-pop-deinit-moment", "tab-first-switch",
      "tab-second-switch", "tab-animated-flag", "tab-switch-ios18", "modal-fullscreen-present",
      "modal-sheet-present",
      "page-scroll-swipe-completed", "page-curl-completed",
    ])

  private static let outlets = LifecycleTopic(
    name: "outlets", otherWords: ["iboutlet", "nil", "outlet", "segue"],
    summary: "when outlets are nil",
    question: "When are outlets nil?",
    answer: [
      "Until the view is loaded: in init(coder:), in awakeFromNib and in prepare(for:sender:). UIKit's "
        + "own loadView connects them, and viewDidLoad is the first call that can use them.",
      "A segue makes its destination and then calls prepare(for:sender:) on the source, before the "
        + "destination has loaded its view. So prepare hands over the model, and the destination's "
        + "viewDidLoad brings it into the outlets. What may run before that writes outlet?.text.",
    ],
    rules: [],
    cases: [
      "segue-order-awake-prepare-outlets-load", "create-storyboard-instantiate",
      "view-access-in-prepare-loads-early",
    ])

  private static let rotation = LifecycleTopic(
    name: "rotation", otherWords: ["landscape", "orientation", "resize", "rotate", "rotated"],
    summary: "who is called on rotation",
    question: "Who is called on rotation?",
    answer: [
      "Every controller whose view is in the hierarchy and changes its size gets "
        + "viewWillTransition(to:with:), a parent first and its children from within super; before "
        + "it, willTransition(to:with:) if a size class changes.",
      "Then the views are laid out: viewWillLayoutSubviews and viewDidLayoutSubviews with the new "
        + "bounds, and beside the animation the block of animate(alongsideTransition:).",
      "A presenter below a modal is called, too. Do not rely on it for controllers below the top of a stack and "
        + "for tabs that are not selected: here they are not called, and adapt when they appear again.",
      "A change of size alone makes no appearance call: what is done in viewWillAppear is not done "
        + "again. A split view that shows or hides a column with it makes those of the column.",
    ],
    rules: ["I62", "I64"],
    cases: [
      "rotation-single", "rotation-parent-child", "rotation-covered-by-modal",
      "rotation-nav-stack-below-top", "rotation-offscreen-tab",
    ])
}
