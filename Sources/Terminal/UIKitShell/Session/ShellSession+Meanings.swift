extension ShellSession {
  /// What a person may have meant whose first word is no command: suggested, never run.
  ///
  /// A tab, a screen, a control or a setting is answered with the command that takes it, and so is what an app
  /// knows by a word of its own.
  ///
  /// - Parameters:
  ///   - word: the first word.
  ///   - line: the whole line, which may be a question.
  /// - Returns: The refusal, with what may have been meant.
  func problem(withUnknown word: String, in line: CommandLine) -> CommandProblem {
    guard word.lowercased() != catalog.programName else { return .programRuns(word) }
    let meanings = meanings(of: word)
    if meanings.isEmpty, let special = delegates.lazy.compactMap({ $0.problem(with: word) }).first {
      return special
    }
    let near = Suggestions.near(word, among: catalog.commands.map(\.name))
    let possible = near.filter { name in offeredCommands.contains { $0.name == name } }
    let all = meanings + possible.filter { !meanings.contains($0) } + answers(to: line)
    return .unknownCommand(word, suggestions: Array(all.prefix(Suggestions.limit)))
  }

  /// How to ask for what a line of several words may be a question about.
  private func answers(to line: CommandLine) -> [String] {
    guard line.words.count > 1 else { return [] }
    let result = QuestionSearch.find(line.words.map(\.text).joined(separator: " "))
    return result.subject.map { subject in
      ([subject] + result.near).map { "explain \($0.name)" }
    } ?? []
  }

  private func meanings(of typed: String) -> [String] {
    let word = typed.lowercased()
    var meanings: [String] = []
    if app.tabTitles.contains(where: { $0.lowercased() == word }) { meanings.append("tab \(word)") }
    for destination in navigator.screen?.destinations ?? []
    where destination.isListed && destination.name.lowercased() == word {
      meanings.append(destination.command.lowercased())
    }
    if elements.all.contains(where: { $0.name.lowercased() == word }) {
      meanings.append("press \(word)")
    }
    meanings += delegates.flatMap { $0.meanings(of: typed) }
    if catalog.setting(named: word) != nil { meanings.append("set \(word)") }
    return meanings
  }
}
