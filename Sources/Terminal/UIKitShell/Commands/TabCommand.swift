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
      let index = try session.tab(of: word, in: titles)
      if let presented = tabs.presentedViewController {
        throw CommandFailure(
          .refused("\(session.title(of: presented)) is in front; type back first"))
      }
      guard index != tabs.selectedIndex else {
        return Outcome("\(titles[index]) is already the selected tab.")
      }
      var outcome = try session.select(tab: index, of: tabs)
      outcome.canonical = "tab \(titles[index].lowercased())"
      return outcome
    })
}

extension ShellSession {
  fileprivate func tab(of word: Word, in titles: [String]) throws(CommandFailure) -> Int {
    if let number = Int(word.text), titles.indices.contains(number - 1) { return number - 1 }
    if let index = try index(of: word.text, in: titles, at: word.range) { return index }
    throw CommandFailure(
      .unknownChoice(noun: "tab", word: word.text, title: "Tabs", choices: titles), at: word.range)
  }

  /// Which of some names is meant: the whole of one, or, if a person types, the beginning of one.
  ///
  /// - Returns: Nil if none is meant.
  /// - Throws: `CommandFailure` if it could be several.
  func index(
    of text: String, in names: [String], at range: Range<Int>
  ) throws(CommandFailure) -> Int? {
    let wanted = text.lowercased()
    let known = names.map { $0.lowercased() }
    if let index = known.firstIndex(of: wanted) { return index }
    guard environment.mode == .typed, !wanted.isEmpty else { return nil }
    let begun = known.indices.filter { known[$0].hasPrefix(wanted) }
    guard begun.count > 1 else { return begun.first }
    throw CommandFailure(.ambiguousName(text, candidates: begun.map { names[$0] }), at: range)
  }
}
