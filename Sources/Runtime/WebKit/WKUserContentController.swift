import Foundation
import UIKit

/// A message of a page's script, of which there is none: scripts of pages do not run here.
///
/// Source: Apple, WKScriptMessage.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// What the script sends.
  public let body: Any
  /// The name of the handler.
  public let name: String

  init(_ body: Any, name: String) { (self.body, self.name) = (body, name) }
}

/// Receives messages of a page's scripts.
///
/// Source: Apple, WKScriptMessageHandler.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: AnyObject {
  /// A script sends a message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// The handlers of the messages of pages, which are kept and get none, as scripts of pages do not run here.
///
/// Source: Apple, WKUserContentController.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  /// Makes a controller without handlers.
  public override init() {}

  /// Adds a handler, which is kept.
  ///
  /// - Precondition: There is none of that name.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    precondition(handlers[name] == nil, "there is a script message handler named \(name)")
    handlers[name] = scriptMessageHandler
  }

  /// Removes a handler.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
}
