import UIKit

// The compiler prefers these to Foundation's own, which are marked as unavailable.
extension NSPredicate {
  /// A predicate of a text, as `name BEGINSWITH[c] %@ AND age > 3`.
  ///
  /// It has comparisons, their options, `AND`, `OR` and `NOT`, paths of keys, `%K`, numbers, texts in quotes, `nil`, `&` and
  /// lists in braces; `ANY` and functions are not there.
  ///
  /// - Precondition: The text is a predicate.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(predicateFormat, args)
  }

  /// A predicate of a text with the values of an array.
  ///
  /// - Precondition: The text is a predicate.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(predicateFormat, arguments ?? [])
  }

  private convenience init(_ format: String, _ arguments: [Any?]) {
    var parser = PredicateParser(format, arguments)
    guard let test = parser.predicate() else {
      preconditionFailure("Unable to parse the format string \"\(format)\"")
    }
    self.init { object, _ in test(object) }
  }
}
