// Written by Scripts/lesson-code.

extension LessonCode {
  static let closureCycle = LessonCode(
    wrong: #"""
      final class WrongWeatherViewController: UIViewController {
        private let weather = Weather()

        override func viewDidLoad() {
          super.viewDidLoad()
          weather.onChange = { self.showDegrees() }
          weather.degrees = 21
        }

        private func showDegrees() { title = "\(weather.degrees) degrees" }
      }
      """#,
    right: #"""
      final class RightWeatherViewController: UIViewController {
        private let weather = Weather()

        override func viewDidLoad() {
          super.viewDidLoad()
          weather.onChange = { [weak self] in self?.showDegrees() }
          weather.degrees = 21
        }

        private func showDegrees() { title = "\(weather.degrees) degrees" }
      }
      """#,
    shared: #"""
      /// Tells one other of its changes.
      @MainActor
      final class Weather {
        var degrees = 0 { didSet { onChange?() } }
        var onChange: (() -> Void)?
      }
      """#)
}
