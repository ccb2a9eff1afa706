import Foundation
import Testing
import UIKit

/// UIKIT-CASES.md layout-invalidation-context.
@MainActor @Suite struct LayoutInvalidationTests {
  private final class Context: UICollectionViewFlowLayoutInvalidationContext {}

  private final class Layout: UICollectionViewFlowLayout {
    var calls: [String] = []

    override class var invalidationContextClass: AnyClass { Context.self }
    override func prepare() {
      super.prepare()
      calls.append("prepare")
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      let items = context.invalidatedItemIndexPaths?.map(\.item) ?? []
      calls.append(
        "\(context is Context) \(context.invalidateEverything ? "everything" : "\(items)")")
    }
    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      context.invalidateItems(at: [IndexPath(item: Int(newBounds.width), section: 0)])
      return context
    }
  }

  private func take(_ layout: Layout, _ view: UICollectionView) -> [String] {
    view.layoutIfNeeded()
    defer { layout.calls = [] }
    return layout.calls
  }

  @Test func `layout-invalidation-context: each invalidation has one, of the layout's class`() {
    _ = DrawingWorld()
    let layout = Layout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 10, height: 4), collectionViewLayout: layout)
    _ = take(layout, view)
    layout.invalidateLayout()
    #expect(take(layout, view) == ["true everything", "prepare"])
    let context = Context()
    context.invalidateItems(at: [IndexPath(item: 3, section: 0)])
    context.invalidateItems(at: [IndexPath(item: 4, section: 0)])
    layout.invalidateLayout(with: context)
    #expect(take(layout, view) == ["true [3, 4]", "prepare"])
    view.frame.size.width = 12
    #expect(take(layout, view) == ["true [12]", "prepare"])
    view.frame.size.height = 5
    #expect(take(layout, view) == [])
  }

  @Test func `layout-invalidation-context: the content is moved as it says`() {
    _ = DrawingWorld()
    let layout = Layout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 10, height: 4), collectionViewLayout: layout)
    view.contentOffset = CGPoint(x: 0, y: 3)
    let context = Context()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 2)
    layout.invalidateLayout(with: context)
    #expect(view.contentOffset == CGPoint(x: 0, y: 5))
    context.invalidateSupplementaryElements(ofKind: "Header", at: [IndexPath(item: 0, section: 1)])
    context.invalidateDecorationElements(ofKind: "Line", at: [IndexPath(item: 0, section: 2)])
    #expect(context.invalidatedSupplementaryIndexPaths?["Header"]?.first?.section == 1)
    #expect(context.invalidatedDecorationIndexPaths?["Line"]?.first?.section == 2)
  }
}
