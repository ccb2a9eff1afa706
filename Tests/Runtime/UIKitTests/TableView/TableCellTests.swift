import Foundation
import Testing
import UIKit

@MainActor
@Suite struct TableCellTests {
  private func rows(of cell: UITableViewCell, width: CGFloat = 24, height: CGFloat? = nil)
    -> [String]
  {
    let drawing = DrawingWorld()
    cell.frame = CGRect(
      x: 0, y: 0, width: width,
      height: height ?? cell.sizeThatFits(CGSize(width: width, height: 0)).height)
    return drawing.drawn(cell)
  }

  @Test func `each style places its labels`() {
    for (style, expected) in [
      (UITableViewCell.CellStyle.default, [" Title"]),
      (.subtitle, [" Title", " Detail"]),
      (.value1, [" Title           Detail"]),
      (.value2, ["Title Detail"]),
    ] {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      #expect(
        rows(of: cell).map { style == .value2 ? $0.trimmingCharacters(in: .whitespaces) : $0 }
          == expected)
      #expect((cell.detailTextLabel == nil) == (style == .default))
    }
  }

  @Test func `signs stand at the trailing side`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    for (type, expected) in [
      (UITableViewCell.AccessoryType.disclosureIndicator, " Title          >"),
      (.checkmark, " Title          ✓"), (.detailButton, " Title        (i)"),
      (.detailDisclosureButton, " Title      (i) >"), (.none, " Title"),
    ] {
      cell.accessoryType = type
      #expect(rows(of: cell, width: 18) == [expected])
    }
    let toggle = UISwitch(frame: .zero)
    cell.accessoryView = toggle
    #expect(rows(of: cell, width: 18) == [" Title      [off]"])
  }

  @Test func `a selected cell is seen without colour, unless its style says no`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.isSelected = true
    #expect(rows(of: cell, width: 8) == ["[Title ]"])
    cell.isHighlighted = true
    #expect(rows(of: cell, width: 8) == [">Title <"])
    cell.selectionStyle = .none
    #expect(rows(of: cell, width: 8) == [" Title"])
    #expect(cell.accessibilityTraits.contains(.selected))
  }

  @Test func `a described content is shown, measured and shown anew`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "A title that needs lines"
    content.secondaryText = "more"
    cell.contentConfiguration = content
    #expect(rows(of: cell, width: 12) == [" A title", " that needs", " lines", " more"])
    let view = try #require(cell.contentView.subviews.first)
    content.text = "Short"
    cell.contentConfiguration = content
    #expect(rows(of: cell, width: 12) == [" Short", " more"])
    #expect(cell.contentView.subviews.first === view)
    var value = UIListContentConfiguration.valueCell()
    value.text = "Size"
    value.secondaryText = "4x4"
    cell.contentConfiguration = value
    #expect(rows(of: cell, width: 12) == [" Size   4x4"])
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test func `rows of several lines measure themselves`() {
    let log = WrappingLog([["one", "a long line that is broken", "three"]])
    let world = TableWorld(log, width: 14, height: 6)
    world.show()
    #expect(world.rows == [" one", " a long line", " that is", " broken", " three", ""])
    #expect(world.table.contentSize.height == 5)
    world.table.frame.size.width = 40
    world.table.layoutIfNeeded()
    #expect(world.table.contentSize.height == 3)
    world.table.frame.size.width = 14
    #expect(world.rows.prefix(4) == [" one", " a long line", " that is", " broken"])
    #expect(world.log.take("rows") == ["rows 0"])
  }

  @Test func `an empty batch measures the rows in view anew`() {
    let log = WrappingLog([["one", "two"]])
    let world = TableWorld(log, width: 14, height: 6)
    world.show()
    world.table.cellForRow(at: .row(0))?.textLabel?.text = "a long line that is broken"
    world.table.beginUpdates()
    world.table.endUpdates()
    #expect(world.rows.prefix(4) == [" a long line", " that is", " broken", " two"])
  }

  @Test func `a line is drawn below rows that have room for it`() {
    let log = TableLog([["a", "b"]])
    let world = TableWorld(log, width: 6, height: 4)
    world.log.heights = { _ in 2 }
    world.show()
    #expect(world.rows == [" a", " ─────", " b", " ─────"])
    world.table.separatorStyle = .none
    #expect(world.rows == [" a", "", " b", ""])
  }

  @Test func `frames in an app's own content decide on the height of its cell`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = UILabel(frame: CGRect(x: 0, y: 2, width: 5, height: 1))
    cell.contentView.addSubview(label)
    #expect(cell.sizeThatFits(CGSize(width: 20, height: 0)).height == 3)
  }
}

/// Rows whose titles take as many lines as they need.
private final class WrappingLog: TableLog {
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cell.textLabel?.numberOfLines = 0
    return cell
  }
}
