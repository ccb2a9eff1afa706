extension CompletionContext {
  /// The files that start with what is typed.
  ///
  /// - Parameters:
  ///   - place: Which argument is a file, counted from 0.
  ///   - alsoOff: Whether the word `off` is offered as well.
  ///   - ending: The ending of the files that come first; nil for that of scripts.
  /// - Returns: The candidates, those of the ending first.
  func fileOffers(
    at place: Int = 0, alsoOff: Bool = false, first ending: String? = nil
  ) -> [Completion.Candidate] {
    guard arguments.count == place else { return [] }
    let slash = prefix.lastIndex(of: "/").map { prefix.index(after: $0) }
    let folder = String(prefix[..<(slash ?? prefix.startIndex)])
    let names = session.environment.files.names(inDirectory: folder.isEmpty ? "." : folder)
      .filter { !$0.hasPrefix(".") }.map { folder + $0 }
    let endings = ending.map { [$0] } ?? [".script", ".\(session.catalog.programName)"]
    let isFirst = { (name: String) in endings.contains(where: name.hasSuffix) }
    let sorted = names.filter(isFirst) + names.filter { !isFirst($0) }
    return (alsoOff ? [.init("off")] : []) + sorted.map { .init($0) }
  }
}
