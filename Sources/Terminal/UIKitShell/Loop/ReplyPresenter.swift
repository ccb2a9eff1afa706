import LifecycleTrace
internal import TerminalCanvas
import UIKit

/// Turns replies into what is written on the terminal, in the display mode of the moment.
@MainActor
struct ReplyPresenter {
  let session: ShellSession
  private let options: REPL.Options
  private var size: ScreenSize
  /// The room that the app's window has now.
  private var windowRoom: ScreenSize?
  var page: PageDisplay
  private var scroll: ScrollDisplay
  private var pager = Pager(lines: [], rows: 1)
  var lastMessage: [String] = []
  var lastKind = PageContent.MessageKind.event
  /// Whether the message has made way for a row of the screen that it covered.
  private var leavesScreen = false
  /// The controller in front when a page was laid out last.
  private(set) var shownFront: ObjectIdentifier?
  /// What the page says in the frames that are being shown; nil before the first one.
  var frameMessage: [String]?
  /// How many calls had been made when the page was laid out.
  var shownCalls = -1
  /// The end of the calls that were printed, though no command has caused them.
  private var shownMeanwhile = 0

  init(session: ShellSession, options: REPL.Options) {
    self.session = session
    self.options = options
    size = options.size
    page = PageDisplay(
      size: options.size, control: options.control, colorDepth: .none, ascii: true)
    scroll = ScrollDisplay(columns: options.size.columns, colorDepth: .none, ascii: true)
    session.output.terminal = (options.size, options.control)
    session.output.viewport = Viewport()
    follow(session.settings)
  }

  /// How screens reach the person at the moment.
  var mode: DisplayMode { session.output.displayMode }

  /// Why nothing is drawn, if the terminal is too small for drawing.
  var reasonToSpeak: String? {
    session.settings.draw == .plain ? nil : size.reasonToSpeak
  }

  /// Whether clicks and the wheel act.
  var reportsMouse: Bool {
    mode == .page && session.settings.mouse && options.control == .alternateScreen
  }

  /// True while a part of a long text waits to be shown.
  var hasMore: Bool { mode == .page ? page.hasMore : pager.hasMore }

  // MARK: Replies

  /// Shows everything a command led to.
  mutating func show(_ reply: Reply, echo: String? = nil) -> String {
    follow(session.settings)
    return (rings(for: reply) ? "\u{7}" : "") + (mode == .page ? "" : page.releaseMouse())
      + shown(reply, echo: echo)
  }

  /// A bell for the events that ring one, at a terminal.
  private func rings(for reply: Reply) -> Bool {
    options.control != .none && mode != .plain
      && reply.events.contains(where: session.settings.bell.rings(for:))
  }

  private mutating func shown(_ reply: Reply, echo: String?) -> String {
    if reply.clearsScreen { page.invalidate() }
    let lines = Self.lines(of: reply)
    switch mode {
    case .page:
      if reply.number == 0, lines.isEmpty { return redraw() }
      if reply.isLook, lines.isEmpty, isMessageShortened { return showWholeMessage() }
      lastMessage = pageMessage(of: reply)
      lastKind = Self.kind(of: reply)
      leavesScreen = false
      return showPage()
    case .scroll:
      let text = scrolled(reply, lines)
      let line = echo.map { "> \(VisibleText.make($0.replacing("\t", with: " ")))\n" }
      return (line ?? "") + (reply.clearsScreen ? clear : "") + text
    case .plain:
      let screen = reply.screen ?? []
      // What is read as the first element of a screen that comes is not announced besides.
      let said = lines.filter { line in !screen.contains { $0.hasSuffix(": \(line)") } }
      return PlainDisplay(columns: size.columns)
        .text(log(of: reply) + said + screen)
    }
  }

  private var clear: String { options.control == .none ? "" : "\u{1B}[H\u{1B}[2J" }

  var hasLogBeside: Bool { session.settings.log == .beside && hasRoomForLog }

  private var hasRoomForLog: Bool {
    // The screen is laid out before it says where calls stand.
    let screen = canvas()
    return callRoom.region(around: screen, size: size) != nil
  }

  func log(of reply: Reply) -> [String] { reply.logLines.map(\.text) }

  private mutating func scrolled(_ reply: Reply, _ lines: [String]) -> String {
    let wrapped = WordWrap.lines(of: lines, columns: size.columns)
    guard
      Pager.applies(
        isLong: reply.isLong, isOn: session.settings.pager && options.control != .none,
        lineCount: wrapped.count, size: size, mode: .scroll)
    else {
      let canvas = reply.screen == nil ? nil : canvas()
      if reply.isGreeting, let canvas, canvas.usedRows + wrapped.count > size.rows - 2 {
        // A long greeting stands above the first screen, which would scroll away otherwise.
        return scroll.text(calls: log(of: reply) + lines, screen: canvas, message: [])
      }
      return scroll.text(
        calls: log(of: reply), screen: canvas, message: lines)
    }
    pager = Pager(lines: wrapped, rows: size.rows - 2, columns: size.columns)
    return text(pager.next())
  }

  private func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  /// What a line means while a part of a long text waits: more of it, or a command.
  mutating func answer(_ line: String) -> (output: String, command: String?) {
    switch Pager.Answer(line) {
    case .more:
      return (mode == .page ? page.showMore() : text(pager.next()), nil)
    case .stop:
      pager = Pager(lines: [], rows: 1)
      lastMessage = []
      return (mode == .page ? showPage() : "", nil)
    case .all:
      if mode == .page { return (page.showMore(), nil) }
      return (text(pager.all()), nil)
    case .command(let command):
      pager = Pager(lines: [], rows: 1)
      lastMessage = []
      return (mode == .page ? showPage() : "", command)
    }
  }

  // MARK: Pages

  /// Draws the page after a step of the cursor or the wheel; if nothing else has changed, only that.
  ///
  /// A message that covers what has changed makes way for it.
  mutating func showCursor() -> String {
    // A step to the right may have set something, such as the colours.
    follow(session.settings)
    let screen = canvas()
    if mode == .page, page.coversChanges(to: screen) {
      leavesScreen = true
    } else if shownCalls == session.app.trace.endSequence, let change = page.update(to: screen) {
      return change
    }
    return redraw()
  }

  /// Draws what has changed by itself, in place where that is possible.
  ///
  /// A long message, a list of completions and a line that has scrolled the page stay as they are.
  mutating func refresh() -> LineResponse {
    let isStale = session.app.window?.isRedrawNeeded ?? false || hasNewCalls
    guard isStale, page.canBeRefreshed else { return LineResponse() }
    guard shownCalls == session.app.trace.endSequence,
      let change = page.update(to: canvas())
    else { return LineResponse(output: redraw()) }
    var response = LineResponse(output: change)
    response.leavesLine = true
    return response
  }

  mutating func showPage() -> String {
    shownCalls = session.app.trace.endSequence
    shownFront = session.app.frontIdentity
    page.isOnLight = session.output.isBackgroundLight
    var content = PageContent(
      screen: canvas(), message: lastMessage, kind: lastKind, log: logBeside,
      callRoom: callRoom)
    content.leavesScreen = leavesScreen
    return page.show(content)
  }

  /// Whether the calls beside the screen are not the newest ones.
  private var hasNewCalls: Bool {
    session.settings.log == .beside && shownCalls != session.app.trace.endSequence
  }

  /// Where lines scroll and calls are printed, those that no command has caused, with their causes.
  mutating func showCallsMeanwhile() -> String {
    guard mode == .scroll else { return "" }
    let calls = takeCallsMeanwhile()
    return calls.isEmpty ? "" : scroll.text(calls: calls, screen: nil, message: [])
  }

  /// The calls, and what was printed among them, that came since the last command or since this was asked
  /// last; each below its cause.
  private mutating func takeCallsMeanwhile() -> [String] {
    let (recorder, start) = (
      session.app.trace.recorder, max(shownMeanwhile, session.last.events.upperBound)
    )
    guard recorder.endSequence > start else { return [] }
    let calls = session.output.visibleCalls(recorder.events(since: start))
    shownMeanwhile = recorder.endSequence
    guard !calls.isEmpty, session.output.printsCalls else { return [] }
    return LogLine.grouped(
      calls: calls, printed: session.app.takePrinted(), style: session.settings.logFormat
    ) { recorder.heading(ofCommand: $0) }
  }

  var logBeside: [String] {
    guard session.settings.log == .beside else { return [] }
    let recorder = session.app.trace.recorder
    let events = recorder.events(since: recorder.endSequence - 200)
    let printed = Array(session.app.printed.kept.suffix(200))
    let lines = LogLine.grouped(
      calls: session.output.visibleCalls(events), printed: printed,
      style: session.settings.logFormat
    ) { recorder.heading(ofCommand: $0) }
    return lines + remarkOnHiddenCalls(among: events)
  }

  /// What the log says of the newest command whose calls it does not show.
  private func remarkOnHiddenCalls(among events: [LifecycleEvent]) -> [String] {
    guard let newest = events.last?.cause.command else { return [] }
    let calls = events.filter { $0.cause.command == newest }
    let choice = session.settings.calls
    guard let hidden = HiddenCalls(among: calls, by: choice) else { return [] }
    if hidden.count < calls.count { return [hidden.remark] }
    let text = session.app.trace.recorder.heading(ofCommand: newest) ?? ""
    return [TextFormat.heading(newest, text), hidden.explanation]
  }

  /// Where the calls are to be found, if they are wanted beside the screen and have no room there.
  var logHint: String? {
    guard mode == .page, session.settings.log == .beside, session.settings.tips, !hasRoomForLog
    else { return nil }
    return "Lifecycle calls: type log, or use a larger terminal."
  }

  /// How to use the page without words.
  var keyHints: [String] {
    guard mode == .page else { return [] }
    return ["Arrow keys choose, Enter uses."]
      + (reportsMouse ? ["The mouse works, too; Shift selects text, set mouse off ends it."] : [])
  }

  /// Lines that are said in any case, and further ones as long as the screen stays visible.
  func fitting(_ lines: [String], thenPerhaps more: [String]) -> [String] {
    let room = PageLayout.messageRows(below: canvas(), size: size)
    var lines = lines
    for line in more
    where WordWrap.lines(of: lines + [line], columns: size.columns).count <= room {
      lines.append(line)
    }
    return lines
  }

  /// Draws the page again; where lines scroll, nothing.
  mutating func redraw() -> String { mode == .page ? showPage() : "" }

  /// What an empty line shows: the whole of a message that was shortened, the screen that a text covers,
  /// or the page again.
  mutating func showScreen() -> String {
    if isMessageShortened { return showWholeMessage() }
    if page.coversScreen { lastMessage = [] }
    return redraw()
  }

  private var isMessageShortened: Bool { mode == .page && page.shortenedRows != nil }

  /// Whether a row of the page belongs to a message of which not all is shown.
  func isShortenedMessage(row: Int) -> Bool {
    mode == .page && page.shortenedRows?.contains(row) == true
  }

  private mutating func showWholeMessage() -> String {
    lastKind = .text
    return showPage()
  }

  /// The terminal's width.
  var columns: Int { size.columns }

  /// Says lines that belong to no command.
  mutating func say(_ lines: [String]) -> String {
    var reply = Reply()
    reply.message = lines
    reply.number = -1
    return show(reply)
  }

  /// Says lines while a line is being typed.
  mutating func notice(_ lines: [String]) -> String {
    guard mode == .page else { return text(WordWrap.lines(of: lines, columns: size.columns)) }
    (lastMessage, lastKind, leavesScreen) = (lines, .event, false)
    return page.notice(lines.joined(separator: " "))
  }

  // MARK: The terminal

  mutating func typed(columns: Int) { page.typed(columns: columns) }

  mutating func screenWasChanged() { page.invalidate() }

  /// After Ctrl-C the page stands as before; readline has gone to a new line.
  mutating func afterInterrupt() -> String { redraw() }

  /// Gives the app the terminal's new size; where lines scroll nothing is printed now.
  mutating func resize(to size: ScreenSize) -> String {
    self.size = size
    session.output.terminal?.size = size
    page.resize(to: size)
    scroll.columns = size.columns
    if options.screen == nil {
      session.causes.attribute(to: "(terminal resized to \(size))") { fitWindow() }
      session.recordings.writeScreen(columns: room.columns, rows: room.rows)
    }
    guard mode == .page else {
      fitViewport(to: session.app.canvas())
      return page.releaseMouse()
    }
    let notice = viewportNotice()
    if !notice.isEmpty { (lastMessage, lastKind) = (notice, .event) }
    return showPage()
  }

  mutating func suspend() -> String { mode == .page ? page.suspend() : "" }

  mutating func resume() -> String {
    page.invalidate()
    return redraw()
  }

  /// Gives the terminal back, and says on it where one was and what the app had to say last.
  mutating func leave() -> String {
    let notices = session.takeNotices()
    // Plain mode says what is kept; where lines scroll it stands above.
    let last = mode == .plain ? [session.farewell] + notices : notices
    guard mode == .page else { return text(WordWrap.lines(of: last, columns: size.columns)) }
    return page.leave(status: ([session.farewell] + notices).joined(separator: "\n"))
  }

  mutating func follow(_ settings: ShellSettings) {
    page.usesMouse = settings.mouse
    var colors = options.colors
    colors.setting = settings.color
    let isASCII = settings.ascii == .on || (settings.ascii == .auto && !options.isUTF8)
    if page.ascii != isASCII { page.ascii = isASCII }
    if page.colorDepth != colors.depth { page.colorDepth = colors.depth }
    scroll.ascii = isASCII
    scroll.colorDepth = colors.depth
    if session.output.colors != colors.depth.count { session.output.colors = colors.depth.count }
    if options.screen == nil, room != windowRoom { fitWindow() }
  }

  /// The app's window leaves room for message and prompt where a page is drawn.
  private mutating func fitWindow() {
    windowRoom = room
    session.app.resize(columns: room.columns, rows: room.rows)
  }

  /// What the terminal has room for.
  var room: ScreenSize {
    guard mode == .page else { return size }
    let rows = session.delegates.lazy.compactMap(\.rowsForMessages).first
    return PageLayout.windowSize(in: size, messageRows: rows)
  }
}

extension ColorDepth {
  /// How many colours there are.
  fileprivate var count: Int {
    switch self {
    case .none: 0
    case .sixteen: 16
    case .table256: 256
    case .exact: 1 << 24
    }
  }
}
