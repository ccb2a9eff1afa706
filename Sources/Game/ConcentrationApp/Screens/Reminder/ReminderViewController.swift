import Foundation
import UIKit

/// Lets the player choose when to be reminded of a game.
///
/// Moments are whole minutes, so that a reminder comes when it is announced; the earliest is the first
/// one that is at least a minute from now. It is set in `viewWillAppear`, because it must be right
/// at every appearance; in `viewDidLoad` it would stay that of the first one.
final class ReminderViewController: UIViewController {
  /// The least time between now and a reminder, in seconds.
  private static let notice: Int64 = 60

  let context: AppContext
  private let heading = UILabel(frame: .zero)
  private let datePicker = UIDatePicker(frame: .zero)
  private let help = UILabel(frame: .zero)
  private let buttons = ChoiceList()
  private let typing = UILabel(frame: .zero)
  private let pending = UILabel(frame: .zero)
  /// All below the moment, which scrolls on a screen with few rows.
  let list = UIScrollView(frame: .zero)
  let hint = ListHint(frame: .zero)

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
    heading.accessibilityLabel = heading.text
    heading.font = .boldSystemFont(ofSize: UIFont.labelFontSize)
    heading.accessibilityTraits = .header
    datePicker.accessibilityLabel = "Moment"
    datePicker.timeZone = context.environment.timeZone()
    pending.numberOfLines = 0
    help.text = "1 to 4 move the moment, 5 sets a reminder for it, 6 removes all."
    help.numberOfLines = 0
    typing.text = context.wording.opening(.typeMoment) + "."
    typing.numberOfLines = 0
    list.delegate = self
    for subview in [help, buttons, typing, pending] { list.addSubview(subview) }
    // The picker comes after the buttons, so that these keep the numbers beside them.
    for subview in [heading, list, hint, datePicker] { view.addSubview(subview) }
    let moves = [
      ("1 minute later", 60), ("10 minutes later", 600), ("1 hour later", 3600),
      ("1 day later", 86_400),
    ].map { title, seconds in
      Choice(title) { [weak self] in self?.move(by: TimeInterval(seconds)) }
    }
    buttons.show(
      moves + [
        Choice("Set reminder") { [weak self] in self?.setReminder() },
        Choice("Remove all") { [weak self] in self?.removeAll() },
      ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    moveToEarliest()
    context.reminders.didPost = { [weak self] in self?.refresh() }
    refresh()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    context.reminders.didPost = nil
  }

  /// Chooses the first whole minute that is at least a minute from now.
  private func moveToEarliest() {
    let soon = context.environment.currentTime() + Self.notice
    let earliest = Date(timeIntervalSince1970: TimeInterval((soon + 59) / 60 * 60))
    datePicker.minimumDate = earliest
    datePicker.date = earliest
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    // The moment takes eighteen columns.
    let question = room.width < 42 ? "Remind me at" : "Remind me of a game at"
    if heading.text != question { heading.text = question }
    let left = heading.intrinsicContentSize.width + 2
    heading.frame = CGRect(x: room.minX, y: room.minY, width: left, height: 1)
    datePicker.frame = CGRect(
      x: room.minX + left, y: room.minY, width: max(0, room.width - left), height: 1)
    var y: CGFloat = 0
    func place(_ view: UIView, height: CGFloat, gap: CGFloat) {
      view.frame = CGRect(x: 0, y: y, width: room.width, height: height)
      y += height + gap
    }
    let anyHeight = CGSize(width: room.width, height: 10_000)
    place(help, height: help.sizeThatFits(anyHeight).height, gap: 1)
    place(buttons, height: CGFloat(buttons.lineCount), gap: 1)
    place(typing, height: typing.sizeThatFits(anyHeight).height, gap: 1)
    place(pending, height: pending.sizeThatFits(anyHeight).height, gap: 0)
    list.contentSize = CGSize(width: room.width, height: y)
    let below = room.inset(by: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
    hint.layOut(list, height: y, in: below, context.wording)
  }

  private var chosenMoment: Int64 { Int64(datePicker.date.timeIntervalSince1970) }

  private var calendarText: CalendarText { CalendarText(timeZone: context.environment.timeZone()) }

  private func move(by seconds: TimeInterval) {
    datePicker.chooseDate(datePicker.date.addingTimeInterval(seconds))
    context.messages.post("\(calendarText.text(chosenMoment)).")
  }

  private func setReminder() {
    guard chosenMoment > context.environment.currentTime() else {
      context.messages.post("\(calendarText.text(chosenMoment)) has passed.")
      return moveToEarliest()
    }
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
    do throws(StoreError) {
      let lines = try context.reminders.readPending().map {
        "Reminder at \(calendarText.text($0.due))."
      }
      pending.text = lines.isEmpty ? "No reminder is set." : lines.joined(separator: "\n")
    } catch {
      pending.text = "No reminders: \(error.message)."
    }
    view.setNeedsLayout()
  }
}

extension ReminderViewController: HintedListScreen {
  var screenName: String { "reminder" }

  var destinations: [Destination] { sheetsOfTabs }

  var stateValues: [StateValue] {
    [
      StateValue(.moment, calendarText.text(chosenMoment)),
      StateValue(.reminders, "\(context.reminders.pending.count)"),
    ]
  }
}
