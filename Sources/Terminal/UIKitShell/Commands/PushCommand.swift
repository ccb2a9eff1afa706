extension Command {
  static let push = Command(
    "push", group: .move, arguments: "SCREEN", summary: "pushes what the screen offers",
    details: ["Shows another screen in place of this one; pop and back return."],
    seeAlso: ["pop", "present", "back"],
    offers: { context in context.destinations(.push) },
    action: { arguments, session throws(CommandFailure) in
      try session.navigator.go(to: try arguments.destination(.push, from: session))
    })
}

extension ArgumentReader {
  /// Where the next word leads; it must be the last.
  @MainActor
  mutating func destination(
    _ style: ScreenDestination.Style, from session: ShellSession
  ) throws(CommandFailure) -> ScreenDestination {
    let all = session.navigator.screen?.destinations ?? []
    let listed = all.filter(\.isListed)
    let names = listed.filter { $0.comes(by: style) }.map(\.name)
    guard !names.isEmpty || isLeading(to: all.map(\.name)) else {
      throw CommandFailure(
        .noScreen(
          to: style, from: session.navigator.frontTitle, others: listed.map(\.command),
          uses: session.navigator.screen is UIKitScreen ? session.elements.otherUses : ""))
    }
    let word = try word("a screen", choices: names)
    try end()
    let wanted = word.text.lowercased()
    guard let destination = all.first(where: { $0.name.lowercased() == wanted }) else {
      throw CommandFailure(
        .unknownChoice(noun: "screen", word: word.text, title: "Screens", choices: names),
        at: word.range)
    }
    guard destination.comes(by: style) else {
      throw CommandFailure(
        .shown(destination.name, by: destination.command), at: word.range)
    }
    return destination
  }

  /// True if the next word is one of some names, without regard to case.
  private func isLeading(to names: [String]) -> Bool {
    guard let word = peek?.text.lowercased() else { return false }
    return names.contains { $0.lowercased() == word }
  }
}

extension CompletionContext {
  func destinations(_ style: ScreenDestination.Style) -> [Completion.Candidate] {
    guard arguments.isEmpty else { return [] }
    return (session.navigator.screen?.destinations ?? []).filter {
      $0.comes(by: style) && $0.isListed
    }
    .map { .init($0.name) }
  }
}

extension ScreenDestination {
  /// True if a command of this style goes there.
  fileprivate func comes(by wanted: Style) -> Bool { style == nil || style == wanted }

  /// The command that goes there.
  package var command: String { "\((style ?? .push).rawValue) \(Word.quoted(name))" }
}
