import Foundation
import FoundationNetworking
import UIKit

/// How web views are made.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// Whether films play in their place.
  open var allowsInlineMediaPlayback = false
}

/// A page without a network: the text of what the app itself has; any other page fails as without a connection.
///
/// Source: Apple, WKWebView.
@preconcurrency @MainActor
open class WKWebView: UIView {
  private let text = UITextView(frame: .zero)
  private let scheduler = UIKitRuntime.Device.shared.scheduler
  private var request: URLRequest?

  /// Is asked about pages, and told of them.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Is asked about windows and alerts of pages, which there are not.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// How it was made.
  public let configuration: WKWebViewConfiguration
  /// Whether a swipe goes back.
  open var allowsBackForwardNavigationGestures = false
  /// The address of the page.
  open private(set) var url: URL? { didSet { UIKitRuntime.didSet("URL", of: self, to: url) } }
  /// The title of the page.
  open private(set) var title: String? {
    didSet { UIKitRuntime.didSet("title", of: self, to: title) }
  }
  /// Whether a page is on its way.
  open private(set) var isLoading = false {
    didSet { UIKitRuntime.didSet("loading", of: self, to: isLoading) }
  }
  /// How much of it has come, from 0 to 1.
  open private(set) var estimatedProgress = 0.0 {
    didSet { UIKitRuntime.didSet("estimatedProgress", of: self, to: estimatedProgress) }
  }
  /// Whether there was a page before: pages are not kept.
  open var canGoBack: Bool { false }
  /// Whether there is a page to go back to the other way.
  open var canGoForward: Bool { false }
  /// What scrolls the page.
  open var scrollView: UIScrollView { text }

  /// Makes a view.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addText()
  }

  /// Makes a view.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Makes one from a file.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    addText()
  }

  private func addText() {
    text.isEditable = false
    text.frame = bounds
    text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(text)
  }

  // MARK: Pages

  /// Goes to a page; a file is read, and everything else fails.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    self.request = request
    return go(to: request) { url in
      guard url.isFileURL else { throw URLError(.notConnectedToInternet) }
      return try String(contentsOf: url, encoding: .utf8)
    }
  }

  /// Shows a file.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URLRequest(url: URL))
  }

  /// Shows a page of the app's own.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    let blank = baseURL ?? URL(fileURLWithPath: "/")
    return go(to: URLRequest(url: blank)) { _ in string }
  }

  /// Goes to the page again.
  @discardableResult
  open func reload() -> WKNavigation? { request.flatMap { load($0) } }

  /// Gives up the page that is on its way.
  open func stopLoading() { isLoading = false }

  /// Goes to the page before: there is none.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }

  /// Goes to the next page: there is none.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }

  /// Runs a script in the page: calls with an error, in a later turn.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    // Source: Apple, WKError.Code.javaScriptExceptionOccurred.
    let error = NSError(domain: "WKErrorDomain", code: 4)
    scheduler.async { completionHandler?(nil, error) }
  }

  private func go(
    to request: URLRequest, _ read: @escaping (URL) throws -> String
  ) -> WKNavigation? {
    let navigation = WKNavigation()
    isLoading = true
    scheduler.async { [self] in
      guard let delegate = navigationDelegate else {
        return finish(navigation, request, read)
      }
      delegate.webView(self, decidePolicyFor: WKNavigationAction(request)) { policy in
        guard policy == .allow else { return self.isLoading = false }
        delegate.webView(self, didStartProvisionalNavigation: navigation)
        self.finish(navigation, request, read)
      }
    }
    return navigation
  }

  private func finish(
    _ navigation: WKNavigation, _ request: URLRequest, _ read: @escaping (URL) throws -> String
  ) {
    scheduler.async { [self] in
      guard isLoading, let address = request.url else { return }
      isLoading = false
      do {
        let page = HTMLText(try read(address))
        (url, title, text.text, estimatedProgress) = (address, page.title, page.text, 1)
        navigationDelegate?.webView(self, didCommit: navigation)
        navigationDelegate?.webView(self, didFinish: navigation)
      } catch {
        text.text = "\(address.absoluteString) cannot be had: there is no web here."
        navigationDelegate?.webView(
          self, didFailProvisionalNavigation: navigation, withError: error)
      }
    }
  }
}

extension UIKitRuntime.ExposedClasses {
  /// Lets storyboards make web views.
  public func exposeWebKit() {
    expose(WKWebView.self, as: "WKWebView") {
      $0.property("navigationDelegate", \WKWebView.navigationDelegate)
      $0.property("uiDelegate", \WKWebView.uiDelegate)
      $0.action("reload") { (object: WKWebView) in object.reload() }
      $0.action("goBack") { (object: WKWebView) in object.goBack() }
      $0.action("goForward") { (object: WKWebView) in object.goForward() }
      $0.action("stopLoading") { (object: WKWebView) in
        object.stopLoading()
        return nil
      }
    }
  }
}
