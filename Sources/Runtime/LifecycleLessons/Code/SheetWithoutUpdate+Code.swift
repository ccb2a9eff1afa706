// Written by Scripts/lesson-code.

extension LessonCode {
  static let sheetWithoutUpdate = LessonCode(
    wrong: #"""
      final class WrongSoundViewController: SoundViewController {}
      """#,
    right: #"""
      final class RightSoundViewController: SoundViewController {
        override func showSwitch() {
          let controller = SwitchViewController(sound)
          controller.onChange = { [weak self] in self?.showSound() }
          present(controller, animated: true)
        }
      }
      """#,
    shared: #"""
      /// What both screens are about.
      @MainActor
      final class Sound {
        var isOn = false
      }

      final class SwitchViewController: UIViewController {
        private let sound: Sound
        private let control = UISwitch(frame: CGRect(x: 2, y: 2, width: 10, height: 1))
        var onChange: (() -> Void)?

        init(_ sound: Sound) {
          self.sound = sound
          super.init(nibName: nil, bundle: nil)
          modalPresentationStyle = .pageSheet
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
          super.viewDidLoad()
          control.isOn = sound.isOn
          control.addAction(
            UIAction { [weak self] _ in self?.soundDidChange() }, for: .valueChanged)
          view.addSubview(control)
        }

        private func soundDidChange() {
          sound.isOn = control.isOn
          onChange?()
        }

        /// Turns the switch on as a touch does.
        func turnOn() {
          control.isOn = true
          control.sendActions(for: .valueChanged)
        }
      }

      /// A screen that shows whether there is sound and presents a sheet to change it.
      class SoundViewController: UIViewController {
        let sound = Sound()
        private let label = UILabel(frame: CGRect(x: 2, y: 2, width: 20, height: 1))

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
        }

        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          showSound()
        }

        func showSound() {
          label.text = sound.isOn ? "Sound is on" : "Sound is off"
        }

        func showSwitch() {
          present(SwitchViewController(sound), animated: true)
        }
      }
      """#)
}
