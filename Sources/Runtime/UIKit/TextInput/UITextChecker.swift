import Foundation

/// Finds misspelt words.
///
/// There is no dictionary, so no language is available, and no word is misspelt, as on a phone in a language that it does
/// not know: the same script gives the same result on every machine. Words that the app teaches are kept while it
/// runs. Source: Apple, UITextChecker.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  private final class Lexicon {
    var words: Set<String> = []
  }

  private static var learned: Lexicon { UIApplication.shared.service { Lexicon() } }

  /// Words that are not looked at in this document.
  open var ignoredWords: [String]?

  /// The languages of the dictionaries: none.
  open class var availableLanguages: [String] { [] }

  /// The range of the first misspelt word: not found.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }

  /// Words that could be meant by a misspelt one: nil, as there is no dictionary.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  /// The learned words that begin as a part of a text does, in alphabetical order; nil for none.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    guard let range = Range(range, in: string) else { return nil }
    let found = Self.learned.words.filter { $0.hasPrefix(string[range]) }.sorted()
    return found.isEmpty ? nil : found
  }

  /// Leaves a word alone in this document.
  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  /// Keeps a word as one that is spelt well.
  open class func learnWord(_ word: String) { learned.words.insert(word) }

  /// Whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.words.contains(word) }

  /// Forgets a word.
  open class func unlearnWord(_ word: String) { learned.words.remove(word) }
}
