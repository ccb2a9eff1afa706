import Foundation
import UIKit

/// Is told how a page is loaded and dismissed.
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
  /// The configuration of a page.
  ///
  /// Source: Apple, SFSafariViewController.Configuration.
  open class Configuration: NSObject {
    /// Whether Reader is entered, if it is available.
    open var entersReaderIfAvailable = false
    /// Whether bars collapse on scrolling.
    open var barCollapsingEnabled = true

    /// Makes a configuration.
    nonisolated public override init() {}
  }

  /// The styles of the dismiss button.
  public enum DismissButtonStyle: Int, Sendable {
    /// Done.
    case done
    /// Close.
    case close
    /// Cancel.
    case cancel
  }

  /// The delegate.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The configuration.
  public let configuration: Configuration
  /// The style of the dismiss button; it must be set before the controller is shown.
  open var dismissButtonStyle = DismissButtonStyle.done
  /// The tint of the bars.
  open var preferredBarTintColor: UIColor?
  /// The tint of the controls in the bars.
  open var preferredControlTintColor: UIColor?
  private let url: URL
  private var isLoaded = false

  /// Shows a page.
  ///
  /// - Precondition: The address begins with http or https, as on a phone.
  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  /// Shows a page with a configuration.
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

  /// Always nil: the controller cannot be decoded, as on a phone.
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
