/// A mistake in the use of the lifecycle, found while an app ran.
public struct LifecycleFinding: Hashable, Sendable {
  /// What kind of mistake it is.
  public let kind: Kind
  /// The controller in whose code it is.
  public let controller: ControllerID
  /// The call or the step in which it was made, such as `viewDidLoad()`.
  public let moment: String
  /// What was seen, in one sentence.
  public let observation: String
  /// The file and the line of the call, or of the controller's class, such as `Game.swift:12`; nil if the
  /// app did not say where they are.
  public let line: String?

  /// Creates a finding from its parts.
  public init(
    kind: Kind, controller: ControllerID, moment: String, observation: String, line: String? = nil
  ) {
    self.kind = kind
    self.controller = controller
    self.moment = moment
    self.observation = observation
    self.line = line
  }

  /// What to do instead, in a sentence or two.
  public var remedy: String { kind.remedy }
}

extension LifecycleFinding: CustomStringConvertible {
  /// The finding in one line: where it stands if that is known, controller, moment, what was seen, and the
  /// remedy.
  public var description: String {
    (line.map { "\($0): " } ?? "") + "\(controller) \(moment): \(observation) \(remedy)"
  }
}

extension LifecycleFinding {
  /// The kinds of mistakes, in the order in which a course meets them; the raw value is the name.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An override does not call `super`.
    case missingSuper = "missing super"
    /// The view is loaded in the initializer, or right after it.
    case viewInInit = "view in init"
    /// Frames computed from bounds in `viewDidLoad` are wrong after layout.
    case staleGeometry = "stale geometry"
    /// A presentation from a controller whose view is in no window.
    case presentedTooEarly = "presented too early"
    /// Appearance methods are called by hand, or begun and ended out of balance.
    case appearanceByHand = "appearance by hand"
    /// The view of a controller is in the view of another that is not its parent.
    case childWithoutParent = "child without parent"
    /// What is set up once is set up at each appearance.
    case repeatedSetUp = "repeated set-up"
    /// A value that changes with time is set once.
    case valueSetOnce = "value set once"
    /// A controller lives on after it was popped or dismissed.
    case notReleased = "not released"
    /// A presenter waits for `viewWillAppear`, which no sheet causes.
    case sheetWithoutUpdate = "sheet without update"
    /// A scroll view does not know the size of its content.
    case missingContentSize = "missing content size"

    /// What to do instead.
    ///
    /// Source: Apple, UIViewController, UIScrollView; docs/UIKIT-CASES.md, in the cases of each.
    public var remedy: String {
      switch self {
      case .missingSuper: "Call super in every override of a lifecycle call."
      case .viewInInit:
        "Leave view alone until it is loaded: set properties now, and use them in viewDidLoad."
      case .staleGeometry:
        "Set frames in viewWillLayoutSubviews or viewDidLayoutSubviews, or use constraints or an "
          + "autoresizing mask."
      case .presentedTooEarly: "Present in viewDidAppear, or later."
      case .appearanceByHand:
        "Let UIKit call them; a container of one's own uses beginAppearanceTransition and "
          + "endAppearanceTransition in pairs."
      case .childWithoutParent:
        "Call addChild before addSubview, and didMove(toParent:) on the child after it."
      case .repeatedSetUp:
        "Do it once in viewDidLoad; viewWillAppear only brings it up to date."
      case .valueSetOnce: "Set it in viewWillAppear, which comes each time."
      case .notReleased:
        "Look for who holds it: a timer, a task, an observer or a closure without [weak self]."
      case .sheetWithoutUpdate:
        "Update when the sheet says what has changed: by its delegate, by a closure, or in "
          + "presentationControllerDidDismiss(_:)."
      case .missingContentSize:
        "Set contentSize where the content gets its size, or constrain the content to "
          + "contentLayoutGuide."
      }
    }

    /// The ids of the cases in docs/UIKIT-CASES.md that show what UIKit does here.
    public var cases: [String] {
      switch self {
      case .missingSuper: ["rotation-parent-child"]
      case .viewInInit: ["lazy-view-in-init", "view-access-in-prepare-loads-early"]
      case .staleGeometry: ["nav-push-animated", "window-at-each-callback"]
      case .presentedTooEarly: ["present-outside-a-window", "unbalanced-warning"]
      case .appearanceByHand: ["direct-call-warning", "unbalanced-warning", "begin-end-mapping"]
      case .childWithoutParent:
        ["parent-child-order-without-addchild", "parent-child-order-addchild"]
      case .repeatedSetUp: ["nav-pop-animated", "tab-second-switch"]
      case .valueSetOnce: ["tab-second-switch"]
      case .notReleased: ["nav-pop-deinit-moment", "modal-fullscreen-dismiss"]
      case .sheetWithoutUpdate: ["modal-sheet-dismiss", "modal-sheet-swipe-delegate"]
      case .missingContentSize: ["scroll-set-offset", "layout-scroll-content"]
      }
    }
  }
}
