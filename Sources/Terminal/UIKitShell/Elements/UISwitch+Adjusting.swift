import UIKit

extension UISwitch: AdjustableControl {
  var valueInWords: String { isOn ? "on" : "off" }
  var adjustments: [String] { ["on", "off"] }

  func adjust(to text: String) -> Adjustment {
    let wanted: Bool
    switch text.lowercased() {
    case "on", "+": wanted = true
    case "off", "-": wanted = false
    default: return .unreadable
    }
    guard wanted != isOn else { return .kept("it is \(valueInWords) already") }
    return press() ? .changed : .kept("it cannot be used now")
  }
}
