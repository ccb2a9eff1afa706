import ConcentrationEngine

/// Saved games, game IDs and moves: what parses prints as a text that parses to the same.
enum SavedTexts {
  static func tryOut(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    roundTrip(text) { try? SavedGame(parsing: $0) }
    roundTrip(text) { try? GameID(parsing: $0) }
    roundTrip(text) { try? Move(parsing: $0) }
    roundTrip(text) { try? BoardSize(parsing: $0) }
    roundTrip(text) { try? SeedText(parsing: $0) }
    checkError(of: text)
  }

  private static func roundTrip<Value: Equatable & CustomStringConvertible>(
    _ text: String, _ parse: (String) -> Value?
  ) {
    guard let value = parse(text) else { return }
    precondition(parse(value.description) == value, "print and parse differ: \(value)")
  }

  /// An error points into the text.
  private static func checkError(of text: String) {
    do throws(TextError) {
      _ = try SavedGame(parsing: text)
    } catch {
      precondition(error.line >= 1 && error.column >= 1, "an error without a place")
    }
  }
}
