import Foundation
import UIKit

/// Is told what becomes of a page.
///
/// Source: Apple, SFSafariViewControllerDelegate; all methods are optional.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// The person has touched Done; the controller dismisses itself.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// The first page was loaded, or could not be.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    unimplemented()
  }
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) { unimplemented() }
}

/// Shows a page of the web, which cannot be loaded: its address is shown, and Done.
///
/// Source: Apple, SFSafariViewController.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// How a page is shown.
  ///
  /// Source: Apple, SFSafariViewController.Configuration.
  open class Configuration: NSObject {
    /// Whether the text alone is shown, if there is one.
    open var entersReaderIfAvailable = false
    /// Whether bars become small.
    open var barCollapsingEnabled = true

    /// Makes a configuration.
    nonisolated public override init() {}
  }

  /// What is written on the button that ends it.
  public enum DismissButtonStyle: Int, Sendable {
    /// Done.
    case done
    /// Close.
    case close
    /// Cancel.
    case cancel
  }

  /// Is told what becomes of the page.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// How the page is shown.
  public let configuration: Configuration
  /// What is written on the button that ends it; set before it is shown.
  open var dismissButtonStyle = DismissButtonStyle.done
  /// The colour of bars.
  open var preferredBarTintColor: UIColor?
  /// The colour of buttons.
  open var preferredControlTintColor: UIColor?
  private let url: URL
  private var isLoaded = false

  /// Shows a page.
  ///
  /// - Precondition: The address begins with http or https, as on a phone.
  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  /// Shows a page in a way.
  ///
  /// - Precondition: The address begins with http or https, as on a phone.
  public init(url URL: URL, configuration: Configuration) {
    precondition(
      ["http", "https"].contains(URL.scheme?.lowercased()),
      "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
    (url, self.configuration) = (URL, configuration)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  /// Makes none from a file, as on a phone.
  public required init?(coder: NSCoder) { return nil }

  /// Shows the address.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "\(url.absoluteString)\nSafari cannot open the page: there is no web here."
    (label.numberOfLines, label.textAlignment) = (0, .center)
    let button = UIButton(type: .system)
    button.setTitle(["Done", "Close", "Cancel"][dismissButtonStyle.rawValue], for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [button, label])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }

  /// Tells the delegate once that the page could not be loaded.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isLoaded else { return }
    isLoaded = true
    UIKitRuntime.Device.shared.scheduler.async { [weak self] in
      guard let self else { return }
      notify(delegate, "safariViewController(_:didCompleteInitialLoad:)") {
        $0.safariViewController(self, didCompleteInitialLoad: false)
      }
    }
  }

  private func finish() {
    presentingViewController?.dismiss(animated: true)
    notify(delegate, "safariViewControllerDidFinish(_:)") {
      $0.safariViewControllerDidFinish(self)
    }
  }
}
