import UIKit

extension Lesson {
  static let closureCycle = Lesson(
    "a retain cycle through a closure",
    mistake:
      "The controller holds a model, the model a closure, and the closure the controller. None of the three "
      + "is ever released.",
    lookAt:
      "Wrong: the pop ends without deinit. Right: the closure takes [weak self], and deinit is the last "
      + "call.",
    wrong: LessonApp([.push { WrongWeatherViewController() }, .pop]) {
      UINavigationController(rootViewController: UIViewController())
    },
    right: LessonApp([.push { RightWeatherViewController() }, .pop]) {
      UINavigationController(rootViewController: UIViewController())
    })
}

/// Tells one other of its changes.
@MainActor
final class Weather {
  var degrees = 0 { didSet { onChange?() } }
  var onChange: (() -> Void)?
}

final class WrongWeatherViewController: UIViewController {
  private let weather = Weather()

  override func viewDidLoad() {
    super.viewDidLoad()
    weather.onChange = { self.showDegrees() }
    weather.degrees = 21
  }

  private func showDegrees() { title = "\(weather.degrees) degrees" }
}

final class RightWeatherViewController: UIViewController {
  private let weather = Weather()

  override func viewDidLoad() {
    super.viewDidLoad()
    weather.onChange = { [weak self] in self?.showDegrees() }
    weather.degrees = 21
  }

  private func showDegrees() { title = "\(weather.degrees) degrees" }
}
