/// Why standard output takes nothing more.
package enum OutputFailure: Hashable, Sendable {
  /// The reader has closed the pipe.
  case pipeClosed
  /// The system refuses the bytes, for a reason such as `No space left on device`.
  case refused(String)
}
