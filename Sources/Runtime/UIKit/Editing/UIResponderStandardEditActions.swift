/// The commands of an edit menu.
///
/// A responder takes those that it overrides; `UIResponder` itself has none of them. Source: Apple,
/// UIResponderStandardEditActions.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: AnyObject {
  /// Removes the selection into the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection into the pasteboard.
  func copy(_ sender: Any?)
  /// Puts what the pasteboard has in the place of the selection.
  func paste(_ sender: Any?)
  /// Selects what is at the insertion point.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Removes the selection.
  func delete(_ sender: Any?)
}

/// A command of an edit menu.
enum EditAction: String, CaseIterable {
  case cut = "cut:"
  case copy = "copy:"
  case select = "select:"
  case selectAll = "selectAll:"
  case paste = "paste:"
  case delete = "delete:"

  /// The command of a selector, or nil if that is another one's.
  init?(_ selector: Selector) { self.init(rawValue: selector.name) }

  var selector: Selector { Selector(rawValue) }

  /// What the menu calls it.
  var title: String {
    switch self {
    case .cut: "Cut"
    case .copy: "Copy"
    case .select: "Select"
    case .selectAll: "Select All"
    case .paste: "Paste"
    case .delete: "Delete"
    }
  }
}

extension UIResponder {
  /// Ends the app, as a phone does if a method is called that an object has not.
  func refuse(_ action: EditAction) -> Never {
    preconditionFailure("-[\(type(of: self)) \(action.rawValue)]: unrecognized selector")
  }
}
