import Foundation

/// The rows of a table that are drawn in a storyboard.
///
/// A table controller shows them unless it overrides the methods of the data source.
/// Source: Apple, UITableViewController.
@MainActor
package struct StaticTableContent {
  /// A section with its cells.
  package struct Section {
    let header: String?
    let footer: String?
    let cells: [UITableViewCell]
    /// The heights of the cells, in points; automatic where the file has none.
    let heights: [CGFloat]

    package init(
      header: String?, footer: String?, cells: [UITableViewCell], heights: [CGFloat]
    ) {
      self.header = header
      self.footer = footer
      self.cells = cells
      self.heights = heights
    }
  }

  let sections: [Section]

  package init(_ sections: [Section]) {
    self.sections = sections
  }

  /// The section of an index, or nil.
  func section(_ index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  /// The cell of a row, or nil.
  func cell(at path: IndexPath) -> UITableViewCell? {
    guard let cells = section(path.section)?.cells, cells.indices.contains(path.row) else {
      return nil
    }
    return cells[path.row]
  }

  /// The height of a row, in points.
  func height(at path: IndexPath) -> CGFloat {
    guard let heights = section(path.section)?.heights, heights.indices.contains(path.row) else {
      return UITableView.notImplemented
    }
    return heights[path.row]
  }
}
