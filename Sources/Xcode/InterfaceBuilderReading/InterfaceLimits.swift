/// What a file may have at most; a file of a real app has far less.
///
/// The largest of some thousand public files has 350 kB and is nested 47 deep. A file at these limits
/// takes less than 50 MiB while it is read.
public struct InterfaceLimits: Sendable {
  /// Bytes of the file.
  public var bytes = 4 << 20
  /// Elements in all.
  public var elements = 50_000
  /// Different names of elements and attributes; some 800 are known.
  public var names = 4000
  /// Elements within one another.
  public var depth = 128

  /// The limits with which files are read.
  public init() {}
}
