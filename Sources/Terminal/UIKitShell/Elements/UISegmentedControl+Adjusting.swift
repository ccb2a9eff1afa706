import UIKit

extension UISegmentedControl: AdjustableControl {
  var valueInWords: String { titleForSegment(at: selectedSegmentIndex) ?? "none" }
  var adjustments: [String] { usableSegments.map(name(of:)) }

  func adjust(to text: String) -> Adjustment {
    let usable = usableSegments
    switch text.lowercased() {
    case "+":
      guard let next = usable.first(where: { $0 > selectedSegmentIndex }) else {
        return stepped(false, end: "last part")
      }
      return choose(next)
    case "-":
      guard let previous = usable.last(where: { $0 < selectedSegmentIndex }) else {
        return stepped(false, end: "first part")
      }
      return choose(previous)
    case let wanted:
      guard let segment = usable.first(where: { name(of: $0).lowercased() == wanted }) else {
        return .unreadable
      }
      return choose(segment)
    }
  }

  private func choose(_ segment: Int) -> Adjustment {
    guard segment != selectedSegmentIndex else { return .kept("it is \(valueInWords) already") }
    return chooseSegment(at: segment) ? .changed : .kept("it cannot be used now")
  }

  fileprivate var usableSegments: [Int] {
    (0..<numberOfSegments).filter(isEnabledForSegment(at:))
  }

  fileprivate func name(of segment: Int) -> String {
    let title = titleForSegment(at: segment) ?? ""
    return title.isEmpty ? "part \(segment + 1)" : title
  }
}

extension UISegmentedControl: ElementGroup {
  /// A part each; they share the width.
  var elements: [ScreenElement] {
    let width = bounds.width / CGFloat(max(1, numberOfSegments))
    return usableSegments.map { segment in
      let frame = CGRect(
        x: bounds.minX + CGFloat(segment) * width, y: bounds.minY, width: width,
        height: bounds.height)
      return ScreenElement(name(of: segment), of: self, frame: frame) { [weak self] in
        guard let self else { return false }
        // A tap on the chosen part is a tap that changes nothing.
        return segment == selectedSegmentIndex || chooseSegment(at: segment)
      }
    }
  }
}
