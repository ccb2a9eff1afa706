import Foundation

/// The places of the rows, headers and footers of a table.
///
/// Offsets are prefix sums over the sections and over the rows of one section, so that every
/// look-up takes at most logarithmic time in the number of rows.
struct TableGeometry {
  /// The lengths of one section from top to bottom.
  struct Section {
    /// The padding above the header.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var rows: ExtentSums
    var footer: CGFloat = 0

    var length: CGFloat { padding + header + rows.total + footer }
  }

  /// The start of the first section, below the header of the table.
  var top: CGFloat = 0
  private(set) var sections: [Section]
  private var sums: ExtentSums

  init(_ sections: [Section], top: CGFloat = 0) {
    self.sections = sections
    self.top = top
    sums = ExtentSums(count: sections.count, standard: 0)
    for (index, section) in sections.enumerated() { sums[index] = section.length }
  }

  /// The number of rows in each section.
  var counts: [Int] { sections.map(\.rows.count) }

  /// The end of the last section.
  var end: CGFloat { top + sums.total }

  /// Stores the measured height of a row.
  mutating func setHeight(_ height: CGFloat, of path: IndexPath) {
    guard sections[path.section].rows[path.row] != height else { return }
    sections[path.section].rows[path.row] = height
    sums[path.section] = sections[path.section].length
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rows.count
  }

  // MARK: Spans from top to bottom

  func section(_ section: Int) -> (start: CGFloat, length: CGFloat) {
    (top + sums.offset(of: section), sections[section].length)
  }

  func header(_ index: Int) -> (start: CGFloat, length: CGFloat) {
    (section(index).start + sections[index].padding, sections[index].header)
  }

  func footer(_ index: Int) -> (start: CGFloat, length: CGFloat) {
    let section = section(index)
    let length = sections[index].footer
    return (section.start + section.length - length, length)
  }

  func row(_ path: IndexPath) -> (start: CGFloat, length: CGFloat) {
    let header = header(path.section)
    let rows = sections[path.section].rows
    return (header.start + header.length + rows.offset(of: path.row), rows[path.row])
  }

  // MARK: Finding rows and sections

  /// The section at an offset, or the nearest one; nil without sections.
  func sectionIndex(at offset: CGFloat) -> Int? {
    sections.isEmpty ? nil : sums.index(at: offset - top)
  }

  /// The first row that ends after an offset; nil if there is none.
  func firstRow(endingAfter offset: CGFloat) -> IndexPath? {
    guard var section = sectionIndex(at: offset) else { return nil }
    let rows = sections[section].rows
    if rows.count > 0 {
      let start = row(IndexPath(row: 0, section: section)).start
      var index = rows.index(at: offset - start)
      while index < rows.count, start + rows.offset(of: index + 1) <= offset { index += 1 }
      if index < rows.count { return IndexPath(row: index, section: section) }
    }
    section += 1
    while section < sections.count {
      if sections[section].rows.count > 0 { return IndexPath(row: 0, section: section) }
      section += 1
    }
    return nil
  }

  /// The row after another one, in the same section or a later one.
  func row(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < sections[path.section].rows.count {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    let next = sections[(path.section + 1)...].firstIndex { $0.rows.count > 0 }
    return next.map { IndexPath(row: 0, section: $0) }
  }

  /// The rows that intersect a span, in order.
  func rows(from start: CGFloat, to end: CGFloat) -> [IndexPath] {
    var found: [IndexPath] = []
    var next = firstRow(endingAfter: start)
    while let path = next, row(path).start < end {
      found.append(path)
      next = row(after: path)
    }
    return found
  }
}
