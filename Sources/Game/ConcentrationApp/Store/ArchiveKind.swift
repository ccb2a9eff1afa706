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
}
