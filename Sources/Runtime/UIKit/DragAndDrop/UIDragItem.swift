import Foundation

/// One of the things that a finger drags.
///
/// Source: Apple, UIDragItem.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// Gives the data of the item where it is dropped.
  public let itemProvider: NSItemProvider
  /// The object that the item stands for, for a drop within the app.
  open var localObject: Any?
  /// Makes what is shown below the finger from the first move on; without one the lifted view is.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Makes an item of what gives its data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
  }
}

/// What is shown below the finger that drags an item.
///
/// Source: Apple, UIDragPreview.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view that is shown; it needs no window.
  public let view: UIView
  /// How it is shown.
  public let parameters: UIDragPreviewParameters

  /// Makes a preview of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
  }

  /// Makes a preview of all of a view.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}
