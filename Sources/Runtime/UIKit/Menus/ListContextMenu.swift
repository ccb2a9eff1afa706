import Foundation

/// The context menus of a list's rows or items, which its delegate describes.
///
/// Source: UIKIT-CASES.md menu-list.
@MainActor
final class ListContextMenu: UIContextMenuInteractionDelegate {
  private unowned let list: UIScrollView
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

  init(of list: UIScrollView) {
    self.list = list
  }

  /// Lets the list be pressed, once it can be touched.
  func install() {
    if interaction.view == nil { list.addInteraction(interaction) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    if let table = list as? UITableView {
      guard let path = table.indexPathForRow(at: location) else { return nil }
      return notify(
        table.tableDelegate, "tableView(_:contextMenuConfigurationForRowAt:point:)"
      ) { $0.tableView(table, contextMenuConfigurationForRowAt: path, point: location) }
    }
    guard let view = list as? UICollectionView else { return nil }
    let path = view.indexPathForItem(at: location)
    let several = notify(
      view.collectionDelegate, "collectionView(_:contextMenuConfigurationForItemsAt:point:)"
    ) {
      $0.collectionView(
        view, contextMenuConfigurationForItemsAt: path.map { [$0] } ?? [], point: location)
    }
    guard let path, several == nil else { return several }
    return notify(
      view.collectionDelegate, "collectionView(_:contextMenuConfigurationForItemAt:point:)"
    ) { $0.collectionView(view, contextMenuConfigurationForItemAt: path, point: location) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if let table = list as? UITableView {
      notify(table.tableDelegate, "tableView(_:willDisplayContextMenu:animator:)") {
        $0.tableView(table, willDisplayContextMenu: configuration, animator: animator)
      }
    } else if let view = list as? UICollectionView {
      notify(view.collectionDelegate, "collectionView(_:willDisplayContextMenu:animator:)") {
        $0.collectionView(view, willDisplayContextMenu: configuration, animator: animator)
      }
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if let table = list as? UITableView {
      notify(table.tableDelegate, "tableView(_:willEndContextMenuInteraction:animator:)") {
        $0.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
      }
    } else if let view = list as? UICollectionView {
      notify(view.collectionDelegate, "collectionView(_:willEndContextMenuInteraction:animator:)") {
        $0.collectionView(view, willEndContextMenuInteraction: configuration, animator: animator)
      }
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    if let table = list as? UITableView {
      notify(
        table.tableDelegate, "tableView(_:willPerformPreviewActionForMenuWith:animator:)"
      ) {
        $0.tableView(
          table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      }
    } else if let view = list as? UICollectionView {
      notify(
        view.collectionDelegate, "collectionView(_:willPerformPreviewActionForMenuWith:animator:)"
      ) {
        $0.collectionView(
          view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      }
    }
  }
}
