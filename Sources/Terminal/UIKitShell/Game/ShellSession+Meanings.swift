import ConcentrationApp
import ConcentrationEngine
import UIKit

extension ShellSession {
  /// What a person may have meant whose first word is no command: suggested, never run.
  ///
  /// A card in another notation is answered with the right notation; a tab, a theme, a size, a
  /// screen or a setting with the command that takes it.
  func explained(_ problem: CommandProblem) -> CommandProblem {
    guard case .unknownCommand(let word, let suggestions) = problem else { return problem }
    let meanings = meanings(of: word.lowercased())
    if meanings.isEmpty, Self.resemblesCard(word) { return .notCard(word) }
    let possible = suggestions.filter { name in offeredCommands.contains { $0.name == name } }
    let all = meanings + possible.filter { !meanings.contains($0) }
    return .unknownCommand(word, suggestions: Array(all.prefix(Suggestions.limit)))
  }

  private func meanings(of word: String) -> [String] {
    var meanings: [String] = []
    if app.tabTitles.contains(where: { $0.lowercased() == word }) { meanings.append("tab \(word)") }
    for destination in game.screen?.destinations ?? []
    where destination.name.lowercased() == word {
      meanings.append("\(destination.style.command) \(word)")
    }
    let isTheme = game.session.themes.contains { $0.name == word }
    if isTheme || (try? BoardSize(parsing: word)) != nil { meanings.append("new \(word)") }
    if Setting.named(word) != nil { meanings.append("set \(word)") }
    return meanings
  }

  /// True for `b-2`, `2b`, `b2,c3` and the like.
  private static func resemblesCard(_ word: String) -> Bool {
    let bytes = Array(word.lowercased().utf8)
    let isLetter = { (byte: UInt8) in (97...122).contains(byte) }
    let isDigit = { (byte: UInt8) in (48...57).contains(byte) }
    guard (2...12).contains(bytes.count), bytes.contains(where: isDigit) else { return false }
    if isDigit(bytes[0]) {
      let rest = bytes.drop(while: isDigit)
      return rest.count == 1 && rest.allSatisfy(isLetter)
    }
    let second = isLetter(bytes[1]) ? nil : bytes.dropFirst().first(where: isDigit)
    return isLetter(bytes[0]) && second != nil && bytes.filter(isLetter).count <= 2
  }
}
