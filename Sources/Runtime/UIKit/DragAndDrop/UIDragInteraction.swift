import Foundation

/// Lets a finger that stays on a view drag items out of it.
///
/// Source: Apple, UIDragInteraction; UIKIT-CASES.md drag-order, drag-enabled.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Says what is dragged.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Whether items can be dragged; what the kind of device has unless set.
  open var isEnabled: Bool {
    get { chosenEnabled ?? Self.isEnabledByDefault }
    set { chosenEnabled = newValue }
  }
  private var chosenEnabled: Bool?
  private lazy var press = DragPress(of: self)
  private lazy var tap = DragTap(of: self)

  /// Makes an interaction whose delegate, which is not kept, says what is dragged.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
  }

  /// Whether items can be dragged unless an app says so: on a pad, not on a phone.
  open class var isEnabledByDefault: Bool {
    UIApplication.shared.screen.traitCollection.userInterfaceIdiom == .pad
  }

  open func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(press)
    self.view?.removeGestureRecognizer(tap)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
    view?.addGestureRecognizer(tap)
  }
}
