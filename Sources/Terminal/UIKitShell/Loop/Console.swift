/// The two output streams; implementations may buffer until `flush`.
@MainActor
package protocol Console: AnyObject {
  /// Appends UTF-8 bytes to standard output.
  func write(_ bytes: [UInt8])
  /// Appends UTF-8 bytes to standard error.
  func writeError(_ bytes: [UInt8])
  /// Hands everything buffered to the system; false once standard output takes
  /// nothing more.
  @discardableResult
  func flush() -> Bool
}
