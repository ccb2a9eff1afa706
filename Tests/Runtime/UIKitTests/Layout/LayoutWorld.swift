import Foundation
import UIKit

/// A view 400 wide and high with constrained views in it, in a fresh application.
@MainActor
final class LayoutWorld {
  let scheduler = UIKitRuntime.SteppedScheduler()
  let application: UIApplication
  let superview: UIView
  private(set) var warnings: [String] = []

  init(width: CGFloat = 400, height: CGFloat = 400) {
    application = UIApplication(scheduler: scheduler)
    UIApplication.replaceShared(with: application)
    superview = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    application.logHandler = { [weak self] in self?.warnings.append($0) }
  }

  /// Adds a constrained view.
  @discardableResult
  func add<View: UIView>(_ view: View, to container: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (container ?? superview).addSubview(view)
    return view
  }

  /// Adds a constrained view, with a size if one is given.
  func view(_ width: CGFloat? = nil, _ height: CGFloat? = nil) -> UIView {
    let view = add(UIView())
    width.map { view.widthAnchor.constraint(equalToConstant: $0).isActive = true }
    height.map { view.heightAnchor.constraint(equalToConstant: $0).isActive = true }
    return view
  }

  /// Activates constraints and lays out.
  func layout(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
    superview.layoutIfNeeded()
  }
}

/// A view whose content has a size.
final class SizedView: UIView {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var intrinsicContentSize: CGSize { content }
}

extension NSLayoutConstraint {
  /// The constraint with another priority.
  func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
