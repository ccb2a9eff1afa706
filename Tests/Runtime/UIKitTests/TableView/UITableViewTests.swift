import Foundation
import Testing
import UIKit

@MainActor
@Suite struct UITableViewTests {
  private let fruits = ["Apple", "Banana", "Cherry", "Date", "Elder", "Fig"]

  // Source: UIKIT-CASES.md table-first-layout.
  @Test func `table-first-layout: counts first, then the cells of the rows in view`() {
    let world = TableWorld(TableLog([fruits]))
    world.show()
    #expect(
      world.log.take("sections", "rows", "cell", "display") == [
        "sections", "rows 0", "cell 0.0", "display 0.0", "cell 0.1", "display 0.1", "cell 0.2",
        "display 0.2", "cell 0.3", "display 0.3",
      ])
  }

  // Source: UIKIT-CASES.md table-estimates.
  @Test func `table-estimates: heights are asked for shown rows after their cells`() {
    let world = TableWorld(TableLog([fruits]))
    world.log.heights = { _ in 2 }
    world.show()
    #expect(
      world.log.take("rows", "cell", "height") == [
        "rows 0", "cell 0.0", "height 0.0", "cell 0.1", "height 0.1",
      ])
    #expect(world.table.contentSize.height == 8)
  }

  // Source: UIKIT-CASES.md table-no-estimates.
  @Test func `table-no-estimates: an estimate of zero asks for all heights before any cell`() {
    let world = TableWorld(TableLog([fruits]))
    world.log.heights = { CGFloat(1 + $0.row % 2) }
    world.table.estimatedRowHeight = 0
    world.show()
    let lines = world.log.take("cell", "height")
    #expect(Array(lines.prefix(6)) == (0..<6).map { "height 0.\($0)" })
    #expect(lines[6] == "cell 0.0")
    #expect(world.table.contentSize.height == 9)
  }

  // Source: UIKIT-CASES.md table-reload.
  @Test func `table-reload: the selection is cleared and everything is requested anew`() {
    let world = TableWorld(TableLog([fruits]))
    world.show()
    world.table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
    _ = world.log.take()
    world.log.sections = [["One"]]
    world.table.reloadData()
    world.table.layoutIfNeeded()
    #expect(world.log.take("sections", "rows", "cell") == ["sections", "rows 0", "cell 0.0"])
    #expect(world.table.indexPathForSelectedRow == nil)
    #expect(world.table.visibleCells.count == 1)
  }

  // Source: UIKIT-CASES.md table-reuse.
  @Test func `table-reuse: a cell is prepared when it comes back, and is gone before that`() throws
  {
    let world = TableWorld(TableLog([fruits]), height: 2)
    world.show()
    let first = try #require(world.table.cellForRow(at: .row(0)) as? RowCell)
    #expect(first.reuses == 0)
    _ = world.log.take()
    world.scroll(to: 2)
    #expect(
      Set(world.log.take("gone", "cell").prefix(2)) == ["gone 0.0", "gone 0.1"])
    #expect(first.reuses == 1)
    #expect(world.table.visibleCells.contains { $0 === first })
    #expect(world.table.dequeueReusableCell(withIdentifier: "Nothing") == nil)
    #expect(
      world.table.indexPathsForVisibleRows == [.row(2), .row(3)])
  }

  // Source: UIKIT-CASES.md table-sticky-header.
  @Test func `table-sticky-header: a plain header stays until its section's end pushes it away`() {
    let log = TableLog([["a", "b", "c"], ["d", "e", "f"]], titles: ["One", "Two"])
    let world = TableWorld(log, height: 3)
    world.show()
    #expect(world.rows == [" One", " a", " b"])
    world.scroll(to: 2)
    #expect(world.rows == [" One", " c", " Two"])
    world.scroll(to: 3)
    #expect(world.rows == [" One", " Two", " d"])
    #expect(world.table.headerView(forSection: 0)?.frame.minY == 3)
    world.scroll(to: 5)
    #expect(world.rows == [" Two", " e", " f"])
    #expect(world.table.rectForHeader(inSection: 1).minY == 4)
  }

  @Test func `grouped sections have room above and footers that scroll`() {
    let log = FooterLog([["a"], ["b"]], titles: ["One", nil])
    let world = TableWorld(log, style: .grouped, height: 6)
    world.show()
    #expect(world.rows == [" One", " a", " below", "", " b", " below"])
    let inset = TableWorld(FooterLog([["a"], []]), style: .insetGrouped, height: 4)
    inset.show()
    #expect(inset.rows == ["", "   a", "   below", ""])
  }

  @Test func `rects, points and rows agree with each other`() {
    let log = TableLog([["a", "b"], [], ["c"]], titles: ["One", nil, "Three"])
    let world = TableWorld(log)
    world.log.heights = { $0.row == 1 ? 3 : 1 }
    world.table.estimatedRowHeight = 0
    world.show()
    let table = world.table
    #expect(table.rectForRow(at: .row(1)) == CGRect(x: 0, y: 2, width: 20, height: 3))
    #expect(table.rect(forSection: 2) == CGRect(x: 0, y: 5, width: 20, height: 2))
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: 4.5)) == .row(1))
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: 5.5)) == nil)
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 4, width: 1, height: 9)) == [.row(1), .row(0, 2)])
    #expect(table.rectForRow(at: .row(7)) == .zero)
    #expect(table.numberOfRows(inSection: 9) == 0)
  }

  @Test func `a row is scrolled to top, middle, bottom, or the shortest way`() {
    let world = TableWorld(TableLog([(0..<40).map { "row \($0)" }]), height: 5)
    world.show()
    let table = world.table
    table.scrollToRow(at: .row(20), at: .top, animated: false)
    #expect(table.contentOffset.y == 20)
    table.scrollToRow(at: .row(20), at: .bottom, animated: false)
    #expect(table.contentOffset.y == 16)
    table.scrollToRow(at: .row(20), at: .middle, animated: false)
    #expect(table.contentOffset.y == 18)
    table.scrollToRow(at: .row(24), at: .none, animated: false)
    #expect(table.contentOffset.y == 20)
    table.scrollToRow(at: .row(39), at: .top, animated: false)
    #expect(table.contentOffset.y == 35)
    #expect(world.rows.first == " row 35")
  }

  @Test func `header and footer views of the whole table keep the height they came with`() {
    let world = TableWorld(TableLog([["a", "b"]]), height: 6)
    let head = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 2))
    head.text = "Head"
    head.numberOfLines = 0
    world.table.tableHeaderView = head
    let foot = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 1))
    foot.text = "Foot"
    world.table.tableFooterView = foot
    world.show()
    #expect(world.rows[2...4] == [" a", " b", "Foot"])
    #expect(world.table.contentSize.height == 5 && head.frame.width == 20)
  }

  @Test func `the index lies along the edge and leads to its sections`() {
    let log = IndexLog([["a", "b"], ["c", "d"], ["e", "f"]], titles: ["A", "C", "E"])
    let world = TableWorld(log, height: 3)
    world.show()
    #expect(world.rows.map(\.last) == ["A", "C", "E"])
    #expect(world.table.tapIndexTitle("C"))
    #expect(world.table.contentOffset.y == 3)
    #expect(!world.table.tapIndexTitle("Z"))
  }

  @Test func `a row with the first responder stays while it is scrolled out of view`() throws {
    let world = TableWorld(TableLog([(0..<40).map { "row \($0)" }]))
    world.show()
    let cell = try #require(world.table.cellForRow(at: .row(0)))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 5, height: 1))
    cell.contentView.addSubview(field)
    #expect(field.becomeFirstResponder())
    world.scroll(to: 20)
    #expect(field.isFirstResponder && cell.superview === world.table)
    #expect(world.table.indexPathsForVisibleRows?.first == .row(20))
    field.resignFirstResponder()
    world.scroll(to: 21)
    #expect(cell.superview !== world.table || world.table.indexPath(for: cell) != .row(0))
  }
}

/// Sections with a text below each.
private final class FooterLog: TableLog {
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  {
    sections[section].isEmpty ? nil : "below"
  }
}

/// Sections with an index of their titles.
private final class IndexLog: TableLog {
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    titles.compactMap(\.self)
  }
}
