import UIKit

extension UISlider: AdjustableControl {
  var valueInWords: String { Self.words(value) }
  var adjustments: [String] {
    ["+", "-", "\(Self.words(minimumValue)) to \(Self.words(maximumValue))"]
  }

  /// A tenth of the track up or down, as with a screen reader, or a number.
  func adjust(to text: String) -> Adjustment {
    let tenth = (maximumValue - minimumValue) / 10
    switch text {
    case "+": return stepped(chooseValue(value + tenth), end: "maximum")
    case "-": return stepped(chooseValue(value - tenth), end: "minimum")
    default:
      guard let wanted = Float(text), wanted.isFinite else { return .unreadable }
      return adjust(to: wanted)
    }
  }

  private func adjust(to wanted: Float) -> Adjustment {
    guard chooseValue(wanted) || value == wanted || !isInside(wanted) else {
      return .kept("it cannot be used now")
    }
    if wanted < minimumValue { return .moved("the minimum, for \(Self.words(wanted)) is below it") }
    if wanted > maximumValue { return .moved("the maximum, for \(Self.words(wanted)) is above it") }
    return .changed
  }

  private func isInside(_ number: Float) -> Bool { (minimumValue...maximumValue).contains(number) }

  private static func words(_ number: Float) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
