import Foundation

/// An alert with actions.
///
/// The presenter's view stays, so the presenter receives no calls.
/// Source: Apple, UIAlertController.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The style of an alert.
  public enum Style: Int, Hashable, Sendable {
    case actionSheet, alert
  }

  /// The text below the title.
  open var message: String? { didSet { (storedView as? AlertView)?.show(self) } }
  /// The style of the alert.
  public let preferredStyle: Style
  /// The actions in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The text fields in the order in which they were added; nil if there are none.
  public var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  private var fields: [UITextField] = []
  /// The action of the return key.
  open var preferredAction: UIAlertAction?

  /// Makes an alert without actions.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = isPopover ? .popover : .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  /// On a pad an action sheet is a popover, which needs a source.
  ///
  /// Source: UIKIT-CASES.md alert-sheet-on-pad.
  private var isPopover: Bool {
    preferredStyle == .actionSheet && !ScreenCell.isPoint
      && application.screen.traitCollection.userInterfaceIdiom == .pad
  }

  /// Makes an alert without texts, as a storyboard does.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
    modalPresentationStyle = .overFullScreen
  }

  package override var lifecycleName: String {
    type(of: self) == UIAlertController.self ? "Alert" : super.lifecycleName
  }

  /// Adds an action.
  ///
  /// - Precondition: At most one action has the cancel style.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    actions.append(action)
    action.onChange = { [weak self] in self?.refresh() }
    refresh()
  }

  /// Adds a text field below the message; the first one takes text when the alert appears.
  ///
  /// - Precondition: The style is `alert`.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    configurationHandler?(field)
    fields.append(field)
    refresh()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    fields.first?.becomeFirstResponder()
  }

  open override func loadView() {
    let view = AlertView(frame: application.screen.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
    refresh()
  }

  private func refresh() {
    (storedView as? AlertView)?.show(self)
  }

  /// Performs the cancel action, if there is one.
  open override func accessibilityPerformEscape() -> Bool {
    guard let cancel = actions.first(where: { $0.style == .cancel && $0.isEnabled }) else {
      return false
    }
    answer(with: cancel)
    return true
  }

  /// Dismisses the alert, and then runs the handler of an action.
  package func answer(with action: UIAlertAction) {
    guard action.isEnabled, actions.contains(where: { $0 === action }) else { return }
    guard let presenter = presentingViewController else { return }
    presenter.dismiss(animated: true) { action.handler?(action) }
  }
}
