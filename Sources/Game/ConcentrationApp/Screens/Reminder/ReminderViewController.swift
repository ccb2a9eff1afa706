import Foundation
import UIKit

/// Lets the player choose when to be reminded of a game.
///
/// The earliest moment is a minute from now. It is set in `viewWillAppear`, because it must be right
/// at every appearance; in `viewDidLoad` it would stay that of the first one.
final class ReminderViewController: UIViewController {
  /// The least time between now and a reminder, in seconds.
  private static let notice: Int64 = 60

  private let context: AppContext
  private let heading = UILabel(frame: .zero)
  private let datePicker = UIDatePicker(frame: .zero)
  private let buttons = ButtonColumn(frame: .zero)
  private let list = UILabel(frame: .zero)

  init(context: AppContext) {
    self.context = context
    super.init(nibName: nil, bundle: nil)
    title = "Reminder"
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    heading.text = "Remind me of a game at"
    heading.font = .boldSystemFont(ofSize: UIFont.labelFontSize)
    heading.accessibilityTraits = .header
    datePicker.accessibilityLabel = "Moment"
    datePicker.timeZone = context.environment.timeZone()
    list.numberOfLines = 0
    // The picker comes after the buttons, so that these keep the numbers beside them.
    for subview in [heading, buttons, datePicker, list] { view.addSubview(subview) }
    for (title, seconds) in [
      ("1 minute later", 60), ("10 minutes later", 600), ("1 hour later", 3600),
      ("1 day later", 86_400),
    ] {
      buttons.add(title) { [weak self] in self?.move(by: TimeInterval(seconds)) }
    }
    buttons.add("Set reminder") { [weak self] in self?.setReminder() }
    buttons.add("Remove all") { [weak self] in self?.removeAll() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let earliest = context.environment.currentTime() + Self.notice
    datePicker.minimumDate = Date(timeIntervalSince1970: TimeInterval(earliest))
    datePicker.date = Date(timeIntervalSince1970: TimeInterval(earliest))
    refresh()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    heading.frame = CGRect(x: room.minX, y: room.minY, width: 24, height: 1)
    datePicker.frame = CGRect(
      x: room.minX + 24, y: room.minY, width: max(0, room.width - 24), height: 1)
    buttons.frame = CGRect(
      x: room.minX, y: room.minY + 2, width: room.width, height: CGFloat(buttons.lineCount))
    list.frame = CGRect(
      x: room.minX, y: buttons.frame.maxY + 1, width: room.width,
      height: CGFloat(listLines.count))
  }

  private var chosenMoment: Int64 { Int64(datePicker.date.timeIntervalSince1970) }

  private var calendarText: CalendarText { CalendarText(timeZone: context.environment.timeZone()) }

  private func move(by seconds: TimeInterval) {
    datePicker.chooseDate(datePicker.date.addingTimeInterval(seconds))
    context.messages.post("\(calendarText.text(chosenMoment)).")
  }

  private func setReminder() {
    do throws(StoreError) {
      try context.reminders.add(due: chosenMoment, text: "it is time for a game.")
      context.messages.post("I will remind you at \(calendarText.text(chosenMoment)).")
    } catch {
      context.messages.post("No reminder: \(error.message).")
    }
    refresh()
  }

  private func removeAll() {
    do throws(StoreError) {
      try context.reminders.removeAll()
      context.messages.post("All reminders are removed.")
    } catch {
      context.messages.post("The reminders stay: \(error.message).")
    }
    refresh()
  }

  private func refresh() {
    list.text = listLines.joined(separator: "\n")
    view.setNeedsLayout()
  }

  private var listLines: [String] {
    let pending = context.reminders.pending
    guard !pending.isEmpty else { return ["No reminder is set."] }
    return pending.prefix(8).map { "Reminder at \(calendarText.text($0.due))." }
  }
}

extension ReminderViewController: Screen {
  var screenName: String { "reminder" }

  var stateValues: [StateValue] {
    [
      StateValue(.moment, calendarText.text(chosenMoment)),
      StateValue(.reminders, "\(context.reminders.pending.count)"),
    ]
  }
}
