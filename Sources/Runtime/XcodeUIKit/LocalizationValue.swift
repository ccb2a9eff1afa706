import UIKit

extension String {
  /// A text that is looked up in the app's `.strings`: its key has a format specifier for each interpolated value.
  ///
  /// Foundation of this system has none. Source: Apple, String.LocalizationValue.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// A value in a text.
    enum Argument: Hashable, Sendable {
      case text(String)
      case integer(Int64)
      case real(Double)
    }

    /// The text with a specifier in place of each value.
    let key: String
    /// The values in their order.
    let arguments: [Argument]

    /// A text without values.
    public init(_ keyAndValue: String) { (key, arguments) = (keyAndValue, []) }

    /// A text without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// A text with values.
    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// Collects a text and its values.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var key = ""
      fileprivate var arguments: [Argument] = []

      /// Begins a text.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds what stands between two values.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      /// Adds a text, for which `%@` stands.
      public mutating func appendInterpolation(_ text: String) { append(.text(text), "%@") }

      /// Adds the description of something, for which `%@` stands.
      public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
        append(.text(value.description), "%@")
      }

      /// Adds an integer, for which `%lld` stands.
      public mutating func appendInterpolation(_ value: some BinaryInteger) {
        appendInterpolation(value, specifier: "%lld")
      }

      /// Adds an integer with a specifier of one's own.
      public mutating func appendInterpolation(_ value: some BinaryInteger, specifier: String) {
        append(.integer(Int64(truncatingIfNeeded: value)), specifier)
      }

      /// Adds a number, for which `%lf` stands.
      public mutating func appendInterpolation(_ value: Double) {
        appendInterpolation(value, specifier: "%lf")
      }

      /// Adds a number, for which `%f` stands.
      public mutating func appendInterpolation(_ value: Float) {
        appendInterpolation(value, specifier: "%f")
      }

      /// Adds a number with a specifier of one's own.
      public mutating func appendInterpolation(
        _ value: some BinaryFloatingPoint, specifier: String
      ) {
        append(.real(Double(value)), specifier)
      }

      private mutating func append(_ argument: Argument, _ specifier: String) {
        key += specifier
        arguments.append(argument)
      }
    }

    /// A translation with the values in place of its specifiers, which may be in another order: `%2$@`.
    func filled(_ translation: String) -> String {
      guard !arguments.isEmpty else { return translation }
      var next = 0
      return translation.replacing(Self.specifier) { match in
        guard match.output.0 != "%%" else { return "%" }
        let index = match.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
        next += match.output.1 == nil ? 1 : 0
        guard arguments.indices.contains(index) else { return String(match.output.0) }
        return arguments[index].text(
          flags: String(match.output.2 ?? ""), conversion: String(match.output.3 ?? "@"))
      }
    }

    /// `%%`, or a position, flags with width and precision, a length that does not count, and a conversion.
    private nonisolated(unsafe) static let specifier =
      /%%|%(?:(\d{1,3})\$)?([-+ 0#]{0,5}\d{0,3}(?:\.\d{0,3})?)(?:hh|h|ll|l|q|z|j|t|L)?([@diouxXfFeEgG])/
  }

  /// The text for a key in the language of the app.
  ///
  /// - Parameters:
  ///   - keyAndValue: the key, which is the text where there is none for it.
  ///   - table: the name of the file without `.strings`; nil for `Localizable`.
  ///   - bundle: where the file is; nil for the app's own resources.
  ///   - locale: ignored; numbers are written as C writes them.
  ///   - comment: for who translates.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let key = keyAndValue.key
    self = keyAndValue.filled(
      (bundle ?? .main).localizedString(forKey: key, value: key, table: table))
  }

  /// The text for a key in the language of the app, or another where there is none for it.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.filled(
      (bundle ?? .main).localizedString(
        forKey: "\(key)", value: defaultValue.key, table: table))
  }
}

extension String.LocalizationValue.Argument {
  /// The value as a specifier wants it; one that a specifier does not suit is written as it is.
  func text(flags: String, conversion: String) -> String {
    switch (self, conversion.lowercased()) {
    case (.integer(let value), "d"), (.integer(let value), "i"), (.integer(let value), "u"),
      (.integer(let value), "x"), (.integer(let value), "o"):
      String(format: "%\(flags)ll\(conversion)", value)
    case (.real(let value), "f"), (.real(let value), "e"), (.real(let value), "g"):
      String(format: "%\(flags)\(conversion)", value)
    case (.text(let text), _): text
    case (.integer(let value), _): "\(value)"
    case (.real(let value), _): "\(value)"
    }
  }
}
