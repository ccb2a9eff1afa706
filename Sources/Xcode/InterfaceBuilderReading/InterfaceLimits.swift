/// What a file may have at most; a file of a real app has far less.
///
/// The largest of some thousand public files has 350 kB and is nested 47 deep.
public struct InterfaceLimits: Sendable {
  /// Bytes of the file.
  public var bytes = 8 << 20
  /// Elements in all.
  public var elements = 100_000
  /// Elements within one another.
  public var depth = 128

  /// The limits with which files are read.
  public init() {}
}
