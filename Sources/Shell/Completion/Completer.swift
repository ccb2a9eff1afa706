import ConcentrationApp
import ConcentrationEngine

/// What could stand at the cursor: pure, from the line, the catalogue and the screen in front.
///
/// Source: SHELL.md "Completion".
@MainActor
package struct Completer {
  private let session: ShellSession

  /// A completer for a session.
  package init(session: ShellSession) {
    self.session = session
  }

  /// Candidates for the word that ends at the cursor.
  ///
  /// Cards that are face down are offered by name only, never by what is on them.
  package func complete(_ line: String, cursor: Int) -> Completion {
    let bytes = Array(line.utf8.prefix(max(0, cursor)))
    let start = wordStart(in: bytes)
    let prefix = String(decoding: bytes[start...], as: UTF8.self)
    let range = start..<bytes.count
    let words = String(decoding: bytes[..<start], as: UTF8.self)
      .split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init)
    let candidates = offers(after: words, prefix: prefix)
    return Completion(range: range, candidates: matching(candidates, prefix))
  }

  /// The word starts after the last blank; inside quotes after the quote.
  private func wordStart(in bytes: [UInt8]) -> Int {
    guard let blank = bytes.lastIndex(where: CommandLexer.isBlank) else { return 0 }
    return blank + 1
  }

  private func offers(after words: [String], prefix: String) -> [Completion.Candidate] {
    var words = words
    if words.first == "!" { words.removeFirst() }
    if words.first?.lowercased() == "todo" { words.removeFirst() }
    guard let first = words.first else {
      return session.offeredCommands.map { .init($0.name, summary: $0.summary) }
    }
    if words.contains(where: { $0.hasPrefix("#") }) { return [] }
    if CardReference(first) != nil, let flip = session.catalog.command(for: "flip") {
      return flip.offers(context([flip.name] + words, prefix))
    }
    guard
      let word = try? session.catalog.resolve(
        Word(text: first, range: 0..<0), acceptsPrefixes: true)
    else { return [] }
    return word.offers(context([word.name] + words.dropFirst(), prefix))
  }

  private func context(_ words: [String], _ prefix: String) -> CompletionContext {
    CompletionContext(session: session, words: words, prefix: prefix)
  }

  private func matching(
    _ candidates: [Completion.Candidate], _ prefix: String
  ) -> [Completion.Candidate] {
    let wanted = prefix.lowercased()
    return candidates.filter { $0.text.lowercased().hasPrefix(wanted) }
  }
}

extension ShellSession {
  /// The present game's id, then those of the games finished last, each once.
  var recentIDs: [String] {
    let finished = (try? app.environment.store.recentGames(limit: 5)) ?? []
    var ids = (app.session.table?.id).map { ["\($0)"] } ?? []
    for game in finished.map(\.game.id) where !ids.contains(game) { ids.append(game) }
    return ids
  }

  /// The commands that work on this side.
  package var offeredCommands: [Command] {
    catalog.commands.filter { command in (try? requirePlace(of: command)) != nil }
  }
}

extension CompletionContext {
  /// Sizes, themes, options and the ids of recent games, each only where it may still stand.
  func newGameOffers() -> [Completion.Candidate] {
    if let last = words.last, last == "--against" || last == "against" {
      return (NewGameReader.levels + ["person"]).map { .init($0) }
    }
    if words.last == "--players" { return ["2", "3", "4"].map { .init($0) } }
    if words.last == "--seed" { return [] }
    let themes = session.app.session.themes.map(\.name)
    var offers = arguments.isEmpty ? ["4x4", "6x6", "8x8", "12x8", "26x20"] : []
    if !arguments.contains(where: { themes.contains($0.lowercased()) }) { offers += themes }
    if arguments.isEmpty { offers += session.recentIDs }
    let options = NewGameReader.options.filter { !arguments.contains($0) || $0 == "--against" }
    return (offers + options).map { .init($0) }
  }

  /// Kinds and state keys, then the present value.
  func expectationOffers() -> [Completion.Candidate] {
    guard let kind = arguments.first else {
      return (ExpectationParser.kinds + session.stateValues.map(\.key)).map { .init($0) }
    }
    guard arguments.count == 1 else { return [] }
    switch kind {
    case "log": return ["none", "order", "any", "no"].map { .init($0) }
    case "card", "text", "error", "screen", "tree", "output": return []
    default: return session.stateValue(kind).map { [.init($0)] } ?? []
    }
  }
}
