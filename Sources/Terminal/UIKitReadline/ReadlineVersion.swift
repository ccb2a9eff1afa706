@preconcurrency import CUIKitReadline

/// The version of the line editor that is linked.
package enum ReadlineVersion {
  /// Such as `8.2`.
  package static var text: String {
    rl_library_version.map { String(cString: $0) } ?? "unknown"
  }
}
