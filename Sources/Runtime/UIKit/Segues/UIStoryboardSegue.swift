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
  /// What the kind of the segue does, unless `perform` is overridden.
  var handler: (() -> Void)?

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

/// Where an unwind segue begins, for containers that say where it may lead.
///
/// The action is left out, as there are no selectors. Source: Apple, UIStoryboardUnwindSegueSource.
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller whose scene has the segue.
  public let source: UIViewController
  /// What triggered the segue.
  public let sender: Any?

  init(source: UIViewController, sender: Any?) {
    self.source = source
    self.sender = sender
  }
}

/// A segue back to an existing controller.
///
/// Source: Apple, unwind segues.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegue: UIStoryboardSegue {}
