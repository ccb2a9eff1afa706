import UIKit

extension PickerColumn: AdjustableControl {
  /// More titles than a refusal lists.
  private static var listedRows: Int { 12 }

  var valueInWords: String { selectedRow < 0 ? "none" : title(ofRow: selectedRow) }

  var adjustments: [String] {
    let titles = (0..<min(rowCount, Self.listedRows)).map { title(ofRow: $0) }
    return ["+", "-"] + titles + (rowCount > Self.listedRows ? ["…"] : [])
  }

  /// The next or the previous row, or the row of a title.
  func adjust(to text: String) -> Adjustment {
    switch text.lowercased() {
    case "+": return stepped(choose(selectedRow + 1), end: "last row")
    case "-": return stepped(choose(selectedRow - 1), end: "first row")
    case let wanted:
      guard let row = (0..<rowCount).first(where: { title(ofRow: $0).lowercased() == wanted })
      else { return .unreadable }
      guard row != selectedRow else { return .kept("it is \(valueInWords) already") }
      return choose(row) ? .changed : .kept("it cannot be used now")
    }
  }
}
