import Foundation
import LifecycleTrace

@testable import UIKit

/// What a user does with menus, wheels and a grid.
enum WalkControlUse: Hashable {
  /// Presses the button that has a menu.
  case openMenu
  /// Keeps a finger on what has a menu with a preview, or on an item of the grid.
  case holdPreview
  case holdItem(Int)
  /// Presses a row of the menu that is shown, or its preview.
  case choose(row: Int)
  case tapPreview
  case closeMenu
  case turnWheel(component: Int, row: Int)
  case reloadWheels(rows: Int)
  case tapItem(Int)
  case insertItems(count: Int, animated: Bool)
  case deleteItem(Int, animated: Bool)
  case scroll(percent: Int)
}

/// A screen of controls: a button and a view with menus, a picker, and a grid with a section that scrolls across.
final class WalkControls: WalkController {
  let button = UIButton(type: .system)
  let preview = UIView()
  let picker = UIPickerView()
  private(set) var grid: UICollectionView?
  private var source: UICollectionViewDiffableDataSource<Int, Int>?
  /// The menus with a delegate that were shown and have not ended.
  private(set) var openMenus = 0
  private(set) var rows = 5
  /// The row of each wheel by what the picker said.
  private(set) var chosen = [0, 0]
  private var items = Array(0..<9)
  private var firstFree = 9

  override var lifecycleName: String { "Controls" }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.frame = cells(0, 0, 12, 1)
    button.showsMenuAsPrimaryAction = true
    button.menu = menu
    preview.frame = cells(14, 0, 12, 1)
    preview.addInteraction(UIContextMenuInteraction(delegate: self))
    picker.frame = cells(0, 10, 30, 5)
    picker.dataSource = self
    picker.delegate = self
    for part in [button, preview, picker] { view.addSubview(part) }
    addGrid()
  }

  private func cells(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    let size = ScreenCell.size
    return CGRect(
      x: x * size.width, y: y * size.height, width: width * size.width, height: height * size.height
    )
  }

  /// Choices that stay on the screen, go deeper and leave it.
  private var menu: UIMenu {
    UIMenu(children: [
      UIAction(title: "Insert") { [weak self] _ in self?.insert(2, animated: true) },
      UIAction(title: "Keep", attributes: .keepsMenuPresented) { [weak self] _ in
        self?.reloadWheels(rows: 3)
      },
      UIMenu(
        title: "More",
        children: [UIAction(title: "Push") { [weak self] _ in self?.showNext() }]),
      UIAction(title: "Leave") { [weak self] _ in self?.dismiss(animated: true) },
      UIDeferredMenuElement { done in done([UIAction(title: "Later") { _ in }]) },
    ])
  }

  private func showNext() {
    guard let world, parent is UINavigationController else { return }
    show(world.make(.plain), sender: nil)
  }

  // MARK: The grid

  private func addGrid() {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.9),
          heightDimension: .absolute(2 * ScreenCell.size.height)),
        subitems: [item])
      let made = NSCollectionLayoutSection(group: group)
      made.orthogonalScrollingBehavior = section == 0 ? .groupPaging : .none
      return made
    }
    let grid = UICollectionView(
      frame: cells(32, 10, 40, 8), collectionViewLayout: layout)
    grid.contentInsetAdjustmentBehavior = .never
    grid.delegate = self
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
      cell, _, item in
      cell.tag = item
    }
    source = UICollectionViewDiffableDataSource(collectionView: grid) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    view.addSubview(grid)
    self.grid = grid
    apply(animated: false)
  }

  private func apply(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(items.filter { $0.isMultiple(of: 2) }, toSection: 0)
    snapshot.appendItems(items.filter { !$0.isMultiple(of: 2) }, toSection: 1)
    source?.apply(snapshot, animatingDifferences: animated)
  }

  func insert(_ count: Int, animated: Bool) {
    items += firstFree..<(firstFree + count)
    firstFree += count
    apply(animated: animated)
  }

  func delete(_ index: Int, animated: Bool) {
    guard !items.isEmpty else { return }
    items.remove(at: index % items.count)
    apply(animated: animated)
  }

  func reloadWheels(rows: Int) {
    self.rows = rows
    chosen = chosen.map { min($0, rows - 1) }
    picker.reloadAllComponents()
  }

  /// What is wrong with the screen at rest, or nil.
  func problem(hasMenu: Bool) -> String? {
    guard isViewLoaded else { return nil }
    let selected = chosen.indices.map { picker.selectedRow(inComponent: $0) }
    if selected != chosen { return "has wheels at \(selected), and said \(chosen)" }
    if openMenus > (hasMenu ? 1 : 0) { return "has \(openMenus) menus that have not ended" }
    return gridProblem
  }

  private var gridProblem: String? {
    guard let grid, let source else { return nil }
    let shown = source.snapshot().itemIdentifiers
    if shown.sorted() != items { return "has the items \(shown), not \(items)" }
    for path in shown.compactMap(source.indexPath) {
      guard let frame = grid.layoutAttributesForItem(at: path)?.frame else {
        return "has no frame for \(path)"
      }
      guard let cell = grid.cellForItem(at: path) else {
        if frame.intersects(grid.bounds.insetBy(dx: 0.5, dy: 0.5)) {
          return "lacks a cell of \(path)"
        }
        continue
      }
      if !cell.frame.isNear(frame) {
        return "has the cell of \(path) at \(cell.frame), not \(frame)"
      }
      if cell.tag != source.itemIdentifier(for: path) {
        return "has another item's cell at \(path)"
      }
    }
    return nil
  }
}

extension CGRect {
  /// Whether it is another one but for what numbers are rounded by.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .allSatisfy { abs($0) < 0.001 }
  }
}

extension WalkControls: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rows
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "\(row)" }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    chosen[component] = row
  }
}

extension WalkControls: UICollectionViewDelegate {
  /// Selecting an item inserts one.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    insert(1, animated: true)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      UIMenu(children: [
        UIAction(title: "Delete", attributes: .destructive) { _ in
          self?.delete(indexPath.item, animated: true)
        }
      ])
    })
  }
}

extension WalkControls: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(
      previewProvider: { [weak self] in self?.world?.make(.plain) },
      actionProvider: { [weak self] _ in self?.menu })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { openMenus += 1 }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { openMenus -= 1 }

  /// Shows what was looked at, as apps do.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    let preview = animator.previewViewController
    animator.addCompletion { [weak self] in
      guard let self, let preview, parent is UINavigationController else { return }
      show(preview, sender: nil)
    }
  }
}
