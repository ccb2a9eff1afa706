import Foundation

@testable import UIKit

extension WalkWorld {
  private var screens: [WalkControls] { reachable.compactMap { $0 as? WalkControls } }
  private var openMenu: MenuController? {
    reachable.compactMap { $0 as? MenuController }.last { !$0.isBeingDismissed }
  }

  /// Uses what is on a screen of controls, or the menu that is shown.
  func use(_ use: WalkControlUse, ofScreen index: Int) {
    switch use {
    case .choose(let row): chooseFromMenu(row)
    case .tapPreview:
      if let preview = openMenu?.children.first?.viewIfLoaded { tap(preview) }
    case .closeMenu: openMenu?.close()
    default:
      let all = screens
      if !all.isEmpty { change(all[index % all.count], use) }
    }
  }

  private func change(_ screen: WalkControls, _ use: WalkControlUse) {
    screen.loadViewIfNeeded()
    let visible = screen.grid?.visibleCells.sorted { $0.tag < $1.tag } ?? []
    let cell = { (index: Int) in visible.isEmpty ? nil : visible[index % visible.count] }
    switch use {
    case .openMenu: tap(screen.button)
    case .holdPreview: hold(screen.preview)
    case .holdItem(let index): if let cell = cell(index) { hold(cell) }
    case .tapItem(let index): if let cell = cell(index) { tap(cell) }
    case .turnWheel(let component, let row):
      let columns = screen.picker.subviews.compactMap { $0 as? PickerColumn }
      if !columns.isEmpty { columns[component % columns.count].choose(row) }
    case .reloadWheels(let rows): screen.reloadWheels(rows: rows)
    case .insertItems(let count, let animated): screen.insert(count, animated: animated)
    case .deleteItem(let index, let animated): screen.delete(index, animated: animated)
    case .scroll(let percent): scroll(screen.grid, to: percent)
    default: break
    }
  }

  private func scroll(_ grid: UICollectionView?, to percent: Int) {
    guard let grid else { return }
    let room = max(0, grid.contentSize.height - grid.bounds.height)
    let height = ScreenCell.size.height
    grid.contentOffset.y = (room * CGFloat(percent) / 100 / height).rounded(.down) * height
  }

  private func chooseFromMenu(_ index: Int) {
    guard let menu = openMenu?.viewIfLoaded else { return }
    let rows = menu.subviews.compactMap { $0 as? UIScrollView }.flatMap(\.subviews)
      .compactMap { $0 as? MenuRow }
    if !rows.isEmpty { tap(rows[index % rows.count]) }
  }

  private func tap(_ view: UIView) {
    guard view.window === window, input.fingers.isEmpty else { return }
    input.tap(at: middle(of: view))
  }

  /// Keeps a finger on a view until a long press is recognized, which takes time.
  private func hold(_ view: UIView) {
    guard view.window === window, input.fingers.isEmpty, !isInsideCallback else { return }
    input.begin(at: middle(of: view))
    recorder.scheduler.advance(by: .milliseconds(600))
    input.end()
  }

  private func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  /// Wheels and items are where they were said to be, and what opened a menu knows its end.
  func checkControls() {
    let hasMenu = openMenu != nil
    for screen in screens where screen.viewIfLoaded?.window === window {
      if let problem = screen.problem(hasMenu: hasMenu) {
        fail("CONTROLS \(screen.lifecycleID) \(problem)")
      }
    }
  }

  /// Shows, hides and replaces columns of a split view of columns.
  func use(_ use: WalkColumnUse, ofSplit index: Int) {
    let all = reachable.compactMap { $0 as? UISplitViewController }.filter {
      $0.style != .unspecified
    }
    guard !all.isEmpty else { return }
    let split = all[index % all.count]
    switch use {
    case .show(let column): split.show(column)
    case .hide(let column): split.hide(column)
    case .replace(.supplementary, _) where split.style == .doubleColumn: break
    case .replace(let column, let content):
      split.setViewController(make(content.unstacked), for: column)
    }
  }
}
