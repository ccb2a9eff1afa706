/// What a saved game can be called.
enum GameName {
  /// The longest name that a person gives, in characters.
  private static var longest: Int { 40 }
  /// The longest name of an imported game, in bytes: an import may have put numbers behind the name.
  private static var longestImported: Int { 255 }

  /// Whether a person can give this name.
  static func isValid(_ name: String) -> Bool {
    (1...longest).contains(name.count) && hasValidScalars(name)
  }

  /// Whether a game can be imported under this name.
  static func isValidInArchive(_ name: String) -> Bool {
    (1...longestImported).contains(name.utf8.count) && hasValidScalars(name)
  }

  private static func hasValidScalars(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy {
      $0 == "-" || $0 == "_" || $0 == "." || $0.properties.isAlphabetic
        || $0.properties.numericType != nil
    }
  }
}
