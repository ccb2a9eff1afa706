import UIKitShell

/// Ends a command with an exit status.
package struct ProgramEnd: Error {
  /// The exit status.
  package let status: ExitStatus

  /// The end with a status.
  package init(status: ExitStatus) {
    self.status = status
  }
}
