import UIKit

/// Keys and mouse on a page: they move the focus, touch the screen and scroll it.
extension REPL {
  package var reportsMouse: Bool { presenter.reportsMouse }

  /// Arrow keys that scroll are the screen's in both directions.
  package var showsCursor: Bool { isCursorShown || scrollsByKeys || presenter.isReading }

  private var isCursorShown: Bool { session.app.focus.isShown }

  /// True where pages are drawn; keys that use the focus are taken only while it is shown, Escape also in front of
  /// a presented screen.
  ///
  /// While a text is typed, Enter and Backspace are the text's.
  package func takes(_ key: CursorKey) -> Bool {
    guard presenter.mode == .page else { return false }
    if presenter.isReading { return true }
    guard !presenter.hasMore else { return false }
    if session.app.isTextExpected { return isCursorShown && key.heading != nil }
    if key == .escape, session.navigator.hasPresented { return true }
    return isCursorShown || key.heading != nil || key.isLeap
  }

  package func takes(function number: Int) -> Bool {
    presenter.mode == .page && !presenter.isReading && !presenter.hasMore
      && session.command(forFunctionKey: number) != nil
  }

  package func functionKey(forLetter letter: Character) -> Int? {
    guard session.settings.keys == .letters, isCursorShown, !session.app.isTextExpected else {
      return nil
    }
    return session.functionKey(forLetter: letter).flatMap { takes(function: $0) ? $0 : nil }
  }

  /// Does what a function key stands for; the screen that it leads to has the cursor.
  func function(_ number: Int) -> LineResponse {
    guard let command = session.command(forFunctionKey: number) else { return LineResponse() }
    let path = session.navigator.path
    return perform(command) { [self] in
      if session.navigator.path != path { showCursor() }
    }
  }

  func key(_ key: CursorKey) -> LineResponse {
    if presenter.isReading { return LineResponse(output: presenter.read(key)) }
    switch key {
    case .use: return perform("focus press")
    case .back: return perform("back")
    case .escape where session.navigator.hasPresented: return perform("back")
    case .escape: session.app.focus.hide()
    case .up, .down, .left, .right, .next, .previous, .pageUp, .pageDown, .home, .end:
      return watching {
        session.causes.attribute(to: "(cursor)") {
          key.isLeap ? scroll(key) : move(key)
          session.settle()
        }
        recordSettings()
      } then: { [self] in
        LineResponse(output: presenter.showCursor())
      }
    }
    return LineResponse(output: presenter.showCursor())
  }

  /// Moves the focus, which Tab shows first; where there is nothing to focus, the screen scrolls.
  private func move(_ key: CursorKey) {
    if !isCursorShown {
      guard session.app.focus.show() else { return scroll(key) }
      // An arrow says where to go.
      guard key.scrollMove != nil else { return }
    }
    guard let heading = key.heading, !session.app.moveFocus(heading), !adjust(key) else { return }
    scroll(key)
  }

  /// Left and right change what has a value, where nothing else lies there.
  private func adjust(_ key: CursorKey) -> Bool {
    guard let control = session.app.focus.item as? UIControl,
      control.accessibilityTraits.contains(.adjustable)
    else { return false }
    switch key {
    case .left: control.accessibilityDecrement()
    case .right: control.accessibilityIncrement()
    default: return false
    }
    // No press is to be replaced.
    _ = session.takeRequests()
    return true
  }

  private func scroll(_ key: CursorKey) {
    guard let move = key.scrollMove else { return }
    let amount = key.isLeap ? nil : 1
    scrollsByKeys = presenter.scrollViewport(move, by: amount)
    guard !scrollsByKeys else { return }
    scrollsByKeys = session.navigator.screen?.scroll(move, by: amount) != nil
  }

  /// Runs a command that a key stands for, and does something before the screen is drawn; the history has nothing of it.
  func perform(_ command: String, afterwards: () -> Void = {}) -> LineResponse {
    // While a text is typed, a colon makes a line a command.
    var reply = interpreter.run((session.app.isTextExpected ? ":" : "") + command, as: .script)
    afterwards()
    complete(&reply)
    return reply.isQuit ? quit(reply) : response(to: reply)
  }

  // MARK: The terminal

  /// Takes what the terminal says about itself.
  func take(_ reply: TerminalReply) -> LineResponse {
    switch reply {
    case .background(let luminance): session.output.backgroundLuminance = luminance
    case .attributes: awaitsReply = false
    case .unknown: break
    }
    return presenter.mode == .page ? presenter.refresh() : LineResponse()
  }

  // MARK: The mouse

  /// A click is a touch, a drag moves a finger, the wheel scrolls what is below the mouse.
  func mouse(_ event: MouseEvent) -> LineResponse {
    guard presenter.mode == .page, !presenter.hasMore else { return LineResponse() }
    session.causes.passRealTime()
    let place = presenter.place(column: event.column, row: event.row)
    if event.action == .release, pressed == nil, presenter.isShortenedMessage(row: event.row) {
      return LineResponse(output: presenter.showScreen())
    }
    switch event.action {
    case .press:
      pressed = place.map { MousePress(at: $0) }
      pressed?.holding = session.app.whenPassed(seconds: Self.holdDelay) { [weak self] in
        self?.putFingerDown()
      }
      return LineResponse()
    case .drag: return drag(to: place)
    case .release: return release(at: place)
    case .wheelUp: return wheel(-1, at: place)
    case .wheelDown: return wheel(1, at: place)
    }
  }

  /// A button that is down for so long is a finger that stays, and no click: as long as a long press takes.
  private static var holdDelay: Double { 0.5 }

  private func drag(to place: CGPoint?) -> LineResponse {
    moveFinger(to: place) ? LineResponse(output: presenter.redraw()) : LineResponse()
  }

  /// Puts a finger down where the mouse's button went down, unless there is one.
  private func putFingerDown() {
    guard let press = pressed, press.fingerStart == nil else { return }
    pressed?.fingerStart = session.app.now
    session.app.touches.begin(at: press.place)
  }

  /// Lets the finger follow the mouse; it touches the screen once the mouse has left its first cell.
  ///
  /// - Returns: False if no finger is down.
  private func moveFinger(to place: CGPoint?) -> Bool {
    guard let pressed, let place, place != pressed.place || pressed.fingerStart != nil else {
      return false
    }
    session.causes.attribute(to: "(mouse)") {
      putFingerDown()
      self.pressed?.noteHold(of: Self.holdDelay, at: session.app.now)
      session.app.touches.move(to: place)
      session.settle()
    }
    return true
  }

  private func release(at place: CGPoint?) -> LineResponse {
    guard let start = pressed?.place else { return LineResponse() }
    let end = place ?? start
    let isDrag = moveFinger(to: end)
    let held = session.app.now - (pressed?.fingerStart ?? session.app.now)
    let word = pressed?.hasPressed == true ? " drag" : ""
    pressed?.holding?.cancel()
    pressed = nil
    let (from, to) = (session.app.cell(at: start), session.app.cell(at: end))
    if !isDrag { return perform("touch \(from.column) \(from.row)") }
    if from == to {
      let tenths = min(max((held / .milliseconds(100)).rounded(), 1), 600)
      return perform("touch \(from.column) \(from.row) hold \(tenths / 10)")
    }
    return perform("touch \(from.column) \(from.row)\(word) \(to.column) \(to.row)")
  }

  /// Scrolls three rows, as terminals do, if something below the mouse can be scrolled.
  private func wheel(_ steps: Int, at place: CGPoint?) -> LineResponse {
    guard let place else { return LineResponse() }
    var hasScrolled = false
    return watching {
      session.causes.attribute(to: "(mouse)") {
        hasScrolled =
          presenter.scrollViewport(steps < 0 ? .up : .down, by: 3)
          || session.app.scroll(byRows: 3 * steps, at: place)
        session.settle()
      }
    } then: { [self] in
      hasScrolled ? LineResponse(output: presenter.showCursor()) : LineResponse()
    }
  }
}

/// The mouse's button while it is down.
struct MousePress {
  /// Where it went down, in points of the screen.
  let place: CGPoint
  /// When a finger touched the screen, on the app's clock; nil before.
  var fingerStart: Duration?
  /// Whether it had pressed long when it first moved; nil before.
  private(set) var hasPressed: Bool?
  /// Puts a finger down after a while.
  var holding: UIKitRuntime.Cancellation?

  init(at place: CGPoint) {
    self.place = place
  }

  /// Notes when the finger first moves whether it has pressed for some seconds before.
  mutating func noteHold(of seconds: Double, at now: Duration) {
    guard let fingerStart, hasPressed == nil else { return }
    hasPressed = now - fingerStart >= .seconds(seconds)
  }
}

extension RunningApp {
  /// Runs work once so many seconds have passed on the app's clock.
  func whenPassed(
    seconds: Double, _ work: @escaping @MainActor () -> Void
  ) -> UIKitRuntime.Cancellation {
    application.scheduler.whenPassed(seconds, work)
  }

  /// Scrolls the innermost view at a point that can be scrolled that way; false if there is none.
  func scroll(byRows rows: Int, at point: CGPoint) -> Bool {
    guard let window else { return false }
    let place = window.convert(point, from: application.screen as any UICoordinateSpace)
    var view = window.hitTest(place, with: nil)
    while let current = view {
      if let scrollView = current as? UIScrollView, scrollView.hasMoreThanItShows {
        let before = scrollView.contentOffset
        _ = scrollView.scroll(rows < 0 ? .up : .down, by: abs(rows))
        if scrollView.contentOffset != before { return true }
      }
      view = current.superview
    }
    return false
  }
}
