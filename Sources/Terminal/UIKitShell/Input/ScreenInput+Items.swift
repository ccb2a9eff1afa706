import UIKit

/// Taps and swipes on the items of lists.
extension ScreenInput {
  /// Taps an item, which is scrolled into view first.
  func tap(
    _ path: IndexPath, of list: any ItemList, at range: Range<Int>
  ) throws(CommandFailure) -> Outcome {
    let title = list.reachedName(of: path)
    guard list.tap(path) else {
      throw CommandFailure(.notTappable(title), at: range)
    }
    time.settle()
    let isSelected = list.selectedPaths.contains(path)
    var outcome = Outcome(
      "\(isSelected ? "Selected" : "Tapped") \(title)".sentence, drawing: .step,
      canonical: "select \(path.place)")
    outcome.yieldsToNotices = true
    return outcome
  }

  /// Takes all selections back.
  func deselectAll(in lists: [any ItemList]) -> Outcome {
    let selected = lists.flatMap { list in list.selectedPaths.map { (list, $0) } }
    guard !selected.isEmpty else { return Outcome("Nothing is selected.") }
    for (list, path) in selected {
      if list.togglesSelection { _ = list.tap(path) } else { list.deselect(path) }
    }
    time.settle()
    return Outcome("Nothing is selected now.", drawing: .step)
  }

  /// True if a word names no step, so that it must be a row of a table in front.
  func isRow(_ word: Word, swipedTo direction: SwipeDirection) -> Bool {
    guard direction == .left || direction == .right, !tables.isEmpty else { return false }
    return Int(word.text) == nil
      && !["begin", "finish", "cancel"].contains(word.text.lowercased())
  }

  private var tables: [UITableView] { elements.app.lists.compactMap { $0 as? UITableView } }

  /// Swipes a row aside, so that its actions appear.
  func swipe(
    _ direction: SwipeDirection, row name: String, at range: Range<Int>
  ) throws(CommandFailure) -> Outcome {
    let (list, path) = try elements.item(name, at: range, in: tables)
    let title = list.reachedName(of: path)
    let table = list as? UITableView
    guard table?.swipeRow(at: path, fromLeading: direction == .right) == true else {
      throw CommandFailure(.noActions(on: title), at: range)
    }
    time.settle()
    return Outcome(
      "Swiped \(title) \(direction.rawValue)\(elements.otherUses)".sentence, drawing: .step,
      canonical: "swipe \(direction.rawValue) \(path.place)")
  }
}
