/// What a command brought about in the app, as a value beside its words.
///
/// The bell and the tutorial look here and never at the words. An app declares its events as
/// constants, each with a name of its own.
public struct CommandEvent: Hashable, Sendable {
  /// What tells this event from the others of the app.
  let name: String
  /// True if a terminal may ring for it.
  let ringsBell: Bool
  /// True if it rings only where every event does.
  let isMinor: Bool

  /// An event of an app.
  public init(_ name: String, ringsBell: Bool = false, isMinor: Bool = false) {
    self.name = name
    self.ringsBell = ringsBell
    self.isMinor = isMinor
  }
}
