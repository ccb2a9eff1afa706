import UIKit

extension UIPageControl: AdjustableControl {
  var valueInWords: String { "page \(currentPage + 1) of \(numberOfPages)" }
  var adjustments: [String] { ["+", "-", "1 to \(max(1, numberOfPages))"] }

  func adjust(to text: String) -> Adjustment {
    switch text {
    case "+": return stepped(turn(to: currentPage + 1), end: "last page")
    case "-": return stepped(turn(to: currentPage - 1), end: "first page")
    default:
      guard let number = Int(text), (1...max(1, numberOfPages)).contains(number) else {
        return .unreadable
      }
      return turn(to: number - 1) ? .changed : .kept("it shows that page already")
    }
  }

  private func turn(to page: Int) -> Bool {
    let old = currentPage
    currentPage = page
    guard currentPage != old else { return false }
    sendActions(for: .valueChanged)
    return true
  }
}
