import Foundation

/// What a finger drags, as both sides see it.
@MainActor
class DragAndDropSession: NSObject, UIDragDropSession {
  let dragged: DraggedItems

  init(of dragged: DraggedItems) { self.dragged = dragged }

  var items: [UIDragItem] { dragged.items }
  var allowsMoveOperation: Bool { dragged.allowsMove }
  var isRestrictedToDraggingApplication: Bool { dragged.isRestricted }

  func location(in view: UIView) -> CGPoint { dragged.location(in: view) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The side of a drag from which the items come.
final class DragSession: DragAndDropSession, UIDragSession {
  var localContext: Any?
}

/// The side of a drag that the items are dropped on.
final class DropSession: DragAndDropSession, UIDropSession {
  let progress = Progress(totalUnitCount: 0)
  let localDragSession: (any UIDragSession)?

  init(of dragged: DraggedItems, from source: DragSession?) {
    localDragSession = source
    super.init(of: dragged)
  }

  /// An item of which no object can be made is left out.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let total = Progress(totalUnitCount: Int64(providers.count))
    progress.totalUnitCount += Int64(providers.count)
    let objects = LoadedObjects(count: providers.count)
    guard !providers.isEmpty else {
      dragged.scheduler.async { completion([]) }
      return total
    }
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { [progress] object, _ in
        total.completedUnitCount += 1
        progress.completedUnitCount += 1
        if let all = objects.take(object, at: index) { completion(all) }
      }
    }
    return total
  }
}

/// Objects that come one by one.
@MainActor
private final class LoadedObjects {
  private var objects: [(any NSItemProviderReading)?]
  private var missing: Int

  init(count: Int) {
    objects = Array(repeating: nil, count: count)
    missing = count
  }

  /// Takes an object, or that there is none, and returns all of them once each has come.
  func take(
    _ object: (any NSItemProviderReading)?, at index: Int
  ) -> [any NSItemProviderReading]? {
    objects[index] = object
    missing -= 1
    return missing == 0 ? objects.compactMap { $0 } : nil
  }
}
