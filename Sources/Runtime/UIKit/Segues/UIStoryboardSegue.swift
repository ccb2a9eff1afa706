import Foundation

/// A way from one controller to another, with a name.
///
/// Source: Apple, UIStoryboardSegue.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name of the segue, or nil if it has none.
  public let identifier: String?
  /// Where the segue starts.
  public let source: UIViewController
  /// Where the segue leads; its view is not loaded when `prepare(for:sender:)` is called.
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

/// A way back to a controller that is there already.
///
/// Source: Apple, unwind segues.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegue: UIStoryboardSegue {}
