import Foundation

extension UIKitRuntime {
  /// What the behaviours have in common whose items come and go.
  @preconcurrency @MainActor
  open class ItemsBehavior: UIDynamicBehavior {
    /// Makes a behaviour without items.
    public override init() { super.init() }

    /// Makes a behaviour of some items.
    public init(items: [any UIDynamicItem]) {
      super.init()
      for item in items { take(item) }
    }

    /// The items.
    public var items: [any UIDynamicItem] { ownItems }
    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { take(item) }
    /// Removes an item, which keeps its speed.
    open func removeItem(_ item: any UIDynamicItem) { drop(item) }
  }
}
