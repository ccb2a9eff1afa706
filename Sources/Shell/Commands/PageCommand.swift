import UIKit

extension Command {
  static let page = Command(
    "page", group: .move, repeatsOnEnter: true, arguments: "next|prev|N",
    summary: "turns a page",
    details: ["Turns to the next or the previous page, or N pages on (-N back)."],
    seeAlso: ["swipe", "back"],
    offers: { context in
      context.arguments.isEmpty && context.session.app.pages != nil
        ? ["next", "prev"].map { .init($0) } : []
    },
    action: { arguments, session throws(CommandFailure) in
      guard let pages = session.app.pages else {
        throw CommandFailure(.refused("there are no pages on this screen. \(session.wayToPages)"))
      }
      let word = try arguments.word("a direction", choices: ["next", "prev", "a number of pages"])
      try arguments.end()
      let count = try steps(word)
      for _ in 0..<abs(count) {
        guard session.turnPage(of: pages, forward: count > 0) != nil else {
          throw CommandFailure(
            .refused(count > 0 ? "this is the last page" : "this is the first page"))
        }
      }
      return session.pageOutcome()
    })

  private static func steps(_ word: Word) throws(CommandFailure) -> Int {
    switch word.text.lowercased() {
    case "next", "n", "+": return 1
    case "prev", "previous", "p", "-": return -1
    case let text:
      guard let count = Int(text), count != 0, abs(count) <= 1000 else {
        throw CommandFailure(
          .unknownChoice(
            noun: "page", word: word.text, title: "Write",
            choices: ["next", "prev", "a number of pages"]), at: word.range)
      }
      return count
    }
  }
}

extension ShellSession {
  /// Where there are pages.
  var wayToPages: String { "The Gallery and the Book have some: tab book" }

  /// Turns one page as a finger would; nil if there is none on that side.
  func turnPage(of pages: UIPageViewController, forward: Bool) -> Outcome? {
    guard let swipe = pages.beginSwipe(forward ? .forward : .reverse) else { return nil }
    swipe.finish()
    settle()
    return pageOutcome()
  }

  /// Says which page is seen now.
  func pageOutcome() -> Outcome {
    Outcome("\(app.frontTitle).", drawing: .always)
  }
}
