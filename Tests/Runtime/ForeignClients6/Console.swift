// swift-format-ignore-file
import UIKit

/// Stands in for the console of Xcode: what the clients of this module print, line by line.
public final class Console: @unchecked Sendable {
  /// The console of this module.
  public static let shared = Console()

  private let lock = NSLock()
  private var lines: [String] = []

  /// The lines since the last time, and forgets them.
  public func take() -> [String] {
    lock.withLock {
      defer { lines = [] }
      return lines
    }
  }

  fileprivate func append(_ line: String) {
    lock.withLock { lines.append(line) }
  }
}

/// Shadows the standard library's `print` in this module, so that the clients stay as they are.
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  Console.shared.append(items.map { "\($0)" }.joined(separator: separator))
}
