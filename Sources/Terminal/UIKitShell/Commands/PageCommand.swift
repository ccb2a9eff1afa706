import UIKit

extension Command {
  static let page = Command(
    "page", group: .move, repeatsOnEnter: true, arguments: "next|prev|N",
    summary: "turns a page",
    details: ["Turns to the next or the previous page, or to page N, leaf by leaf."],
    seeAlso: ["swipe", "back"],
    offers: { context in
      guard context.arguments.isEmpty, context.session.hasPages else { return [] }
      let count = context.session.screen?.pagePlace?.count ?? 0
      return (["next", "prev"] + (0..<min(count, 30)).map { "\($0 + 1)" }).map { .init($0) }
    },
    action: { arguments, session throws(CommandFailure) in
      guard session.hasPages else {
        throw CommandFailure(
          .refused(session.nothing(of: .pages, "there are no pages on this screen")))
      }
      let word = try arguments.word("a page", choices: ["next", "prev", "a page's number"])
      try arguments.end()
      let steps = try session.steps(to: word)
      for _ in 0..<abs(steps) {
        guard session.turnPage(forward: steps > 0) else {
          throw CommandFailure(
            .refused(steps > 0 ? "this is the last page" : "this is the first page"))
        }
      }
      return session.pageOutcome()
    })
}

extension ShellSession {
  /// What is missing here, and where the app has it.
  func nothing(
    of feature: ShellFeature, _ sentence: String, joinedBy separator: String = ". "
  ) -> String {
    let place = delegates.lazy.compactMap { $0.place(of: feature) }.first
    return place.map { sentence + separator + $0 } ?? sentence
  }

  /// How many pages to turn, backwards if negative; a page out of reach is refused before any
  /// turns.
  fileprivate func steps(to word: Word) throws(CommandFailure) -> Int {
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
      guard let place = screen?.pagePlace ?? app.pages?.countedPlace else {
        throw CommandFailure(.refused("these pages have no end: page next, page prev"))
      }
      guard (1...max(1, place.count)).contains(number) else {
        throw CommandFailure(
          .notNumber(word.text, what: "a page", range: 1...max(1, place.count)), at: word.range)
      }
      // Two pages that lie beside each other are turned together.
      let pagesATurn = max(1, app.pages?.viewControllers?.count ?? 1)
      return (number - 1) / pagesATurn - (place.number - 1) / pagesATurn
    }
  }

  /// The commands that turn a page from here.
  var pageTurns: [String] {
    guard hasPages, let place = screen?.pagePlace else { return [] }
    return (place.number < place.count ? ["page next"] : [])
      + (place.number > 1 ? ["page prev"] : [])
  }

  /// True if there are pages: those of a page view controller, or of a scroll view with paging.
  fileprivate var hasPages: Bool { app.pages != nil || app.pagingView != nil }

  /// Turns one page; false if there is none on that side.
  fileprivate func turnPage(forward: Bool) -> Bool {
    if let pages = app.pages { return turnPage(of: pages, forward: forward) != nil }
    defer { settle() }
    return app.pagingView?.turnPage(forward: forward) ?? false
  }

  /// Turns one page as a swipe does; nil if there is none on that side.
  func turnPage(of pages: UIPageViewController, forward: Bool) -> Outcome? {
    guard let swipe = pages.beginSwipe(forward ? .forward : .reverse) else { return nil }
    swipe.finish()
    settle()
    return pageOutcome()
  }

  /// Says which page is seen now.
  func pageOutcome() -> Outcome {
    let place = screen?.pagePlace.map { "Page \($0.number) of \($0.count)." }
    return .arrival(place ?? "\(frontTitle) is in front.", drawing: .always)
  }
}

extension UIPageViewController {
  /// More pages than these are not counted.
  private static var mostPages: Int { 1000 }

  /// The page in front, from 1, and the number of pages, by asking the data source for each; nil where
  /// they have no end.
  fileprivate var countedPlace: (number: Int, count: Int)? {
    guard let dataSource, let shown = viewControllers?.first,
      let before = Self.count(
        from: shown,
        by: {
          dataSource.pageViewController(self, viewControllerBefore: $0)
        }),
      let after = Self.count(
        from: shown,
        by: {
          dataSource.pageViewController(self, viewControllerAfter: $0)
        })
    else { return nil }
    return (before + 1, before + 1 + after)
  }

  private static func count(
    from shown: UIViewController, by next: (UIViewController) -> UIViewController?
  ) -> Int? {
    var (count, page) = (0, shown)
    while let other = next(page) {
      guard count < mostPages else { return nil }
      (count, page) = (count + 1, other)
    }
    return count
  }
}
