/// The words of a question as far as they say what it is about.
struct QuestionWords {
  /// The words in small letters, without those that any question has, each once.
  let words: [String]

  /// Takes a question apart.
  init(_ question: String) {
    var seen: Set<String> = []
    words = question.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
      .filter { !Self.filler.contains($0) && seen.insert($0).inserted }
  }

  /// The beginning that forms of one word share: `releas` of released, releases and releasing.
  static func stem(_ word: String) -> String {
    for ending in ["ations", "ation", "ions", "ion", "ing", "ed", "es", "e", "s"]
    where word.hasSuffix(ending) && word.count - ending.count >= 4 {
      return String(word.dropLast(ending.count))
    }
    return word
  }

  /// Words that say nothing about the subject.
  private static let filler: Set<String> = [
    "a", "about", "after", "all", "am", "an", "and", "any", "are", "as", "at", "be", "been",
    "before",
    "between", "but", "by", "can", "could", "did", "difference", "differ", "different", "do",
    "does",
    "doing", "done", "explain", "for", "from", "get", "gets", "go", "goes", "had", "happen",
    "happens", "has", "have", "how", "i", "if", "in", "into", "is", "it", "its", "may", "me",
    "mean",
    "my", "of", "on", "only", "or", "out", "run", "runs", "shall", "should", "so", "than", "that",
    "the", "their", "them", "then", "there", "these", "they", "this", "to", "use", "used", "using",
    "versus", "vs", "was", "we", "were", "what", "when", "where", "which", "while", "who", "whose",
    "why", "will", "with", "would", "you", "your",
  ]
}
