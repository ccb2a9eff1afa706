/// What an archive has entries of, in the order in which it has them.
package enum ArchiveKind: String, CaseIterable, Hashable, Sendable {
  case setting, reminder, named, kept, game

  /// Whether the lines of a saved game stand below such an entry.
  var hasText: Bool { self == .named || self == .kept || self == .game }

  /// Some entries of this kind in words, like `2 played games`.
  func counted(_ count: Int) -> String {
    let noun =
      switch self {
      case .setting: "setting"
      case .reminder: "reminder"
      case .named: "saved game"
      case .kept: "unfinished game"
      case .game: "played game"
      }
    return "\(count) \(noun)" + (count == 1 ? "" : "s")
  }

  /// Some counts in words, like `2 played games, 1 saved game and 3 settings`; nil for none.
  package static func list(_ counts: [ArchiveKind: Int]) -> String? {
    let parts = allCases.reversed().compactMap { kind in counts[kind].map { kind.counted($0) } }
    guard let last = parts.last else { return nil }
    let others = parts.dropLast().joined(separator: ", ")
    return others.isEmpty ? last : "\(others) and \(last)"
  }
}
