import Foundation

/// A transition from one controller to another, with an identifier.
///
/// Source: Apple, UIStoryboardSegue.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier of the segue, or nil if it has none.
  public let identifier: String?
  /// The source.
  public let source: UIViewController
  /// The destination, whose view is not loaded when `prepare(for:sender:)` is called.
  public let destination: UIViewController
  private let handler: (() -> Void)?

  /// Makes a segue whose `perform` is overridden.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
  }

  /// Makes a segue that runs a closure.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
  }

  /// Shows the destination.
  open func perform() {
    handler?()
  }
}

/// A segue back to an existing controller.
///
/// Source: Apple, unwind segues.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegue: UIStoryboardSegue {}
