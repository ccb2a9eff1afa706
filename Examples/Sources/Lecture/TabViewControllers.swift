import UIKit

/// A tab that holds nothing, as in the course.
class SecondViewController: VCLLoggingViewController {
  override var vclLoggingName: String { "Second" }
}

/// Another one: it is not loaded before it is shown.
class ThirdViewController: VCLLoggingViewController {
  override var vclLoggingName: String { "Third" }
}
