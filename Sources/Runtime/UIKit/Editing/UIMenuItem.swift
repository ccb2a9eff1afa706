import Foundation

/// A command of the edit menu that an app adds.
///
/// Source: Apple, UIMenuItem.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title of the command.
  open var title: String
  /// What is sent to the first responder, or to one after it in the chain.
  open var action: Selector

  /// Makes a command.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}
