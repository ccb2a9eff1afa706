import Foundation

/// A part of an app that messages belong to.
public final class OSLog: Sendable {
  /// Where messages belong that name none.
  public static let `default` = OSLog(subsystem: "", category: "default")
  /// Where messages are dropped.
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  /// Makes a part from the names of the app and of the part.
  public init(subsystem: String, category: String) {}
}

/// Writes a message where an app's `print` writes; its format is that of C, in which a type may be followed by a
/// word in braces.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: Any...
) {
  write("\(message)", args, to: log)
}

/// Writes a message of a level where an app's `print` writes.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: Any...
) {
  write("\(message)", args, to: log)
}

private func write(_ format: String, _ arguments: [Any], to log: OSLog) {
  if log !== OSLog.disabled { print(OSLog.text(format, arguments)) }
}

extension OSLog {
  /// A format with its values.
  static func text(_ format: String, _ arguments: [Any]) -> String {
    // Source: Apple, os_log: {public}, {private} and names of formats stand between % and the type.
    let plain = format.replacing(#/%\x7B.*?\x7D/#, with: "%")
    return String(format: plain, arguments: arguments.map(argument))
  }

  /// A value as C's formats take it: a text becomes an object, which Apple's compiler does by itself.
  private static func argument(_ value: Any) -> any CVarArg {
    switch value {
    case let text as String: NSString(string: text)
    case let value as any CVarArg: value
    default: NSString(string: "\(value)")
    }
  }
}
