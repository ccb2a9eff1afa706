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
    guard session.app.isTextExpected else { return completeCommand(line, cursor: cursor) }
    // What is typed into a text input is not completed; a command stands behind a colon.
    guard line.first == ":", cursor > 0 else {
      return Completion(range: cursor..<cursor, candidates: [])
    }
    var completion = completeCommand(String(line.dropFirst()), cursor: cursor - 1)
    completion.range =
      completion.range.lowerBound + 1..<completion.range.upperBound + 1
    return completion
  }

  private func completeCommand(_ line: String, cursor: Int) -> Completion {
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
    if let command = session.catalog.command(forBareWord: first) {
      return command.offers(context([command.name] + words, prefix))
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

extension CompletionContext {
  /// Kinds and state keys, then the present value.
  func expectationOffers() -> [Completion.Candidate] {
    guard let kind = arguments.first else {
      return (ExpectationParser(catalog: session.catalog).kinds + session.stateOffers).map {
        .init($0)
      }
    }
    guard arguments.count == 1 else { return [] }
    switch kind {
    case "log": return ["none", "order", "any", "no"].map { .init($0) }
    default:
      if ExpectationParser(catalog: session.catalog).kinds.contains(kind) { return [] }
      return session.stateValue(kind).map { [.init($0)] } ?? []
    }
  }
}
