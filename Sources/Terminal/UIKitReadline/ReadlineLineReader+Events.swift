@preconcurrency import CUIKitReadline
import Glibc
import UIKitShell

/// What can come while the prompt waits, besides a line.
extension ReadlineLineReader {
  /// Ctrl-C: the line is given up, the session goes on.
  func interrupt() {
    guard handler != nil, !isLeavingLine else { return }
    let wasEmpty = rl_end == 0
    ReadlineBridge.echoInterrupt()
    giveUpLine(wasEmpty: wasEmpty)
  }

  /// Ctrl-L: draws the page anew; false where there is none.
  func redraw() -> Bool {
    guard let handler, status == nil else { return false }
    let response = handler.receive(.redraw)
    guard !response.output.isEmpty else { return false }
    ReadlineBridge.clearLine()
    write(response)
    ReadlineBridge.showLineAgain()
    return true
  }

  /// The terminal's window has another size.
  func resize() {
    ReadlineBridge.resize()
    guard let handler, status == nil else { return }
    let size = environment.size()
    printAbove(handler.receive(.resize(columns: size.columns, rows: size.rows)))
  }

  /// Ctrl-Z: the terminal is given back, then the process stops.
  func suspend() {
    guard let handler, status == nil, !isSuspended else { return }
    isSuspended = true
    ReadlineBridge.clearLine()
    write(handler.receive(.suspend))
    rl_deprep_terminal()
    environment.stop()
  }

  /// `fg`: the process goes on, and so does the half-typed line.
  func resume() {
    guard let handler, status == nil else { return }
    // Stopped by another process, we had no time to give the terminal back, and the shell may have
    // changed it since: it is taken anew in any case.
    if !isSuspended { rl_deprep_terminal() }
    rl_prep_terminal(1)
    ReadlineBridge.resize()
    if isSuspended {
      isSuspended = false
      let size = environment.size()
      write(handler.receive(.resize(columns: size.columns, rows: size.rows)))
      write(handler.receive(.resume))
    }
    ReadlineBridge.showLineAgain()
  }

  /// SIGTERM or SIGHUP: the app is told, and everything is left as it was found.
  func terminate(_ signal: Int32) {
    guard let handler, status == nil else { return }
    ReadlineBridge.clearLine()
    let response = handler.receive(.terminate(signal: signal))
    finish(with: .signal(signal))
    write(response)
  }

  /// Waits until something has happened; what was no key may have been the app's.
  func waitForEvent() {
    if owesTick { tick() }
    environment.waitForEvent(secondsUntilTick)
    if environment.ticks, !input.hasByte() { tick() }
  }

  /// Seconds until the app has something due, which nothing else tells of; nil while it has not, or must wait.
  ///
  /// The wait itself ends then: a source in place of it, made anew after each tick, would be an event of its own.
  private var secondsUntilTick: Double? {
    guard environment.ticks, !ReadlineBridge.isInTheMiddle, let seconds = handler?.secondsUntilDue
    else { return nil }
    // At most thirty pages a second, however often something is due.
    return max(seconds, 1.0 / 30)
  }

  /// Something may have happened without a line.
  func tick() {
    // A search or a half-typed key sequence is not disturbed.
    owesTick = ReadlineBridge.isInTheMiddle
    guard let handler, !isLeavingLine, !isSuspended, !owesTick else { return }
    let response = handler.receive(.tick(typed: Int(rl_end)))
    printAbove(response)
  }

  /// Prints whole lines above the prompt and shows the half-typed line again below them.
  func printAbove(_ response: LineResponse) {
    guard
      !response.output.isEmpty || !response.errorOutput.isEmpty || response.isFinished
        || response.playback != nil
    else { return }
    if response.leavesLine, let playback = response.playback { return printAbove(play(playback)) }
    if response.leavesLine, prompt == shownPrompt { return write(response) }
    ReadlineBridge.clearLine()
    if response.isFinished { finish(with: response.status) }
    write(response)
    guard !isLeavingLine else { return }
    shownPrompt = prompt
    ReadlineBridge.setPrompt(shownPrompt)
    ReadlineBridge.showLineAgain()
  }
}
