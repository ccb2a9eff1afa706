import Foundation

extension UITableView {
  /// The header of a section, or nil if it is not visible or not a `UITableViewHeaderFooterView`.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaders[section] as? UITableViewHeaderFooterView
  }

  /// The footer of a section, or nil if it is not visible or not a `UITableViewHeaderFooterView`.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownFooters[section] as? UITableViewHeaderFooterView
  }

  /// Shows the headers and footers of the visible sections, and retires the others.
  func updateSupplements() {
    let geometry = geometry
    let sections = sectionsInView(geometry)
    for (section, view) in shownHeaders.sorted(by: { $0.key < $1.key })
    where !sections.contains(section) {
      shownHeaders[section] = nil
      retire(view, .header, section)
    }
    for (section, view) in shownFooters.sorted(by: { $0.key < $1.key })
    where !sections.contains(section) {
      shownFooters[section] = nil
      retire(view, .footer, section)
    }
    for section in sections {
      let lengths = geometry.sections[section]
      if lengths.header > 0 { showHeader(section, geometry) }
      if lengths.footer > 0 { showFooter(section, geometry) }
    }
  }

  private func sectionsInView(_ geometry: TableGeometry) -> Range<Int> {
    guard let first = geometry.sectionIndex(at: bounds.minY) else { return 0..<0 }
    var end = first
    while end < geometry.sections.count, geometry.section(end).start < bounds.maxY { end += 1 }
    return first..<max(first, end)
  }

  private func showHeader(_ section: Int, _ geometry: TableGeometry) {
    let view: UIView
    if let shown = shownHeaders[section] {
      view = shown
    } else {
      guard let made = makeView(.header, section) else { return }
      shownHeaders[section] = made
      view = made
      // Before the constraints of its content are solved.
      made.frame = rectForHeader(inSection: section)
      notify(tableDelegate, "tableView(_:willDisplayHeaderView:forSection:)") {
        $0.tableView(self, willDisplayHeaderView: made, forSection: section)
      }
      addSubview(made)
    }
    var frame = rectForHeader(inSection: section)
    frame.origin.y = headerStart(section, geometry)
    view.frame = frame
    bringToFront(view)
  }

  private func showFooter(_ section: Int, _ geometry: TableGeometry) {
    let view: UIView
    if let shown = shownFooters[section] {
      view = shown
    } else {
      guard let made = makeView(.footer, section) else { return }
      shownFooters[section] = made
      view = made
      // Before the constraints of its content are solved.
      made.frame = rectForFooter(inSection: section)
      notify(tableDelegate, "tableView(_:willDisplayFooterView:forSection:)") {
        $0.tableView(self, willDisplayFooterView: made, forSection: section)
      }
      addSubview(made)
    }
    var frame = rectForFooter(inSection: section)
    frame.origin.y = footerStart(section, geometry)
    view.frame = frame
    bringToFront(view)
  }

  /// The start of a header, which a plain table pins to the top until the end of its section.
  ///
  /// Source: UIKIT-CASES.md table-sticky-header.
  private func headerStart(_ section: Int, _ geometry: TableGeometry) -> CGFloat {
    let header = geometry.header(section)
    guard style == .plain else { return header.start }
    let edge = bounds.minY + adjustedContentInset.top
    let last = geometry.footer(section).start - header.length
    return min(max(edge, header.start), max(last, header.start))
  }

  /// The start of a footer, which a plain table pins to the bottom.
  private func footerStart(_ section: Int, _ geometry: TableGeometry) -> CGFloat {
    let footer = geometry.footer(section)
    guard style == .plain else { return footer.start }
    let edge = bounds.maxY - adjustedContentInset.bottom - footer.length
    let header = geometry.header(section)
    let first = header.start + header.length
    return max(min(edge, footer.start), min(first, footer.start))
  }

  private func makeView(_ kind: Supplement, _ section: Int) -> UIView? {
    let key = SupplementKey(kind: kind.rawValue, indexPath: [section])
    if let view = measuredViews.removeValue(forKey: key) ?? delegateView(kind, section) {
      return view
    }
    return title(kind, section).map { makeTitleView($0, kind) }
  }

  /// A view with a title in the style of the table.
  func makeTitleView(_ title: String, _ kind: Supplement) -> UITableViewHeaderFooterView {
    let view =
      dequeueReusableHeaderFooterView(withIdentifier: Self.titleIdentifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    view.showTitle(title, isHeader: kind == .header, style: style)
    return view
  }

  /// The reuse identifier of the views that the table makes for titles.
  private static var titleIdentifier: String { "UITableView.title" }

  private func retire(_ view: UIView, _ kind: Supplement, _ section: Int) {
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView { keepForReuse(view) }
    switch kind {
    case .header:
      notify(tableDelegate, "tableView(_:didEndDisplayingHeaderView:forSection:)") {
        $0.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      }
    case .footer:
      notify(tableDelegate, "tableView(_:didEndDisplayingFooterView:forSection:)") {
        $0.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      }
    }
  }

  /// Retires all headers and footers.
  func retireSupplements() {
    for (section, view) in shownHeaders.sorted(by: { $0.key < $1.key }) {
      retire(view, .header, section)
    }
    for (section, view) in shownFooters.sorted(by: { $0.key < $1.key }) {
      retire(view, .footer, section)
    }
    shownHeaders = [:]
    shownFooters = [:]
  }

  /// Moves a view in front of the rows, behind the scroll indicators.
  private func bringToFront(_ view: UIView) {
    bringSubviewToFront(view)
    for indicator in [indicators.vertical, indicators.horizontal].compactMap(\.self) {
      bringSubviewToFront(indicator)
    }
  }
}
