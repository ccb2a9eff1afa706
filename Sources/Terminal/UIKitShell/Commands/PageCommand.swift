import UIKit

extension Command {
  static let page = Command(
    "page", group: .move, repeatsOnEnter: true, arguments: "next|prev|N",
    summary: "turns a page",
    details: ["Turns to the next or the previous page, or to page N, leaf by leaf."],
    seeAlso: ["swipe", "back"],
    offers: { context in
      guard context.arguments.isEmpty, context.session.navigator.hasPages else { return [] }
      let count = context.session.navigator.screen?.pagePlace?.count ?? 0
      return (["next", "prev"] + (0..<min(count, 30)).map { "\($0 + 1)" }).map { .init($0) }
    },
    action: { arguments, session throws(CommandFailure) in
      let navigator = session.navigator
      guard navigator.hasPages else {
        throw CommandFailure(.noPages(place: navigator.place(of: .pages)))
      }
      let word = try arguments.word("a page", choices: ["next", "prev", "a page's number"])
      try arguments.end()
      let steps = try steps(to: word, navigator)
      for _ in 0..<abs(steps) {
        guard navigator.turnPage(forward: steps > 0) else {
          throw CommandFailure(steps > 0 ? .lastPage : .firstPage)
        }
      }
      return navigator.pageOutcome()
    })

  /// How many pages to turn, backwards if negative; a page out of reach is refused before any
  /// turns.
  @MainActor
  private static func steps(
    to word: Word, _ navigator: Navigator
  ) throws(CommandFailure) -> Int {
    switch word.text.lowercased() {
    case "next", "n", "+": return 1
    case "prev", "previous", "p", "-": return -1
    case let text:
      guard let number = Int(text) else {
        throw CommandFailure(
          .unknownChoice(
            noun: "page", word: word.text, title: "Write",
            choices: ["next", "prev", "a page's number"]), at: word.range)
      }
      guard let place = navigator.screen?.pagePlace ?? navigator.app.pages?.countedPlace else {
        throw CommandFailure(.endlessPages)
      }
      guard (1...max(1, place.count)).contains(number) else {
        throw CommandFailure(
          .notNumber(word.text, what: "a page", range: 1...max(1, place.count)), at: word.range)
      }
      // Two pages that lie beside each other are turned together.
      let pagesATurn = max(1, navigator.app.pages?.viewControllers?.count ?? 1)
      return (number - 1) / pagesATurn - (place.number - 1) / pagesATurn
    }
  }
}
