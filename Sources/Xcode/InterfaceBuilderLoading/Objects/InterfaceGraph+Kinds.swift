import Foundation
import InterfaceBuilderReading
import UIKit

extension InterfaceGraph {
  /// Gives a view what only its kind has.
  func decodeOwn(_ view: UIView, _ element: InterfaceElement, _ coder: StoryboardCoder) {
    switch view {
    case let button as UIButton: button.decodeStates(element)
    case let table as UITableView: decode(table, element, coder)
    case let list as UICollectionView: decode(list, element, coder)
    case let cell as UITableViewCell: decode(cell, element, coder)
    case let cell as UICollectionViewCell:
      guard let content = element.child(key: "contentView") else { break }
      decodeContent(content, into: cell.contentView, coder) { _ in nil }
    case let effect as UIVisualEffectView:
      effect.effect = Self.effect(of: element)
      guard let content = element.child(key: "contentView") else { break }
      decodeContent(content, into: effect.contentView, coder) { _ in nil }
    case let stack as UIStackView:
      if element.child(key: "layoutMargins") != nil {
        stack.isLayoutMarginsRelativeArrangement = true
      }
    case let bar as UIToolbar: bar.items = barButtonItems(element, "items", coder)
    case let box as TitledBoxView: box.title = element.name
    default: break
    }
  }

  private static func effect(of element: InterfaceElement) -> UIVisualEffect? {
    let vibrancy = element.child("vibrancyEffect")
    guard let part = (vibrancy ?? element).child("blurEffect") else { return nil }
    let blur = UIBlurEffect(style: part.choice(.blurStyle).flatMap { blurStyles[$0] } ?? .regular)
    return vibrancy == nil ? blur : UIVibrancyEffect(blurEffect: blur)
  }

  private static let blurStyles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight,
    "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
    "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]

  // MARK: - Lists

  private func decode(_ table: UITableView, _ element: InterfaceElement, _ coder: StoryboardCoder) {
    table.tableHeaderView = element.child(key: "tableHeaderView").flatMap { makeView($0, coder) }
    table.tableFooterView = element.child(key: "tableFooterView").flatMap { makeView($0, coder) }
    let prototypes = element.members("prototypes")
    for prototype in prototypes {
      guard let identifier = prototype.text("reuseIdentifier") else { continue }
      table.register(nib(of: prototype), forCellReuseIdentifier: identifier)
    }
    let sections = element.members("sections")
    if !sections.isEmpty {
      table.staticContent = StaticTableContent(
        sections.map { section in
          let cells = section.members("cells").compactMap { element in
            (makeView(element, coder) as? UITableViewCell).map { (cell: $0, element: element) }
          }
          return StaticTableContent.Section(
            header: section.text("headerTitle"), footer: section.text("footerTitle"),
            cells: cells.map(\.cell), heights: cells.map { height(of: $0.element, in: table) })
        })
    } else if isStandIn, !prototypes.isEmpty {
      // No data source has rows for it: each prototype is shown once, so that its segue can be taken.
      let cells = prototypes.compactMap { nib(of: $0).instantiate(withOwner: nil).first }
      table.staticContent = StaticTableContent([
        StaticTableContent.Section(
          header: nil, footer: nil, cells: cells.compactMap { $0 as? UITableViewCell },
          heights: prototypes.map { height(of: $0, in: table) })
      ])
    }
  }

  private func height(of cell: InterfaceElement, in table: UITableView) -> CGFloat {
    cell.number(.rowHeight).map { CGFloat($0) } ?? table.rowHeight
  }

  private func decode(
    _ list: UICollectionView, _ element: InterfaceElement, _ coder: StoryboardCoder
  ) {
    if let layout = element.child("collectionViewFlowLayout"),
      let flow = list.collectionViewLayout as? UICollectionViewFlowLayout
    {
      note(flow, for: layout)
      InterfaceTable.decode(layout, into: flow)
    }
    for prototype in element.members("cells") {
      guard let identifier = prototype.text("reuseIdentifier") else { continue }
      list.register(nib(of: prototype), forCellWithReuseIdentifier: identifier)
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      guard let prototype = element.child(key: key),
        let identifier = prototype.text("reuseIdentifier")
      else { continue }
      list.register(
        nib(of: prototype), forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
  }

  /// Makes a cell or a supplementary view each time, with objects of its own.
  private func nib(of prototype: InterfaceElement) -> UINib {
    UINib { [weak self] _ in
      guard let self else { return [] }
      let graph = InterfaceGraph(
        loader: loader, document: document, owner: nil, outer: self)
      let coder = StoryboardCoder()
      guard let view = graph.makeView(prototype, coder) else { return [] }
      graph.installConstraints()
      graph.applyVariations(UIScreen.main.traitCollection)
      graph.connect()
      coder.awakenViews()
      return [view]
    }
  }

  private func decode(
    _ cell: UITableViewCell, _ element: InterfaceElement, _ coder: StoryboardCoder
  ) {
    guard let content = element.child(key: "contentView") else { return }
    // The labels of a style are the cell's own, which it lays out.
    decodeContent(content, into: cell.contentView, coder) { child in
      switch child.id {
      case nil: nil
      case element.text("textLabel"): cell.textLabel
      case element.text("detailTextLabel"): cell.detailTextLabel
      case element.text("imageView"): cell.imageView
      default: nil
      }
    }
  }

  /// Fills the content view that a cell has made itself.
  private func decodeContent(
    _ content: InterfaceElement, into view: UIView, _ coder: StoryboardCoder,
    own: (InterfaceElement) -> UIView?
  ) {
    note(view, for: content)
    noteView(view, content)
    if let color = content.uiColor("backgroundColor") { view.backgroundColor = color }
    if let frame = content.frame { view.frame = frame }
    for child in content.members("subviews") {
      if let existing = own(child) {
        fill(existing, from: child, coder)
      } else if let subview = makeView(child, coder) {
        view.addSubview(subview)
      }
    }
    noteConnections(of: content, from: view)
  }
}
