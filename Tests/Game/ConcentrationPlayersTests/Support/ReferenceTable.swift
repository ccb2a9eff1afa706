import Foundation

/// A table of reference figures, kept as a file of comma-separated values beside the tests.
struct ReferenceTable {
  struct Missing: Error {
    let name: String
  }

  /// The rows, each a dictionary from column name to text.
  let rows: [[String: String]]

  init(_ name: String) throws {
    guard
      let url = Bundle.module.url(
        forResource: name, withExtension: "csv", subdirectory: "Tables")
    else { throw Missing(name: name) }
    let lines = try String(contentsOf: url, encoding: .utf8)
      .split(whereSeparator: \.isNewline).map {
        $0.split(separator: ",", omittingEmptySubsequences: false)
      }
    let columns = lines[0].map(String.init)
    rows = lines.dropFirst().map { fields in
      Dictionary(uniqueKeysWithValues: zip(columns, fields.map(String.init)))
    }
  }
}

extension [String: String] {
  struct MissingColumn: Error {
    let name: String
  }

  func text(_ column: String) throws -> String {
    guard let text = self[column] else { throw MissingColumn(name: column) }
    return text
  }

  func integer(_ column: String) throws -> Int {
    guard let value = Int(try text(column)) else { throw MissingColumn(name: column) }
    return value
  }

  func number(_ column: String) throws -> Double {
    guard let value = Double(try text(column)) else { throw MissingColumn(name: column) }
    return value
  }
}

/// True if a value, written with as many decimals as the printed one, is the printed one.
///
/// A hundredth of the last digit is allowed for rounding in doubles.
func agrees(_ value: Double, withPrinted text: String) -> Bool {
  guard let printed = Double(text) else { return false }
  let mantissa = text.split(whereSeparator: { $0 == "e" || $0 == "E" })[0]
  let decimals = mantissa.split(separator: ".").dropFirst().first?.count ?? 0
  let exponent = text.split(whereSeparator: { $0 == "e" || $0 == "E" }).dropFirst().first
  let scale = exponent.flatMap { Int($0) } ?? 0
  return abs(value - printed) <= 0.51 * pow(10, Double(scale - decimals))
}
