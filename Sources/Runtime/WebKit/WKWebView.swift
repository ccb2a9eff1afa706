import Foundation
import FoundationNetworking
import UIKit

/// How web views are made.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// Whether films play in their place.
  open var allowsInlineMediaPlayback = false
  /// The handlers of messages of the page's scripts.
  open var userContentController = WKUserContentController()
}

/// A page without a network: the text of what the app itself has, or a recorded network; any other page fails as without
/// a connection.
///
/// Source: Apple, WKWebView.
@preconcurrency @MainActor
open class WKWebView: UIView {
  private let text = UITextView(frame: .zero)
  private let scheduler = UIKitRuntime.Device.shared.scheduler
  private var request: URLRequest?
  /// The pages in the order in which they were shown, and the place among them of the one that is; -1 before the first.
  private var pages: [URLRequest] = []
  private var shown = -1

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
  /// Whether there is a page before this one.
  open var canGoBack: Bool { pages.indices.contains(shown - 1) }
  /// Whether there is a page after this one, from which the person went back.
  open var canGoForward: Bool { pages.indices.contains(shown + 1) }
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

  /// Goes to a page: a file, or one of a recorded network; everything else fails.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    load(request) { [self] in
      pages = pages.prefix(shown + 1) + [request]
      shown += 1
    }
  }

  private func load(_ request: URLRequest, whenShown: @escaping () -> Void) -> WKNavigation? {
    self.request = request
    return go(to: request, whenShown: whenShown) { url in
      let file = UIKitRuntime.recorded(url)
      guard file.isFileURL else { throw URLError(.notConnectedToInternet) }
      return try String(contentsOf: file, encoding: .utf8)
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
    return go(to: URLRequest(url: blank), whenShown: {}) { _ in string }
  }

  /// Goes to the page again.
  @discardableResult
  open func reload() -> WKNavigation? { request.flatMap { load($0, whenShown: {}) } }

  /// Gives up the page that is on its way.
  open func stopLoading() { isLoading = false }

  /// Goes to the page before; nil if there is none.
  @discardableResult
  open func goBack() -> WKNavigation? { goToPage(shown - 1) }

  /// Goes to the next page, from which the person went back; nil if there is none.
  @discardableResult
  open func goForward() -> WKNavigation? { goToPage(shown + 1) }

  private func goToPage(_ place: Int) -> WKNavigation? {
    guard pages.indices.contains(place) else { return nil }
    return load(pages[place]) { [self] in shown = place }
  }

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
    to request: URLRequest, whenShown: @escaping () -> Void,
    _ read: @escaping (URL) throws -> String
  ) -> WKNavigation? {
    let navigation = WKNavigation()
    isLoading = true
    scheduler.async { [self] in
      guard let delegate = navigationDelegate else {
        return finish(navigation, request, whenShown, read)
      }
      delegate.webView(self, decidePolicyFor: WKNavigationAction(request)) { policy in
        guard policy == .allow else { return self.isLoading = false }
        delegate.webView(self, didStartProvisionalNavigation: navigation)
        self.finish(navigation, request, whenShown, read)
      }
    }
    return navigation
  }

  private func finish(
    _ navigation: WKNavigation, _ request: URLRequest, _ whenShown: @escaping () -> Void,
    _ read: @escaping (URL) throws -> String
  ) {
    scheduler.async { [self] in
      guard isLoading, let address = request.url else { return }
      let content = Result { try read(address) }
      // Observers of `isLoading` ask whether they can go back.
      if case .success = content { whenShown() }
      isLoading = false
      do {
        let page = HTMLText(try content.get())
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
