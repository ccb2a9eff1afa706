import UIKit

/// How two values are compared, as `==` or `CONTAINS[cd]`.
struct PredicateComparison {
  private enum Kind: String {
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case contains = "CONTAINS"
    case like = "LIKE"
    case matches = "MATCHES"
    case isIn = "IN"
    case between = "BETWEEN"
    case equal = "=="
    case different = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }

  private let kind: Kind
  private let options: String.CompareOptions

  /// The comparison of a word; nil if it is none.
  init?(_ word: String) {
    let parts = word.split(separator: "[", maxSplits: 1)
    let name = parts.first.map { $0.uppercased() } ?? ""
    let other = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="][name]
    guard let kind = Kind(rawValue: other ?? name) else { return nil }
    self.kind = kind
    var options: String.CompareOptions = []
    let letters = parts.count > 1 ? parts[1].lowercased() : ""
    if letters.contains("c") { options.insert(.caseInsensitive) }
    if letters.contains("d") { options.insert(.diacriticInsensitive) }
    self.options = options
  }

  /// Whether it holds for two values.
  func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch kind {
    case .equal: order(left, right) == .orderedSame
    case .different: order(left, right) != .orderedSame
    case .less: order(left, right) == .orderedAscending
    case .greater: order(left, right) == .orderedDescending
    case .lessOrEqual: [.orderedAscending, .orderedSame].contains(order(left, right))
    case .greaterOrEqual: [.orderedDescending, .orderedSame].contains(order(left, right))
    case .isIn: isPart(left, of: right)
    case .contains: isPart(right, of: left)
    case .between: lies(left, between: right as? [Any] ?? [])
    case .beginsWith: found(right, in: left, .anchored)
    case .endsWith: found(right, in: left, [.anchored, .backwards])
    case .matches: matches(left, pattern: right as? String)
    case .like: matches(left, pattern: (right as? String).map(Self.pattern))
    }
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    guard !options.isEmpty, let left = left as? String, let right = right as? String else {
      return KeyedValue.order(left, right)
    }
    return left.compare(right, options: options)
  }

  private func isPart(_ part: Any?, of whole: Any?) -> Bool {
    if let values = whole as? [Any] {
      return values.contains { order($0, part) == .orderedSame }
    }
    return found(part, in: whole, [])
  }

  private func lies(_ value: Any?, between limits: [Any]) -> Bool {
    guard limits.count == 2, let low = order(limits[0], value), let high = order(value, limits[1])
    else { return false }
    return low != .orderedDescending && high != .orderedDescending
  }

  private func found(_ part: Any?, in whole: Any?, _ more: String.CompareOptions) -> Bool {
    guard let part = part as? String, let whole = whole as? String else { return false }
    return whole.range(of: part, options: options.union(more)) != nil
  }

  /// Whether all of a text is what a regular expression describes.
  private func matches(_ value: Any?, pattern: String?) -> Bool {
    guard let pattern, let text = value as? String else { return false }
    return text.range(
      of: "^(?:\(pattern))$", options: options.union(.regularExpression)) != nil
  }

  /// The regular expression of a text in which `*` is any text and `?` any sign.
  private static func pattern(_ text: String) -> String {
    NSRegularExpression.escapedPattern(for: text).replacingOccurrences(of: "\\*", with: ".*")
      .replacingOccurrences(of: "\\?", with: ".")
  }
}
