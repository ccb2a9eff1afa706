import Foundation
import UIKit

/// The key of the thing that is shown.
public let SKStoreProductParameterITunesItemIdentifier = "id"

/// Is told that a person has finished.
///
/// Source: Apple, SKStoreProductViewControllerDelegate; its method is optional.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: AnyObject {
  /// The person has touched Done; the delegate dismisses the controller.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  /// Dismisses it.
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
    unimplemented()
    viewController.dismiss(animated: true)
  }
}

/// A page of a product in the store, which cannot be reached here.
///
/// Source: Apple, SKStoreProductViewController.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
  /// Is told that the person has finished.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  /// Builds the screen, which says that the store cannot be reached.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    (label.text, label.textAlignment) = (SKError(.unknown).localizedDescription, .center)
    let button = UIButton(type: .system)
    button.setTitle("Done", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [button, label])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
    ])
  }

  /// Loads a product.
  ///
  /// The block is called in a later turn of the main loop with false and an error.
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: (@MainActor (Bool, (any Error)?) -> Void)? = nil
  ) {
    guard let block else { return }
    UIKitRuntime.Device.shared.scheduler.async { block(false, SKError(.unknown)) }
  }

  private func finish() {
    guard let delegate else { return dismiss(animated: true) }
    notify(delegate, "productViewControllerDidFinish(_:)") {
      $0.productViewControllerDidFinish(self)
    }
  }
}
