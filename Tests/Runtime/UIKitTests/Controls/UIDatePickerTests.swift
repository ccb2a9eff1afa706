import Foundation
import Testing
import UIKit

@MainActor @Suite struct UIDatePickerTests {
  private let noon = Date(timeIntervalSince1970: 43_200)

  private func picker() -> UIDatePicker {
    UIApplication.shared.viewEnvironment.currentDate = { [noon] in noon }
    let picker = UIDatePicker()
    picker.calendar = Calendar(identifier: .gregorian)
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    return picker
  }

  @Test func `a picker begins with the present`() {
    let world = DrawingWorld()
    let picker = picker()
    #expect(picker.date == noon)
    picker.sizeToFit()
    #expect(world.drawn(picker) == ["<1970-01-01 12:00>"])
  }

  @Test func `an earlier date moves to the minimum`() {
    _ = DrawingWorld()
    let picker = picker()
    picker.minimumDate = noon + 60
    #expect(picker.date == noon + 60)
    picker.date = noon
    #expect(picker.date == noon + 60)
    picker.maximumDate = noon + 120
    picker.setDate(noon + 500, animated: true)
    #expect(picker.date == noon + 120)
  }

  @Test func `limits that contradict each other are ignored`() {
    _ = DrawingWorld()
    let picker = picker()
    picker.minimumDate = noon + 60
    picker.maximumDate = noon - 60
    picker.date = noon
    #expect(picker.date == noon)
  }

  @Test func `only a user's choice sends actions`() {
    _ = DrawingWorld()
    let picker = picker()
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    picker.date = noon + 1
    #expect(changes == 0)
    #expect(picker.chooseDate(noon + 2))
    #expect(changes == 1)
    picker.isEnabled = false
    #expect(!picker.chooseDate(noon))
  }

  @Test(arguments: [(UIDatePicker.Mode.time, "12:00"), (.date, "1970-01-01")])
  func `a mode shows its part`(mode: UIDatePicker.Mode, text: String) {
    _ = DrawingWorld()
    let picker = picker()
    picker.datePickerMode = mode
    #expect(picker.accessibilityValue == text)
  }

  // Source: Apple, countDownDuration: from one minute through 23 hours and 59 minutes.
  @Test func `a countdown has whole minutes of less than a day`() {
    let world = DrawingWorld()
    let picker = picker()
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 5_430
    #expect(picker.countDownDuration == 5_400)
    picker.sizeToFit()
    #expect(world.drawn(picker) == ["<01:30>"])
    picker.countDownDuration = 0
    #expect(picker.countDownDuration == 60)
    picker.countDownDuration = 1_000_000
    #expect(picker.countDownDuration == 86_340)
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    #expect(picker.chooseDuration(120))
    picker.accessibilityIncrement()
    #expect(picker.countDownDuration == 180 && changes == 2)
  }
}
