import Foundation

extension UITextField {
  /// The border style of a field.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// None.
    case none = 0
    /// A line.
    case line = 1
    /// A sunken line.
    case bezel = 2
    /// A line with rounded corners.
    case roundedRect = 3
  }

  /// When a view beside the text is shown.
  public enum ViewMode: Int, Hashable, Sendable {
    /// Never.
    case never = 0
    /// While the field is edited.
    case whileEditing = 1
    /// While the field is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    /// The field resigned.
    case committed = 0
    /// The edits are discarded.
    case cancelled = 1
  }

  /// Posted after editing began; the object is the field.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted after editing ended; the object is the field.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted after what was typed changed the text; the object is the field.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
}
