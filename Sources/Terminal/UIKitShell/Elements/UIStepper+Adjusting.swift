import UIKit

extension UIStepper: AdjustableControl {
  /// More presses than a person makes.
  private static var pressLimit: Double { 10_000 }

  var valueInWords: String { value.inWords }
  var adjustments: [String] {
    ["+", "-", "\(minimumValue.inWords) to \(maximumValue.inWords)"]
  }

  func adjust(to text: String) -> Adjustment {
    switch text {
    case "+": return stepped(increment(), end: "maximum")
    case "-": return stepped(decrement(), end: "minimum")
    default:
      guard let wanted = Double(text), wanted.isFinite else { return .unreadable }
      return adjust(to: wanted)
    }
  }

  /// Presses plus or minus until the number is reached, as a person does.
  private func adjust(to wanted: Double) -> Adjustment {
    let target = min(max(wanted, minimumValue), maximumValue)
    let presses = ((target - value) / stepValue).rounded()
    guard stepValue > 0, abs(presses) <= Self.pressLimit else {
      return .kept("\(wanted.inWords) is too many steps away")
    }
    for _ in 0..<Int(abs(presses)) {
      guard presses > 0 ? increment() : decrement() else { break }
    }
    if value == wanted { return .changed }
    if wanted < minimumValue { return .moved("the minimum, for \(wanted.inWords) is below it") }
    if wanted > maximumValue { return .moved("the maximum, for \(wanted.inWords) is above it") }
    return .moved("the nearest step to \(wanted.inWords)")
  }
}

extension Double {
  /// The number without a fraction of zero.
  var inWords: String {
    self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)"
  }
}
