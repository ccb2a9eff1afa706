import Foundation

/// What becomes of items that are dropped.
///
/// Source: Apple, UIDropOperation.
public enum UIDropOperation: UInt, Hashable, Sendable {
  /// Nothing.
  case cancel = 0
  /// Nothing, here and now.
  case forbidden = 1
  /// They are copied.
  case copy = 2
  /// They are moved, if the drag allows that.
  case move = 3

  /// Whether the drop is performed.
  var isPerformed: Bool { self == .copy || self == .move }
}

/// What a drop interaction would do with the items above it.
///
/// Source: Apple, UIDropProposal.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// What would become of the items.
  public let operation: UIDropOperation
  /// Whether the exact place of the finger matters.
  open var isPrecise = false
  /// Whether what is below the finger keeps its size; in a terminal it always does.
  open var prefersFullSizePreview = false

  /// Makes a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
  }
}
