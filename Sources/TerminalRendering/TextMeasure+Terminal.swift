import TerminalCanvas
import UIKit

extension TextMeasure {
  /// Measures text by the very rule by which the canvas draws it.
  package static let terminal = TextMeasure { DisplayWidth.of($0) }
}
