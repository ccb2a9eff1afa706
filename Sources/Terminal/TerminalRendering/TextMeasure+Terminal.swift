import TerminalCanvas
import UIKit

extension UIKitRuntime.TextMeasure {
  /// Measures text by the rule by which the canvas draws it.
  package static let terminal = UIKitRuntime.TextMeasure { DisplayWidth.of($0) }
}
