import Foundation

extension UITableView {
  /// The inset at both sides of the sections.
  var sideInset: CGFloat { style == .insetGrouped ? SystemLength.sectionSide : 0 }

  /// The geometry, which is computed now if it is not known.
  var geometry: TableGeometry {
    if let knownGeometry { return knownGeometry }
    let requested = requestedGeometry()
    knownGeometry = requested
    geometryWidth = bounds.width
    return requested
  }

  private func requestedGeometry() -> TableGeometry {
    let top = tableHeaderView?.bounds.height ?? 0
    guard let dataSource else { return TableGeometry([], top: top) }
    supplements.forgetMeasured()
    indexTitles =
      ask(dataSource, "sectionIndexTitles(for:)") { $0.sectionIndexTitles(for: self) } ?? []
    let count = max(0, ask(dataSource, "numberOfSections(in:)") { $0.numberOfSections(in: self) })
    return TableGeometry((0..<count).map { requestedSection($0, of: dataSource) }, top: top)
  }

  /// Discards heights that were measured for another width, and measures the visible rows.
  func measureForNewWidth() {
    geometryWidth = bounds.width
    guard let known = knownGeometry else { return }
    let sections = known.sections.enumerated().map { index, section in
      var section = section
      section.rows = ExtentSums(count: section.rows.count, standard: usualRowHeight)
      requestHeights(of: index, into: &section.rows)
      return section
    }
    knownGeometry = TableGeometry(sections, top: known.top)
    measureShownRows()
  }

  /// Measures the visible rows, whose content may have changed.
  func measureShownRows() {
    for (path, cell) in cellsInOrder where knownGeometry?.contains(path) == true {
      knownGeometry?.setHeight(measuredHeight(of: cell, at: path), of: path)
    }
  }

  private func requestedSection(
    _ section: Int, of dataSource: any UITableViewDataSource
  ) -> TableGeometry.Section {
    let header = supplements.height(.header, section)
    let footer = supplements.height(.footer, section)
    let count = max(
      0,
      ask(dataSource, "tableView(_:numberOfRowsInSection:)") {
        $0.tableView(self, numberOfRowsInSection: section)
      })
    var rows = ExtentSums(
      count: count + placeholders.count(inSection: section), standard: usualRowHeight)
    requestHeights(of: section, into: &rows)
    return TableGeometry.Section(
      padding: style == .plain && header > 0 ? headerPadding : 0, header: header, rows: rows,
      footer: footer)
  }

  private var headerPadding: CGFloat {
    sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : SystemLength.plainHeaderPadding
  }

  /// The height of rows that have not been measured.
  var usualRowHeight: CGFloat {
    if estimatedRowHeight > 0, rowHeight < 0 { return estimatedRowHeight }
    return rowHeight >= 0 ? rowHeight : SystemLength.row
  }

  /// Reads all heights if there are no estimates, or else the delegate's estimates; a delegate that
  /// does not implement the method is called once.
  private func requestHeights(of section: Int, into rows: inout ExtentSums) {
    guard rows.count > 0, let delegate = tableDelegate else { return }
    for row in 0..<rows.count {
      let shown = IndexPath(row: row, section: section)
      guard let path = placeholders.sourcePath(of: shown) else {
        if let height = placeholders.placeholder(at: shown)?.rowHeight { rows[row] = height }
        continue
      }
      let height =
        estimatedRowHeight == 0
        ? ask(delegate, "tableView(_:heightForRowAt:)") { $0.tableView(self, heightForRowAt: path) }
        : ask(delegate, "tableView(_:estimatedHeightForRowAt:)") {
          $0.tableView(self, estimatedHeightForRowAt: path)
        }
      guard height != Self.notImplemented else { return }
      if height >= 0 { rows[row] = height }
    }
  }

  /// The measured height of a row whose cell is about to be shown.
  func measuredHeight(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
    let source = placeholders.sourcePath(of: path)
    let requested =
      source.flatMap { source in
        notify(tableDelegate, "tableView(_:heightForRowAt:)") {
          $0.tableView(self, heightForRowAt: source)
        }
      } ?? placeholders.placeholder(at: path)?.rowHeight ?? Self.notImplemented
    if requested != Self.notImplemented, requested >= 0 { return requested }
    if requested == Self.notImplemented, rowHeight >= 0 { return rowHeight }
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return max(ScreenCell.pixel, fitting.height)
  }

  /// The width of rows.
  var rowWidth: CGFloat { max(0, bounds.width - 2 * sideInset - indexWidth) }

  // MARK: Headers and footers

  /// The header of a section, or nil if it is not visible or not a `UITableViewHeaderFooterView`.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    supplements.view(.header, section) as? UITableViewHeaderFooterView
  }

  /// The footer of a section, or nil if it is not visible or not a `UITableViewHeaderFooterView`.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    supplements.view(.footer, section) as? UITableViewHeaderFooterView
  }

  // MARK: Places

  private func rect(_ span: (start: CGFloat, length: CGFloat)) -> CGRect {
    CGRect(x: sideInset, y: span.start, width: rowWidth, height: span.length)
  }

  /// The frame of a section, with its header and footer.
  public func rect(forSection section: Int) -> CGRect {
    geometry.sections.indices.contains(section) ? rect(geometry.section(section)) : .zero
  }

  /// The frame of a header while it is not pinned to the edge.
  public func rectForHeader(inSection section: Int) -> CGRect {
    geometry.sections.indices.contains(section) ? rect(geometry.header(section)) : .zero
  }

  /// The frame of a footer while it is not pinned to the edge.
  public func rectForFooter(inSection section: Int) -> CGRect {
    geometry.sections.indices.contains(section) ? rect(geometry.footer(section)) : .zero
  }

  /// The frame of a row; zero for a row that does not exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    geometry.contains(indexPath) ? rect(geometry.row(indexPath)) : .zero
  }

  /// The row at a point of the content, or nil if there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    geometry.firstRow(endingAfter: point.y).flatMap { path in
      rectForRow(at: path).contains(point) ? path : nil
    }
  }

  /// The rows that intersect a rectangle of the content, or nil for an empty one.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    rect.isEmpty ? nil : geometry.rows(from: rect.minY, to: rect.maxY)
  }
}
