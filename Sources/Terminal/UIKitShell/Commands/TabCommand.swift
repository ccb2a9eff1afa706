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
        throw CommandFailure(.noTabs)
      }
      let word = try arguments.word("a name", choices: titles)
      try arguments.end()
      let index = try tab(of: word, in: titles, session.names)
      if let presented = tabs.presentedViewController {
        throw CommandFailure(.tabBehind(session.navigator.title(of: presented)))
      }
      guard index != tabs.choice else {
        return Outcome("\(titles[index]) is already the selected tab.")
      }
      var outcome = try session.navigator.select(tab: index, of: tabs)
      outcome.canonical = "tab \(titles[index].lowercased())"
      return outcome
    })

  @MainActor
  private static func tab(
    of word: Word, in titles: [String], _ names: NameLookup
  ) throws(CommandFailure) -> Int {
    if let number = Int(word.text), titles.indices.contains(number - 1) { return number - 1 }
    if let index = try names.index(of: word.text, in: titles, at: word.range) { return index }
    throw CommandFailure(
      .unknownChoice(noun: "tab", word: word.text, title: "Tabs", choices: titles), at: word.range)
  }
}
