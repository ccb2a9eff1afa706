import UIKit

extension Command {
  static let tab = Command(
    "tab", group: .move, shortForms: ["t"], otherWords: ["go", "goto", "switch"],
    arguments: "NAME|N", summary: "switches tab", headline: "another tab, by name or number",
    seeAlso: ["push", "back"],
    offers: { context in
      context.arguments.isEmpty
        ? context.session.app.tabTitles.map { .init($0.lowercased()) } : []
    },
    action: { arguments, session throws(CommandFailure) in
      let titles = session.app.tabTitles
      guard let tabs = session.app.tabs, !titles.isEmpty else {
        throw CommandFailure(.refused("there are no tabs here"))
      }
      let word = try arguments.word("a name", choices: titles)
      try arguments.end()
      let index = try place(of: word, in: titles)
      if let presented = tabs.presentedViewController {
        throw CommandFailure(
          .refused("\(session.app.name(of: presented)) is in front; dismiss it first"))
      }
      guard index != tabs.selectedIndex else {
        return Outcome("\(titles[index]) is already the selected tab.")
      }
      return session.select(tab: index, of: tabs)
    })

  private static func place(
    of word: Word, in titles: [String]
  ) throws(CommandFailure) -> Int {
    let wanted = word.text.lowercased()
    if let index = titles.firstIndex(where: { $0.lowercased() == wanted }) { return index }
    if let number = Int(wanted), titles.indices.contains(number - 1) { return number - 1 }
    throw CommandFailure(
      .unknownChoice(noun: "tab", word: word.text, title: "Tabs", choices: titles), at: word.range)
  }
}
