import Foundation

/// What a finger drags, as both sides see it.
///
/// Source: Apple, UIDragDropSession.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items, in the order in which they were lifted.
  var items: [UIDragItem] { get }
  /// Where the finger is, or was when it was lifted, in the coordinates of a view.
  func location(in view: UIView) -> CGPoint
  /// Whether the items may be moved.
  var allowsMoveOperation: Bool { get }
  /// Whether the items can be dropped in this app alone.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether an item has data of one of these types, or of a kind of them.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether an object of a class can be made of an item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Whether a value of a type that Foundation has a class for, such as `URL`, can be made of an item.
  public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

/// What a finger drags, as the side sees it from which the items come.
///
/// Source: Apple, UIDragSession.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// Something for the drop side of the same app.
  var localContext: Any? { get set }
}

/// What a finger drags, as the side sees it that the items are dropped on.
///
/// Source: Apple, UIDropSession.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in this app.
  var localDragSession: (any UIDragSession)? { get }
  /// How far the loading is that `loadObjects` began.
  var progress: Progress { get }
  /// Makes objects of a class of all items of which one can be made, in a later turn.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Makes values of a type that Foundation has a class for, such as `String`, of all items of which one can be made.
  @discardableResult
  public func loadObjects<T: _ObjectiveCBridgeable>(
    ofClass: T.Type, completion: @escaping @MainActor ([T]) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { $0 as? T._ObjectiveCType }
          .map { T._unconditionallyBridgeFromObjectiveC($0) })
    }
  }
}
