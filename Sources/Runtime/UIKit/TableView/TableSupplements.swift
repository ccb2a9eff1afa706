import Foundation

/// The headers and footers of a table: their heights, and those that are shown.
@MainActor
final class TableSupplements {
  /// Where a view stands in its section.
  enum Kind: CaseIterable {
    case header
    case footer
  }

  private unowned let table: UITableView
  private var shown: [Kind: [Int: UIView]] = [:]
  /// Views that were made to be measured and are not shown yet.
  private var measured: [Kind: [Int: UIView]] = [:]

  init(of table: UITableView) { self.table = table }

  /// The view of a section that is shown.
  func view(_ kind: Kind, _ section: Int) -> UIView? { shown[kind]?[section] }

  // MARK: Showing

  /// Shows the views of the visible sections, and retires the others.
  func update() {
    let geometry = table.geometry
    let sections = sectionsInView(geometry)
    for kind in Kind.allCases { retire(kind) { !sections.contains($0) } }
    for section in sections {
      let lengths = geometry.sections[section]
      if lengths.header > 0 { show(.header, section, geometry) }
      if lengths.footer > 0 { show(.footer, section, geometry) }
    }
  }

  private func sectionsInView(_ geometry: TableGeometry) -> Range<Int> {
    guard let first = geometry.sectionIndex(at: table.bounds.minY) else { return 0..<0 }
    var end = first
    let edge = table.bounds.maxY
    while end < geometry.sections.count, geometry.section(end).start < edge { end += 1 }
    return first..<max(first, end)
  }

  private func show(_ kind: Kind, _ section: Int, _ geometry: TableGeometry) {
    guard let view = view(kind, section) ?? add(kind, section) else { return }
    var frame = frame(kind, section)
    frame.origin.y = start(kind, section, geometry)
    view.frame = frame
    bringToFront(view)
  }

  private func add(_ kind: Kind, _ section: Int) -> UIView? {
    guard let view = makeView(kind, section) else { return nil }
    shown[kind, default: [:]][section] = view
    // Before the constraints of its content are solved.
    view.frame = frame(kind, section)
    tellBegin(view, kind, section)
    table.addSubview(view)
    return view
  }

  /// Where a view is while it is not pinned to the edge.
  private func frame(_ kind: Kind, _ section: Int) -> CGRect {
    kind == .header
      ? table.rectForHeader(inSection: section) : table.rectForFooter(inSection: section)
  }

  /// The start of a view: a plain table pins a header to its top until the end of the section, and a footer
  /// to its bottom.
  ///
  /// Source: UIKIT-CASES.md table-sticky-header.
  private func start(_ kind: Kind, _ section: Int, _ geometry: TableGeometry) -> CGFloat {
    let (header, footer) = (geometry.header(section), geometry.footer(section))
    guard table.style == .plain else { return kind == .header ? header.start : footer.start }
    switch kind {
    case .header:
      let edge = table.bounds.minY + table.adjustedContentInset.top
      let last = footer.start - header.length
      return min(max(edge, header.start), max(last, header.start))
    case .footer:
      let edge = table.bounds.maxY - table.adjustedContentInset.bottom - footer.length
      let first = header.start + header.length
      return max(min(edge, footer.start), min(first, footer.start))
    }
  }

  private func makeView(_ kind: Kind, _ section: Int) -> UIView? {
    if let view = measured[kind]?.removeValue(forKey: section) ?? delegateView(kind, section) {
      return view
    }
    return title(kind, section).map { makeTitleView($0, kind) }
  }

  /// A view with a title in the style of the table.
  private func makeTitleView(_ title: String, _ kind: Kind) -> UITableViewHeaderFooterView {
    let view =
      table.dequeueReusableHeaderFooterView(withIdentifier: Self.titleIdentifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    view.showTitle(title, isHeader: kind == .header, style: table.style)
    return view
  }

  /// The reuse identifier of the views that are made for titles.
  private static var titleIdentifier: String { "UITableView.title" }

  /// Moves a view in front of the rows, behind the scroll indicators.
  private func bringToFront(_ view: UIView) {
    table.bringSubviewToFront(view)
    let indicators = table.indicators
    for indicator in [indicators.vertical, indicators.horizontal].compactMap(\.self) {
      table.bringSubviewToFront(indicator)
    }
  }

  // MARK: Retiring

  /// Retires all views unless every section stays: their titles may depend on their rows.
  func carry(_ place: (Int) -> Int?) {
    let sections = shown.values.flatMap(\.keys)
    if !sections.allSatisfy({ place($0) == $0 }) { retireAll() }
  }

  /// Retires all views.
  func retireAll() {
    for kind in Kind.allCases { retire(kind) { _ in true } }
  }

  private func retire(_ kind: Kind, where isGone: (Int) -> Bool) {
    for (section, view) in (shown[kind] ?? [:]).sorted(by: { $0.key < $1.key })
    where isGone(section) {
      shown[kind]?[section] = nil
      view.removeFromSuperview()
      if let view = view as? UITableViewHeaderFooterView { table.keepForReuse(view) }
      tellEnd(view, kind, section)
    }
  }

  // MARK: Heights

  /// Forgets what was measured for a geometry that is computed again.
  func forgetMeasured() { measured = [:] }

  /// The delegate's height, or else the table's if there is a title or a view, or else the fitting
  /// height.
  func height(_ kind: Kind, _ section: Int) -> CGFloat {
    let requested = requestedHeight(kind, section)
    // Apps return a tiny height for none, since 0 means the default.
    if requested != UITableView.notImplemented, requested >= 0 {
      return requested < 0.5 ? 0 : requested
    }
    let own = kind == .header ? table.sectionHeaderHeight : table.sectionFooterHeight
    if let view = delegateView(kind, section) {
      measured[kind, default: [:]][section] = view
      return own >= 0 ? own : fittingHeight(of: view)
    }
    guard let title = title(kind, section) else { return gapHeight(kind, section) }
    return own >= 0 ? own : titleHeight(title, kind)
  }

  /// The height of a title, of which only footers on a phone's screen have several lines.
  private func titleHeight(_ title: String, _ kind: Kind) -> CGFloat {
    guard table.style != .plain else { return SystemLength.plainHeader }
    guard kind == .footer else { return SystemLength.groupedHeader }
    guard !ScreenCell.isPoint else { return SystemLength.groupedFooter }
    let view = makeTitleView(title, kind)
    defer { table.keepForReuse(view) }
    return max(SystemLength.groupedFooter, fittingHeight(of: view))
  }

  /// The space in place of a header or footer.
  private func gapHeight(_ kind: Kind, _ section: Int) -> CGFloat {
    guard table.style != .plain else { return 0 }
    return kind == .header
      ? SystemLength.groupedGap(isFirst: section == 0) : SystemLength.groupedFooterGap
  }

  /// The height that the content of a header or footer asks for, by constraints or by itself.
  private func fittingHeight(of view: UIView) -> CGFloat {
    let room = CGSize(width: table.rowWidth, height: .greatestFiniteMagnitude)
    if let height = view.constrainedHeight(atWidth: room.width) { return height }
    let intrinsic = view.intrinsicContentSize.height
    return max(ScreenCell.pixel, intrinsic > 0 ? intrinsic : view.sizeThatFits(room).height)
  }

  // MARK: Data source and delegate

  private func title(_ kind: Kind, _ section: Int) -> String? {
    switch kind {
    case .header:
      notify(table.dataSource, "tableView(_:titleForHeaderInSection:)") {
        $0.tableView(table, titleForHeaderInSection: section)
      }
    case .footer:
      notify(table.dataSource, "tableView(_:titleForFooterInSection:)") {
        $0.tableView(table, titleForFooterInSection: section)
      }
    }
  }

  private func delegateView(_ kind: Kind, _ section: Int) -> UIView? {
    switch kind {
    case .header:
      notify(table.tableDelegate, "tableView(_:viewForHeaderInSection:)") {
        $0.tableView(table, viewForHeaderInSection: section)
      }
    case .footer:
      notify(table.tableDelegate, "tableView(_:viewForFooterInSection:)") {
        $0.tableView(table, viewForFooterInSection: section)
      }
    }
  }

  private func requestedHeight(_ kind: Kind, _ section: Int) -> CGFloat {
    guard let delegate = table.tableDelegate else { return UITableView.notImplemented }
    return switch kind {
    case .header:
      ask(delegate, "tableView(_:heightForHeaderInSection:)") {
        $0.tableView(table, heightForHeaderInSection: section)
      }
    case .footer:
      ask(delegate, "tableView(_:heightForFooterInSection:)") {
        $0.tableView(table, heightForFooterInSection: section)
      }
    }
  }

  private func tellBegin(_ view: UIView, _ kind: Kind, _ section: Int) {
    switch kind {
    case .header:
      notify(table.tableDelegate, "tableView(_:willDisplayHeaderView:forSection:)") {
        $0.tableView(table, willDisplayHeaderView: view, forSection: section)
      }
    case .footer:
      notify(table.tableDelegate, "tableView(_:willDisplayFooterView:forSection:)") {
        $0.tableView(table, willDisplayFooterView: view, forSection: section)
      }
    }
  }

  private func tellEnd(_ view: UIView, _ kind: Kind, _ section: Int) {
    switch kind {
    case .header:
      notify(table.tableDelegate, "tableView(_:didEndDisplayingHeaderView:forSection:)") {
        $0.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
      }
    case .footer:
      notify(table.tableDelegate, "tableView(_:didEndDisplayingFooterView:forSection:)") {
        $0.tableView(table, didEndDisplayingFooterView: view, forSection: section)
      }
    }
  }
}
