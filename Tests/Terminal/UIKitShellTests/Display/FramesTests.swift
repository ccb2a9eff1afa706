import LifecycleTrace
import TerminalCanvas
import Testing
import UIKit

@testable import UIKitShell

/// The frames of what moves within a command, and the settings that decide about them.
@MainActor @Suite struct FramesTests {
  private func motion(
    _ motion: MotionChoice = .full, mode: ShellEnvironment.Mode = .typed, draw: DisplayMode = .page
  ) throws -> PaintSession {
    let paint = try PaintSession(mode: mode, makeApp: { MotionAppDelegate() }) {
      $0.settings.shell.draw = draw
      $0.settings.shell.motion = motion
    }
    paint.session.output.terminal = (.standard, .alternateScreen)
    _ = paint.session.app.canvas()
    return paint
  }

  private func columns(_ reply: Reply) -> [Int?] {
    reply.frames.map { BoxViewController.column(on: $0.canvas.lines()) }
  }

  @Test func `what a command moves is seen every thirtieth of a second`() throws {
    let paint = try motion()
    let reply = paint.reply("press Move")
    #expect(columns(reply) == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(reply.frames.allSatisfy { abs($0.seconds - 1.0 / 30) < 1e-9 && $0.message == nil })
    #expect(BoxViewController.column(on: paint.session.app.screenLines(ascii: true)) == 9)
    #expect(paint.front(BoxViewController.self)?.calls == ["move", "moved true"])
  }

  @Test func `the same is called at the same times, watched or not`() throws {
    var ends: [Duration] = []
    for (choice, mode) in [
      (MotionChoice.full, ShellEnvironment.Mode.typed), (.reduced, .typed), (.full, .script),
    ] {
      let paint = try motion(choice, mode: mode)
      _ = paint.reply("press Move")
      #expect(paint.front(BoxViewController.self)?.calls == ["move", "moved true"])
      ends.append(paint.session.app.now)
    }
    #expect(Set(ends).count == 1, "\(ends)")
  }

  @Test func `screens slide where a person sees it, and the calls are the same`() throws {
    var calls: [[String]] = []
    for choice in [MotionChoice.full, .reduced] {
      let paint = try PaintSession(mode: .typed, makeApp: { SlidingAppDelegate() }) {
        $0.settings.shell.draw = .page
        $0.settings.shell.motion = choice
      }
      paint.session.output.terminal = (.standard, .alternateScreen)
      _ = paint.session.app.canvas()
      let columns = { (reply: Reply) in
        reply.frames.map { frame in SlidingAppDelegate.column(on: frame.canvas.lines()) }
      }
      var seen: [[Int]] = []
      for line in ["push", "pop", "present", "dismiss"] {
        let reply = paint.reply(line == "push" || line == "present" ? "press \(line)" : line)
        #expect(reply.failure == nil, "\(line)")
        if line == "push" || line == "pop" { seen.append(columns(reply).compactMap(\.self)) }
        #expect(reply.frames.isEmpty == (choice == .reduced), "\(line)")
      }
      if choice == .full {
        // From the right, more slowly at last; and the first screen comes back from the left.
        #expect(seen[0] == seen[0].sorted(by: >) && (seen[0].first ?? 0) > 40, "\(seen)")
        #expect(Set(seen[0]).count > 5, "\(seen)")
      }
      let recorder = paint.session.app.trace.recorder
      calls.append(
        recorder.events(since: 0).map { "\($0.callText) at \($0.time)" }
          + ["\(paint.session.app.now)"])
    }
    #expect(calls[0] == calls[1])
  }

  @Test func `the mouse scrubs a pop, and lets it go back: the calls are those of a phone`() throws
  {
    let paint = try PaintSession(mode: .typed, makeApp: { SlidingAppDelegate() }) {
      $0.settings.shell.draw = .page
      $0.settings.shell.motion = .full
      $0.settings.shell.log = .off
    }
    paint.session.output.terminal = (.standard, .alternateScreen)
    let repl = REPL(session: paint.session, options: REPL.Options(control: .alternateScreen))
    _ = repl.start().withoutFrames
    _ = repl.receive(.line("press push")).withoutFrames
    let start = paint.session.app.trace.endSequence
    func mouse(_ action: MouseEvent.Action, _ column: Int) {
      _ = repl.receive(.mouse(MouseEvent(action, column: column, row: 3))).withoutFrames
    }
    func column() -> Int? {
      SlidingAppDelegate.column(on: paint.session.app.canvas().lines())
    }
    mouse(.press, 0)
    #expect(column() == 0)
    for place in [4, 10, 20] { mouse(.drag, place) }
    #expect(paint.session.app.isMotionSeen)
    #expect(column() == nil, "the screen that comes back covers it, as far as the mouse has led it")
    for place in [12, 4, 1] { mouse(.drag, place) }
    mouse(.release, 1)
    #expect(column() == 0)
    #expect(!paint.session.app.isMotionSeen)
    let events = paint.session.app.trace.recorder.events(since: start)
    let calls = events.filter(\.callback.isCommon).map(\.callText)
    #expect(
      calls == [
        "Second#1 viewWillDisappear(animated: true)", "First#1 viewWillAppear(animated: true)",
        "First#1 viewIsAppearing(animated: true)", "First#1 viewWillDisappear(animated: true)",
        "First#1 viewDidDisappear(animated: true)", "Second#1 viewWillAppear(animated: true)",
        "Second#1 viewIsAppearing(animated: true)", "Second#1 viewDidAppear(animated: true)",
      ])
  }

  @Test func `what moves for ever is seen as it is now, and is drawn thirty times a second`() throws
  {
    let paint = try motion()
    #expect(paint.session.time.secondsUntilDue == nil)
    _ = paint.reply("press Forever")
    let app = paint.session.app
    #expect(app.isMotionSeen)
    func column() -> Int? { BoxViewController.column(on: app.canvas().lines()) }
    var seen: Set<Int> = []
    for _ in 0..<10 {
      app.advance(by: 0.03)
      if let column = column() { seen.insert(column) }
    }
    #expect(seen.count > 4, "\(seen)")
    _ = paint.run("set motion off")
    #expect(column() == 9)
  }

  /// A session whose motions wait at each frame, and the screen that a terminal shows of it.
  private func stepping() throws -> (repl: REPL, paint: PaintSession) {
    let paint = try motion()
    paint.session.settings.pace = .step
    let repl = REPL(session: paint.session, options: REPL.Options(control: .alternateScreen))
    _ = repl.start()
    return (repl, paint)
  }

  private func text(_ response: LineResponse) -> String {
    #expect(response.playback == nil)
    return response.output.replacing(/\x{1B}\[[0-9;?]*[a-zA-Z]/, with: "")
  }

  @Test func `step shows the next frame of a paused motion, and after the last one its end`() throws
  {
    let (repl, paint) = try stepping()
    #expect(text(repl.receive(.line("press Move"))).contains("Frame 1 of 8, 0 ms: step shows"))
    #expect(paint.front(BoxViewController.self)?.calls == ["move", "moved true"], "all is over")
    let inputs: [LineInput] = [.line("step"), .line(""), .key(.use), .line(" step ")]
    // What differs is written alone: the box, and the number of the frame.
    for (input, number) in zip(inputs, ["2", "3", "4", "5"]) {
      let shown = text(repl.receive(input))
      #expect(shown.contains("[*]") && shown.contains(number), "\(shown)")
    }
    #expect(repl.receive(.tick()).output.isEmpty, "what comes by itself waits")
    for _ in 0..<3 { _ = repl.receive(.line("step")) }
    let end = text(repl.receive(.line("step")))
    #expect(end.contains("[*]") && !end.contains("Frame"), "\(end)")
    #expect(repl.receive(.line("step")).output.contains("Frame") == false, "a command again")
  }

  @Test func `anything else leaves a paused motion, and acts`() throws {
    let (repl, paint) = try stepping()
    _ = repl.receive(.line("press Move"))
    let answer = text(repl.receive(.line("echo over")))
    #expect(answer.contains("over") && !answer.contains("Frame"), "\(answer)")
    #expect(repl.pausedMotion.isOver)
    #expect(BoxViewController.column(on: paint.session.app.screenLines(ascii: true)) == 9)
    _ = repl.receive(.line("press Move"))
    _ = repl.receive(.resize(columns: 60, rows: 20))
    #expect(repl.pausedMotion.isOver)
  }

  @Test func `nothing is recorded where pages are not seen, or less is wanted`() throws {
    for paint in [
      try motion(.reduced), try motion(.off), try motion(mode: .script),
      try motion(mode: .machine), try motion(draw: .scroll), try motion(draw: .plain),
    ] {
      #expect(paint.reply("press Move").frames.isEmpty)
      #expect(paint.front(BoxViewController.self)?.box.frame.minX == 9)
    }
  }

  @Test func `what lasts long is cut, and what repeats for ever is shown at rest`() throws {
    let paint = try motion()
    let long = paint.reply("press Long")
    let seconds = long.frames.reduce(0) { $0 + $1.seconds }
    #expect(seconds <= 3.1 && seconds > 2, "\(seconds)")
    #expect(columns(long) == (0...7).map { $0 })
    #expect(paint.reply("press Forever").frames.count <= 90)
    #expect(paint.front(BoxViewController.self)?.box.frame.minX == 18)
  }

  @Test func `what looks the same all the time needs no frame`() throws {
    let paint = try motion()
    #expect(paint.reply("press Nothing").frames.isEmpty)
    #expect(paint.reply("look").frames.isEmpty)
  }

  @Test func `an app is told whether a person wants less motion`() throws {
    let paint = try motion(.reduced)
    #expect(UIAccessibility.isReduceMotionEnabled)
    #expect(paint.run("set motion full") == ["motion is now full"])
    #expect(!UIAccessibility.isReduceMotionEnabled)
    #expect(paint.run("set motion less") == ["motion is now reduced"])
    #expect(UIAccessibility.isReduceMotionEnabled)
    _ = paint.run("set motion off")
    #expect(UIAccessibility.isReduceMotionEnabled)
    _ = try motion(.auto, mode: .script)
    #expect(!UIAccessibility.isReduceMotionEnabled)
  }

  @Test func `a frame is encoded when its time has come, and a late one never`() {
    var encoded: [Int] = []
    let playback = Playback(
      (0..<5).map { index in
        .init(seconds: 0.1) {
          encoded.append(index)
          return "<\(index)>"
        }
      }
    ) { LineResponse(output: "end") }
    #expect(playback.frame(at: 0)?.contains("<0>") == true)
    #expect(playback.frame(at: 0.05) == nil)
    #expect(playback.end(ofFrameAt: 0.05) == 0.1)
    #expect(playback.frame(at: 0.35)?.contains("<3>") == true)
    #expect(playback.end().output == "\u{1B}[?2026hend\u{1B}[?2026l")
    #expect(encoded == [0, 3])
    #expect(playback.end(ofFrameAt: 0.5) == nil)
  }
}
