import Foundation
import FoundationNetworking
import UIKit

/// A page on its way.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// A wish to go to a page.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// What is asked for.
  public let request: URLRequest

  init(_ request: URLRequest) { self.request = request }
}

/// Whether a page may be shown.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// It may not.
  case cancel
  /// It may.
  case allow
}

/// What a web view asks and tells.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: AnyObject {
  /// Whether a page may be shown.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  /// A page was asked for.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// A page could not be had.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  /// A page begins.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// A page is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// A page broke off.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  /// It may.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
}

/// What a web view asks of the app's interface.
@preconcurrency @MainActor
public protocol WKUIDelegate: AnyObject {}
