/// Writes messages where an app's `print` writes.
///
/// Source: Apple, Logger: the console of Xcode shows the message, whatever its level.
public struct Logger: Sendable {
  /// Makes a logger for a part of an app.
  public init(subsystem: String, category: String) {}

  /// Makes a logger for the whole app.
  public init() {}

  /// Makes a logger from an older object.
  public init(_ logObj: OSLog) {}

  /// Writes a message.
  public func log(_ message: OSLogMessage) { write(message) }
  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message) }
  /// Writes a message for tracing.
  public func trace(_ message: OSLogMessage) { write(message) }
  /// Writes a message for debugging.
  public func debug(_ message: OSLogMessage) { write(message) }
  /// Writes a message that helps.
  public func info(_ message: OSLogMessage) { write(message) }
  /// Writes a message that matters.
  public func notice(_ message: OSLogMessage) { write(message) }
  /// Writes a warning.
  public func warning(_ message: OSLogMessage) { write(message) }
  /// Writes an error.
  public func error(_ message: OSLogMessage) { write(message) }
  /// Writes a critical error.
  public func critical(_ message: OSLogMessage) { write(message) }
  /// Writes a mistake of the program.
  public func fault(_ message: OSLogMessage) { write(message) }

  private func write(_ message: OSLogMessage) { print(message.text) }
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8
  /// Makes a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// What matters.
  public static let `default` = OSLogType(rawValue: 0)
  /// What helps.
  public static let info = OSLogType(rawValue: 1)
  /// For debugging.
  public static let debug = OSLogType(rawValue: 2)
  /// An error.
  public static let error = OSLogType(rawValue: 16)
  /// A mistake of the program.
  public static let fault = OSLogType(rawValue: 17)
}

/// What a value is to those who read a log; here it is always shown, as in Xcode's console.
public struct OSLogPrivacy: Sendable {
  /// As the type decides.
  public static let auto = OSLogPrivacy()
  /// Shown.
  public static let `public` = OSLogPrivacy()
  /// Hidden on a phone without a debugger.
  public static let `private` = OSLogPrivacy()
  /// Hidden on a phone without a debugger.
  public static let sensitive = OSLogPrivacy()
}

/// A message with values.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  let text: String

  /// Makes a message of a text.
  public init(stringLiteral value: String) { text = value }

  /// Makes a message of texts and values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Texts and values of a message in their order.
public struct OSLogInterpolation: StringInterpolationProtocol {
  private(set) var text = ""

  /// Makes an empty one.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Appends a text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Appends the description of a value.
  public mutating func appendInterpolation<Value>(
    _ value: Value, privacy: OSLogPrivacy = .auto
  ) {
    text += "\(value)"
  }
}
