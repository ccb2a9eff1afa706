import UIKit

extension Lesson {
  static let sheetWithoutUpdate = Lesson(
    "waiting for viewWillAppear under a sheet",
    mistake:
      "What is shown is set in viewWillAppear. A sheet leaves its presenter on the screen, so when it is "
      + "dismissed there is no viewWillAppear, and the old value stays.",
    lookAt:
      "In both versions the presenter gets no call when the sheet goes. Right: the sheet reports each "
      + "change by a closure.",
    wrong: LessonApp(steps) { WrongSoundViewController() },
    right: LessonApp(steps) { RightSoundViewController() })

  private static let steps = [
    LessonStep("present the sheet") { ($0.root as? SoundViewController)?.showSwitch() },
    LessonStep("turn the sound on") { $0.presented(SwitchViewController.self)?.turnOn() },
    .dismiss,
  ]
}

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

final class WrongSoundViewController: SoundViewController {}

final class RightSoundViewController: SoundViewController {
  override func showSwitch() {
    let controller = SwitchViewController(sound)
    controller.onChange = { [weak self] in self?.showSound() }
    present(controller, animated: true)
  }
}
