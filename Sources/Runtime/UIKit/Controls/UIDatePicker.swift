import Foundation

/// A control for choosing a date and a time of day.
///
/// Source: Apple, UIDatePicker: dates outside the limits are moved to the nearer limit; limits that
/// contradict each other are ignored; only the person's choice sends `valueChanged`.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The mode of the picker: date, time of day, both, or a duration.
  public enum Mode: Int, Hashable, Sendable {
    /// Hour and minute.
    case time = 0
    /// Day, month and year.
    case date = 1
    /// Both.
    case dateAndTime = 2
    /// Hours and minutes of a countdown.
    case countDownTimer = 3
  }

  private var storedDate: Date
  private var storedDuration: TimeInterval = 60

  /// The mode of the picker: date, time of day, both, or a duration.
  open var datePickerMode = Mode.dateAndTime { didSet { contentDidChange() } }
  /// The earliest date that can be chosen, or nil for no limit.
  open var minimumDate: Date? { didSet { date = storedDate } }
  /// The latest date that can be chosen, or nil for no limit.
  open var maximumDate: Date? { didSet { date = storedDate } }
  /// The calendar in which the date is shown.
  open var calendar = Calendar.current { didSet { setNeedsDisplay() } }
  /// The time zone in which the date is shown, or nil for the calendar's own.
  open var timeZone: TimeZone? { didSet { setNeedsDisplay() } }

  /// The chosen date; by default the current one.
  open var date: Date {
    get { storedDate }
    set {
      storedDate = allowed(newValue)
      setNeedsDisplay()
    }
  }

  /// The duration of a countdown in seconds, in whole minutes from one minute to 23:59.
  ///
  /// Source: Apple, countDownDuration.
  open var countDownDuration: TimeInterval {
    get { storedDuration }
    set {
      guard newValue.isFinite else { return }
      storedDuration = min(max((newValue / 60).rounded(.down), 1), 1439) * 60
      setNeedsDisplay()
    }
  }

  /// How the picker looks; a terminal shows one line in every style.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic

  /// Sets the date without running actions.
  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  /// Makes a picker with the current date.
  public override init(frame: CGRect) {
    storedDate = UIApplication.shared.viewEnvironment.currentDate()
    super.init(frame: frame)
  }

  /// Makes a picker as unarchiving would.
  public required init?(coder: NSCoder) {
    storedDate = UIApplication.shared.viewEnvironment.currentDate()
    super.init(coder: coder)
  }

  /// Chooses a date as a person does.
  ///
  /// - Returns: Whether the picker is enabled; if not, nothing happens.
  @discardableResult
  package func chooseDate(_ date: Date) -> Bool {
    guard isEnabled else { return false }
    self.date = date
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
    return true
  }

  /// Chooses a duration as a person does, in the mode of a countdown.
  ///
  /// - Returns: Whether the picker is enabled; if not, nothing happens.
  @discardableResult
  package func chooseDuration(_ duration: TimeInterval) -> Bool {
    guard isEnabled else { return false }
    countDownDuration = duration
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
    return true
  }

  override var standardAccessibility: AccessibilityAttributes {
    var standard = super.standardAccessibility
    (standard.isElement, standard.value) = (true, text)
    standard.traits?.insert(.adjustable)
    return standard
  }

  open override func accessibilityIncrement() { adjust(by: 1) }

  open override func accessibilityDecrement() { adjust(by: -1) }

  /// Moves the date by minutes, or in the mode `date` by days.
  private func adjust(by amount: Int) {
    if datePickerMode == .countDownTimer {
      chooseDuration(countDownDuration + TimeInterval(60 * amount))
      return
    }
    let unit: Calendar.Component = datePickerMode == .date ? .day : .minute
    if let next = calendar.date(byAdding: unit, value: amount, to: date) { chooseDate(next) }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: CGFloat(text.count + 2) * ScreenCell.width, height: SystemLength.datePicker)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func draw(_ rect: CGRect) {
    let marks = isEnabled ? ("<", ">") : ("(", ")")
    UIGraphicsGetCurrentContext()?.drawText(
      marks.0 + text + marks.1, at: ScreenCell.lineOrigin(in: bounds),
      attributes: .init(isDim: !isEnabled))
  }

  /// The date as year-month-day and hour:minute, the same in every locale.
  private var text: String {
    var calendar = calendar
    if let timeZone { calendar.timeZone = timeZone }
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let day = [parts.year, parts.month, parts.day].map { Self.digits($0) }.joined(separator: "-")
    let time = [parts.hour, parts.minute].map { Self.digits($0) }.joined(separator: ":")
    return switch datePickerMode {
    case .time: time
    case .date: day
    case .dateAndTime: day + " " + time
    case .countDownTimer: Self.text(ofDuration: countDownDuration)
    }
  }

  /// The hours and minutes of a duration.
  package static func text(ofDuration duration: TimeInterval) -> String {
    let minutes = Int(duration / 60)
    return digits(minutes / 60) + ":" + digits(minutes % 60)
  }

  private static func digits(_ number: Int?) -> String {
    let text = String(number ?? 0)
    return text.count == 1 ? "0" + text : text
  }

  private func allowed(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    let notTooEarly = minimumDate.map { max($0, date) } ?? date
    return maximumDate.map { min($0, notTooEarly) } ?? notTooEarly
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}

/// How a date picker looks.
///
/// Source: Apple, UIDatePickerStyle.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
  /// As suits the place.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A label that opens a calendar.
  case compact = 2
  /// A calendar in place.
  case inline = 3
}
