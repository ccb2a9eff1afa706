import Foundation
import LifecycleTrace
import Testing

@testable import UIKit

/// UIKIT-CASES.md menu-context, menu-list.
@MainActor @Suite struct ContextMenuTests {
  @Test func `menu-context: the delegate is asked where the finger stays, and told of both ends`() {
    let world = MenuWorld()
    let owner = ContextOwner()
    let view = UIView(frame: CGRect(x: 2, y: 6, width: 20, height: 4))
    world.root.view.addSubview(view)
    let interaction = UIContextMenuInteraction(delegate: owner)
    view.addInteraction(interaction)
    #expect(view.interactions.count == 1 && interaction.view === view)
    world.hold(view)
    #expect(owner.calls == ["asked 10 2", "willDisplay", "displayed"])
    #expect(world.rows == ["Share"])
    world.choose("Share")
    // The place of the closure among the ends is not settled.
    #expect(owner.calls.count == 6 && owner.calls[3] == "willEnd")
    #expect(Set(owner.calls.suffix(2)) == ["Share", "ended"])
    owner.calls = []
    owner.hasMenu = false
    world.hold(view)
    #expect(owner.calls == ["asked 10 2"] && world.rows == [])
    view.removeInteraction(interaction)
    world.hold(view)
    #expect(owner.calls == ["asked 10 2"] && interaction.view == nil)
  }

  @Test func `menu-context: a preview is a child of the menu, and a tap on it is told`() throws {
    let world = MenuWorld()
    let owner = ContextOwner()
    owner.preview = NamedViewController("Preview")
    let view = UIView(frame: CGRect(x: 2, y: 6, width: 20, height: 4))
    world.root.view.addSubview(view)
    let interaction = UIContextMenuInteraction(delegate: owner)
    view.addInteraction(interaction)
    world.hold(view)
    let preview = try #require(owner.preview)
    #expect(world.recorder.take().contains("Preview viewDidAppear(true)"))
    #expect(preview.parent is MenuController && preview.view.window != nil)
    world.application.touchInput.tap(
      at: preview.view.convert(CGPoint(x: 1, y: 1), to: nil))
    world.recorder.settle()
    #expect(owner.calls.contains("commit Preview") && owner.calls.contains("committed"))
    #expect(world.root.navigationController?.topViewController === preview)
  }

  @Test func `menu-list: a row's menu is the table delegate's, and the row is not selected`() throws
  {
    let world = MenuWorld()
    let list = MenuList()
    world.root.view.addSubview(list.table)
    world.recorder.settle()
    world.hold(try #require(list.table.cellForRow(at: IndexPath(row: 1, section: 0))))
    #expect(list.calls == ["menu 1", "willDisplay"])
    world.choose("Rename")
    #expect(list.calls.suffix(2) == ["willEnd", "rename 1"])
    #expect(list.table.indexPathForSelectedRow == nil)
    list.calls = []
    world.hold(try #require(list.table.cellForRow(at: IndexPath(row: 0, section: 0))))
    #expect(list.calls == ["menu 0", "select 0"] && world.rows == [])
  }

  @Test func `menu-list: an item's menu is the collection delegate's, for one or for several`()
    throws
  {
    let world = MenuWorld()
    let list = MenuGrid()
    world.root.view.addSubview(list.view)
    world.recorder.settle()
    world.hold(try #require(list.view.cellForItem(at: IndexPath(item: 1, section: 0))))
    #expect(list.calls == ["items [1]", "item 1"])
    #expect(world.rows == ["Open"])
  }
}

/// Has a menu of one action.
@MainActor
private final class ContextOwner: UIContextMenuInteractionDelegate {
  var calls: [String] = []
  var hasMenu = true
  var preview: UIViewController?

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    calls.append("asked \(Int(location.x)) \(Int(location.y))")
    guard hasMenu else { return nil }
    return UIContextMenuConfiguration(
      previewProvider: { [self] in preview },
      actionProvider: { suggested in
        #expect(suggested.isEmpty)
        return UIMenu(children: [
          UIAction(title: "Share") { [weak self] _ in self?.calls.append("Share") }
        ])
      })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    calls.append("willDisplay")
    animator?.addCompletion { [weak self] in self?.calls.append("displayed") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    calls.append("willEnd")
    animator?.addCompletion { [weak self] in self?.calls.append("ended") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    animator.preferredCommitStyle = .pop
    calls.append("commit \(animator.previewViewController.map { "\($0.lifecycleID.name)" } ?? "")")
    animator.addCompletion { [weak self] in
      self?.calls.append("committed")
      guard let preview = animator.previewViewController else { return }
      interaction.view?.nearestController?.navigationController?
        .pushViewController(preview, animated: false)
    }
  }
}

/// Three rows, of which the first has no menu.
@MainActor
private final class MenuList: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: CGRect(x: 0, y: 4, width: 40, height: 10))
  var calls: [String] = []

  override init() {
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    calls.append("menu \(indexPath.row)")
    guard indexPath.row > 0 else { return nil }
    return UIContextMenuConfiguration(
      identifier: NSString(string: "\(indexPath.row)"),
      actionProvider: { _ in
        UIMenu(children: [
          UIAction(title: "Rename") { [weak self] _ in
            self?.calls.append("rename \(indexPath.row)")
          }
        ])
      })
  }

  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { calls.append("willDisplay") }

  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { calls.append("willEnd") }
}

/// Items, each with a menu.
@MainActor
private final class MenuGrid: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 4, width: 40, height: 10),
    collectionViewLayout: UICollectionViewFlowLayout())
  var calls: [String] = []

  override init() {
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    calls.append("items \(indexPaths.map(\.item))")
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    calls.append("item \(indexPath.item)")
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Open") { _ in }])
    })
  }
}
