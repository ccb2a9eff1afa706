/// How much of a style may be sent to the terminal.
public enum ColorDepth: Hashable, Sendable {
  /// No colour and no attribute at all: the bytes hold no SGR sequence.
  case none

  /// The sixteen named colours, and bold, dim, reverse, underline and strike-through.
  case sixteen

  /// The same, and the exact colours as the nearest of xterm's table of 256.
  case table256

  /// The same, and the exact colours as they are, in three parts of eight bits.
  case exact
}
