/// A rule that every order of calls keeps, in words, with its evidence.
public struct LifecycleRule: Hashable, Sendable {
  /// The id, such as `I10`.
  public let id: String
  /// What always holds, in one sentence or two.
  public let sentence: String
  /// The sources of the rule, such as Apple's documentation or a published log.
  public let evidence: String

  /// The rule of an id, if it is one of those that a trace is checked for.
  public static func named(_ id: String) -> LifecycleRule? {
    all.first { $0.id == id }
  }

  /// All rules that a trace is checked for, in the order of their numbers.
  ///
  /// Source: docs/UIKIT-RULES.md, word by word; a test compares them.
  public static let all: [LifecycleRule] = [
    LifecycleRule(
      id: "I1",
      sentence:
        "`viewDidLoad` comes once for each loading of the view: once in a life unless "
        + "`view` is set to nil.",
      evidence:
        "documented; every log of a second appearance."),
    LifecycleRule(
      id: "I2",
      sentence:
        "`loadView` comes immediately before `viewDidLoad`; only what a nib does may "
        + "stand between.",
      evidence:
        "logged."),
    LifecycleRule(
      id: "I3",
      sentence:
        "`viewDidLoad` comes before the first `viewWillAppear`.",
      evidence:
        "documented."),
    LifecycleRule(
      id: "I4",
      sentence:
        "`awakeFromNib` comes at most once, after `init(coder:)` and before "
        + "`viewDidLoad`, and never to a controller made in code.",
      evidence:
        "logged."),
    LifecycleRule(
      id: "I10",
      sentence:
        "A controller is disappeared, appearing, appeared or disappearing, and only "
        + "these steps exist: `viewWillAppear` from disappeared or disappearing, "
        + "`viewDidAppear` from appearing, `viewWillDisappear` from appearing or "
        + "appeared, `viewDidDisappear` from disappearing.",
      evidence:
        "documented as a diagram; tested by Square's swift-modals."),
    LifecycleRule(
      id: "I11",
      sentence:
        "No appearance call comes twice in a row, and each did follows its own will.",
      evidence:
        "follows from I10."),
    LifecycleRule(
      id: "I14",
      sentence:
        "At rest every controller is appeared or disappeared, and it is appeared "
        + "exactly when its view is in a window and no presentation has removed it.",
      evidence:
        "documented in the words of the callbacks; logged."),
    LifecycleRule(
      id: "I15",
      sentence:
        "`viewIsAppearing` comes once between `viewWillAppear` and `viewDidAppear`, and "
        + "nowhere else.",
      evidence:
        "documented; logged also after a cancelled swipe of a sheet."),
    LifecycleRule(
      id: "I17",
      sentence:
        "A did has the same `animated` as its will, unless a cancelled transition has "
        + "begun another.",
      evidence:
        "re-implemented by two."),
    LifecycleRule(
      id: "I19",
      sentence:
        "Each `viewDidLayoutSubviews` follows a `viewWillLayoutSubviews` with no "
        + "appearance call of the same controller between them.",
      evidence:
        "logged."),
    LifecycleRule(
      id: "I20",
      sentence:
        "No layout call comes before `viewDidLoad`.",
      evidence:
        "Stanford CS193p, lecture 9."),
    LifecycleRule(
      id: "I23",
      sentence:
        "In a first push no layout call comes before `viewIsAppearing`.",
      evidence:
        "QMUI, observed on iOS 15 and 17."),
    LifecycleRule(
      id: "I25",
      sentence:
        "Push and pop: O will disappear, N will appear, O did disappear, N did appear.",
      evidence:
        "logged by eight."),
    LifecycleRule(
      id: "I26",
      sentence:
        "A full-screen modal and its dismissal: O will disappear, N will appear, N did "
        + "appear, O did disappear, then the completion.",
      evidence:
        "logged by five; tested by a re-implementation."),
    LifecycleRule(
      id: "I27",
      sentence:
        "Tabs: N will appear, O will disappear, O did disappear, N did appear.",
      evidence:
        "logged by three."),
    LifecycleRule(
      id: "I28",
      sentence:
        "Pages that scroll: N will appear, O will disappear, N did appear, O did "
        + "disappear.",
      evidence:
        "one published list; a second source for the wills."),
    LifecycleRule(
      id: "I29",
      sentence:
        "Pages that curl: N will appear, O will disappear, O did disappear, N did "
        + "appear.",
      evidence:
        "one published list."),
    LifecycleRule(
      id: "I30",
      sentence:
        "`transition(from:to:)`: O will disappear, N will appear, N did appear, O did "
        + "disappear.",
      evidence:
        "one log of iOS 5."),
    LifecycleRule(
      id: "I32",
      sentence:
        "In a push, a modal and a tab switch N loads its view before the first will of "
        + "either.",
      evidence:
        "logged."),
    LifecycleRule(
      id: "I34",
      sentence:
        "A cancelled pop: O will disappear, N will appear, N will disappear, N did "
        + "disappear, O will appear, O did appear.",
      evidence:
        "one published list, and two sources for one side each."),
    LifecycleRule(
      id: "I35",
      sentence:
        "A cancelled scroll of pages: N will appear, O will disappear, O will appear, O "
        + "did appear, N will disappear, N did disappear.",
      evidence:
        "one published list."),
    LifecycleRule(
      id: "I36",
      sentence:
        "A cancelled curl: N will appear, O will disappear, N will disappear, O will "
        + "appear, N did disappear, O did appear.",
      evidence:
        "one published list."),
    LifecycleRule(
      id: "I39",
      sentence:
        "Each child's `willMove(toParent:)` comes before the `didMove(toParent:)` with "
        + "the same parent.",
      evidence:
        "documented; tested."),
    LifecycleRule(
      id: "I41",
      sentence:
        "A container's appearance call is passed to each child whose view is in its "
        + "hierarchy, after the container's own `viewWillAppear` has begun.",
      evidence:
        "one log; a stack trace."),
    LifecycleRule(
      id: "I45",
      sentence:
        "A child is never more visible than its container; the order is disappeared, "
        + "disappearing, appearing, appeared.",
      evidence:
        "tested by Square's swift-modals."),
    LifecycleRule(
      id: "I47",
      sentence:
        "Nothing comes after `deinit`.",
      evidence:
        "documented by the language."),
    LifecycleRule(
      id: "I48",
      sentence:
        "A controller that was popped or dismissed, and that nothing else retains, is "
        + "deallocated after its own `viewDidDisappear` and after the other side's "
        + "`viewDidAppear`.",
      evidence:
        "logged by two."),
    LifecycleRule(
      id: "I62",
      sentence:
        "`viewWillTransition(to:with:)` comes before the layout with the new size, the "
        + "coordinator's completion after both.",
      evidence:
        "documented; logged."),
    LifecycleRule(
      id: "I64",
      sentence:
        "The size in `viewWillTransition(to:with:)` is the size that the controller's "
        + "view then gets.",
      evidence:
        "documented."),
    LifecycleRule(
      id: "I65",
      sentence:
        "`willTransition(to:with:)` comes before `traitCollectionDidChange`, and only "
        + "if the traits change.",
      evidence:
        "documented."),
    LifecycleRule(
      id: "I66",
      sentence:
        "A memory warning reaches every living controller, loaded or not, and causes no "
        + "appearance call.",
      evidence:
        "documented; logged."),
  ]
}
