/// Finds what a misspelled word was probably meant to be.
public enum Suggestions {
  /// The most suggestions ever given.
  public static let limit = 3

  /// The nearest choices to a word, at most three, all equally near; empty if none is near.
  ///
  /// Near means: the beginning of a choice, two letters at least; or else one edit, where swapping
  /// neighbours is one, or two for words of more than three letters that begin alike: few people
  /// mistake the first letter. A single letter is near to nothing. Letters count without case.
  public static func near(_ word: String, among choices: [String]) -> [String] {
    let wanted = Array(word.lowercased().unicodeScalars)
    guard wanted.count > 1, wanted.count <= 40 else { return [] }
    let begun = choices.filter { $0.lowercased().hasPrefix(word.lowercased()) }
    guard begun.isEmpty else { return Array(begun.prefix(limit)) }
    var best = 2
    var found: [String] = []
    for choice in choices {
      let letters = Array(choice.lowercased().unicodeScalars)
      let distance = editDistance(wanted, letters)
      guard distance < 2 || (wanted.count > 3 && letters.first == wanted.first) else { continue }
      if distance < best {
        best = distance
        found = [choice]
      } else if distance == best, !found.contains(choice) {
        found.append(choice)
      }
    }
    return Array(found.prefix(limit))
  }

  /// The number of inserts, deletions, changes and swaps of neighbours between two words.
  ///
  /// - Complexity: O(*mn*).
  /// Source: optimal string alignment distance, Damerau 1964, Wagner and Fischer 1974.
  static func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var before: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let change = previous[j] + (a[i] == b[j] ? 0 : 1)
        var cost = min(change, previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, before[j - 1] + 1)
        }
        row.append(cost)
      }
      before = previous
      previous = row
    }
    return previous[b.count]
  }

  /// A list as people write it: `a`, `a or b`, `a, b or c`.
  public static func list(_ items: [String], joining word: String = "or") -> String {
    guard items.count > 1, let last = items.last else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
