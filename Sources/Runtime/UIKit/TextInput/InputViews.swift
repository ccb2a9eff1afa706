import Foundation

/// The input views that a text view was given.
struct AssignedInputViews: Equatable {
  var view: UIView?
  var accessory: UIView?
}

/// What a first responder wants to be shown at the lower edge of the screen.
///
/// The nearest responder of the chain that has a view gives it, and is found again from inside that view.
/// Source: UIKIT-CASES.md input-views.
@MainActor
struct InputViews {
  private(set) var view: UIView?
  private(set) var accessory: UIView?
  private(set) var controllers: [UIInputViewController] = []

  nonisolated init() {}

  init(of first: UIResponder?) {
    var responder = first
    while let current = responder {
      if view == nil { view = take(current.inputViewController) ?? current.inputView }
      if accessory == nil {
        accessory = take(current.inputAccessoryViewController) ?? current.inputAccessoryView
      }
      if view != nil, accessory != nil { return }
      responder = current.next
    }
  }

  private mutating func take(_ controller: UIInputViewController?) -> UIView? {
    guard let controller else { return nil }
    controllers.append(controller)
    return controller.view
  }

  /// The views from top to bottom.
  var all: [UIView] { [accessory, view].compactMap(\.self) }
}

/// Holds input views at the lower edge of a window, in front of everything else.
@MainActor
final class InputDock: UIView {
  private(set) var inputs = InputViews()
  /// Who has the first responder's views: next in the chain of what is inside them.
  private weak var provider: UIResponder?

  override var next: UIResponder? { provider ?? super.next }

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    // A view of a xib, which is flexible there, would grow with each arrangement.
    autoresizesSubviews = false
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  /// Shows the views of a responder.
  func show(_ new: InputViews, of provider: UIResponder?) {
    self.provider = provider
    let old = inputs
    inputs = new
    for controller in old.controllers where !new.controllers.contains(controller) {
      controller.beginAppearanceTransition(false, animated: false)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.endAppearanceTransition()
    }
    for view in old.all where !new.all.contains(view) { view.removeFromSuperview() }
    for controller in new.controllers where !old.controllers.contains(controller) {
      controller.beginAppearanceTransition(true, animated: false)
    }
    for view in new.all where view.superview !== self { addSubview(view) }
    arrange()
    for controller in new.controllers where !old.controllers.contains(controller) {
      controller.endAppearanceTransition()
    }
  }

  /// Gives the views their heights, one below the other, at the lower edge of the window.
  func arrange() {
    guard let window = superview else { return }
    let width = window.bounds.width
    var y: CGFloat = 0
    for view in inputs.all {
      let height = min(Self.height(of: view, width: width), max(0, window.bounds.height - y))
      view.frame = CGRect(x: 0, y: y, width: width, height: height)
      y += height
    }
    frame = CGRect(x: 0, y: window.bounds.height - y, width: width, height: y)
  }

  /// That which its constraints give a view, or else its own; at least a row, if its subviews give none.
  private static func height(of view: UIView, width: CGFloat) -> CGFloat {
    let sizesItself =
      (view as? UIInputView)?.allowsSelfSizing ?? !view.translatesAutoresizingMaskIntoConstraints
    if sizesItself {
      let fitting = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      if fitting.height > 0 { return fitting.height }
    }
    if view.bounds.height > 0 { return view.bounds.height }
    let intrinsic = view.sizeThatFits(CGSize(width: width, height: 0)).height
    return max(intrinsic, SystemLength.row)
  }
}
