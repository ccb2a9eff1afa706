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
      throw CommandFailure(
        .noItem(name, itemCounts: lists.map(\.itemCounts).max { $0.count < $1.count } ?? []),
        at: range)
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
}
