/// What a command hands back: words to say, and what the drivers should do besides.
public struct Outcome: Sendable {
  /// When the screen is to be drawn after a command.
  public enum Drawing: Hashable, Sendable {
    /// Only if another screen is now in front.
    case ifScreenChanged
    /// At a terminal always, in scripts only if another screen is now in front.
    case step
    /// Always, since what is drawn has changed as a whole; in plain mode only on request.
    case always
    /// Always, since it was asked for.
    case asked
  }

  /// Whole sentences, one a line.
  public var message: [String]
  /// Whether the screen is drawn.
  public var drawing: Drawing
  /// The command as a recording writes it, if that differs from what was typed.
  public var canonical: String?
  /// True if the message only names the screen that came, or the way to it: left out where that is
  /// read aloud.
  public var namesScreen = false
  /// True if what the app says meanwhile is said in place of the message.
  var yieldsToNotices = false
  /// True if the session ends here.
  public var isQuit = false
  /// A script that is to be run now, after `source`.
  package var script: Script?
  /// True if everything on the terminal is to be wiped first.
  public var clearsScreen = false
  /// True if the lines that start with `| ` are lifecycle calls and stay as they are.
  public var isLog = false
  /// False for what must not be run again with a recording: it would write files, or run twice.
  public var isRecorded = true
  /// True for long lists that may be shown page by page.
  public var isLong = false

  /// The command that may have been meant by a comment that clings to its sign.
  public var meaningOfComment: String?

  /// An outcome that says these lines.
  public init(
    _ message: [String], drawing: Drawing = .ifScreenChanged, canonical: String? = nil
  ) {
    self.message = message
    self.drawing = drawing
    self.canonical = canonical
  }

  /// An outcome that says one line.
  public init(
    _ message: String, drawing: Drawing = .ifScreenChanged, canonical: String? = nil
  ) {
    self.init([message], drawing: drawing, canonical: canonical)
  }

  /// An outcome that only names the screen that came, or the way to it.
  static func arrival(
    _ message: String, drawing: Drawing = .ifScreenChanged
  ) -> Self {
    var outcome = Self(message, drawing: drawing)
    outcome.namesScreen = true
    return outcome
  }

  /// Nothing to say.
  public static var silent: Self { Self([]) }
}
