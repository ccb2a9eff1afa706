import UIKit

extension Command {
  static let select = Command(
    "select", group: .move, after: "press",
    arguments: "SECTION.ITEM|TITLE|none", summary: "taps an item of a list",
    details: [
      "Taps the item of an index path, both numbers from 0 as in code: select 0.3;",
      "it is scrolled into view first. Or the item in view with that title.",
      "select none takes all selections back.",
    ],
    seeAlso: ["press", "scroll"],
    offers: { context in
      guard context.arguments.isEmpty else { return [] }
      return context.session.app.lists.flatMap { list in
        list.shownItems.map { item in
          .init("\(item.path.section).\(item.path.item)", summary: item.view.elementTitle)
        }
      } + [.init("none")]
    },
    action: { arguments, session throws(CommandFailure) in
      let lists = session.app.lists
      guard !lists.isEmpty else {
        throw CommandFailure(
          .refused("there is no list on \(session.frontTitle)" + session.otherUses))
      }
      let word = try arguments.word("an item", choices: ["SECTION.ITEM", "a title", "none"])
      let name = arguments.isAtEnd ? word.text : word.text + " " + arguments.rest()
      if name.lowercased() == "none" { return try session.deselectAll(in: lists) }
      let (list, path) = try session.item(name, at: word.range, in: lists)
      return try session.tap(path, of: list, at: word.range)
    })
}

extension ShellSession {
  /// The item of an index path, or of a title in view.
  func item(
    _ name: String, at range: Range<Int>, in lists: [any ItemList]
  ) throws(CommandFailure) -> (list: any ItemList, path: IndexPath) {
    let numbers = name.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    if numbers.count == 2, let section = numbers[0], let item = numbers[1], section >= 0, item >= 0
    {
      let path = IndexPath(item: item, section: section)
      if let list = lists.first(where: { $0.contains(path) }) { return (list, path) }
      throw CommandFailure(.refused("no item \(name): " + Self.extent(of: lists)), at: range)
    }
    let shown = lists.flatMap { list in list.shownItems.map { (list, $0.path, $0.view) } }
    let titles = shown.map { $0.2.elementTitle }
    if let index = try index(of: name, in: titles, at: range) {
      return (shown[index].0, shown[index].1)
    }
    throw CommandFailure(
      .unknownChoice(
        noun: "item", word: name, title: "In view",
        choices: shown.map { "\($0.1.section).\($0.1.item) \($0.2.elementTitle)" }), at: range)
  }

  /// What index paths there are: `section 0 has the items 0 to 11`.
  private static func extent(of lists: [any ItemList]) -> String {
    let counts = lists.max { $0.itemCounts.count < $1.itemCounts.count }?.itemCounts ?? []
    let parts = counts.enumerated().prefix(5).map { section, count in
      count == 0 ? "section \(section) is empty" : "section \(section) has 0 to \(count - 1)"
    }
    let more = counts.count > 5 ? ", and so on to section \(counts.count - 1)" : ""
    return parts.isEmpty ? "the list is empty" : parts.joined(separator: ", ") + more
  }

  fileprivate func tap(
    _ path: IndexPath, of list: any ItemList, at range: Range<Int>
  ) throws(CommandFailure) -> Outcome {
    if list.title(of: path) == nil { list.reveal(path) }
    let place = "\(path.section).\(path.item)"
    let title = list.title(of: path).map { "\(place) \($0)" } ?? place
    guard list.tap(path) else {
      throw CommandFailure(.refused("the list does not let \(title) be tapped"), at: range)
    }
    settle()
    let isSelected = list.selectedPaths.contains(path)
    let said = takeNotices()
    return Outcome(
      said.isEmpty ? ["\(isSelected ? "Selected" : "Tapped") \(title)."] : said, drawing: .step,
      canonical: "select \(place)")
  }

  fileprivate func deselectAll(in lists: [any ItemList]) throws(CommandFailure) -> Outcome {
    let selected = lists.flatMap { list in list.selectedPaths.map { (list, $0) } }
    guard !selected.isEmpty else { return Outcome("Nothing is selected.") }
    for (list, path) in selected {
      if list.togglesSelection { _ = list.tap(path) } else { list.deselect(path) }
    }
    settle()
    return Outcome("Nothing is selected now.", drawing: .step)
  }
}
