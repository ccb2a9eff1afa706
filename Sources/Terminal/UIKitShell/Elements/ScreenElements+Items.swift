import UIKit

/// The items of lists.
extension ScreenElements {
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
    if let index = try names.index(of: name, in: titles, at: range) {
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
}
