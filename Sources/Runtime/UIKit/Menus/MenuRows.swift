/// The rows of a menu as it is shown: elements of menus inside that are shown as a part of it are its
/// own, between lines.
@MainActor
struct MenuRows {
  /// A row, or what stands between rows.
  enum Row {
    /// A title above rows.
    case header(String)
    /// A line between groups.
    case line
    /// Leads from a menu inside to the one around it.
    case back(to: String)
    case menu(UIMenu)
    case action(UIAction)
    case command(UICommand)
    /// Stands for elements that are not known yet.
    case loading(String)
  }

  private(set) var rows: [Row] = []

  /// The rows of a menu; those that are loading call a closure when they are known.
  ///
  /// Source: UIKIT-CASES.md menu-inline, menu-deferred.
  init(of menu: UIMenu, isInside: Bool, hasLoaded: @escaping () -> Void) {
    if isInside {
      rows.append(.back(to: menu.title))
    } else if !menu.title.isEmpty {
      rows.append(.header(menu.title))
    }
    add(menu.children, hasLoaded)
    if case .line? = rows.last { rows.removeLast() }
  }

  private mutating func add(_ elements: [UIMenuElement], _ hasLoaded: @escaping () -> Void) {
    for element in elements {
      switch element {
      case let action as UIAction:
        if !action.attributes.contains(.hidden) { rows.append(.action(action)) }
      case let command as UICommand:
        if !command.attributes.contains(.hidden) { rows.append(.command(command)) }
      case let menu as UIMenu where menu.isInline: addGroup(menu, hasLoaded)
      case let menu as UIMenu: rows.append(.menu(menu))
      case let deferred as UIDeferredMenuElement:
        if let known = deferred.known(orElse: hasLoaded) {
          add(known, hasLoaded)
        } else {
          rows.append(.loading(deferred.title))
        }
      default: break
      }
    }
  }

  private mutating func addGroup(_ menu: UIMenu, _ hasLoaded: @escaping () -> Void) {
    addLine()
    if !menu.title.isEmpty { rows.append(.header(menu.title)) }
    add(menu.children, hasLoaded)
    addLine()
  }

  /// Two lines are one, and a menu begins with none.
  private mutating func addLine() {
    switch rows.last {
    case nil, .line, .header, .back: break
    case .menu, .action, .command, .loading: rows.append(.line)
    }
  }

  /// Whether a row has a mark, for which all rows then have room.
  ///
  /// Source: UIKIT-CASES.md menu-state.
  var hasMarks: Bool {
    rows.contains { row in
      switch row {
      case .action(let action): action.state != .off
      case .command(let command): command.state != .off
      case .header, .line, .back, .menu, .loading: false
      }
    }
  }
}
