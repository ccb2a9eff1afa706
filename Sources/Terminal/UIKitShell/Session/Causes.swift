import UIKit

/// What causes the app's calls: a command while one runs, and else what happens by itself.
@MainActor
package final class Causes {
  private let app: RunningApp
  private let time: SessionTime
  private let environment: ShellEnvironment
  /// Whether a command runs, which is then the cause of all calls.
  private var isCommandRunning = false
  /// What causes the calls to come while no command runs, as a heading of the log.
  private var idleCause = MainQueueWork.block.heading

  init(of app: RunningApp, time: SessionTime, environment: ShellEnvironment) {
    self.app = app
    self.time = time
    self.environment = environment
  }

  // MARK: Commands

  /// Makes a command the cause of what comes, and notes where things stand before it.
  func beginCommand(_ text: String) -> CommandStart {
    finishIdling()
    let sequence = app.trace.endSequence
    let number = app.beginCommand(text, at: time.clock.milliseconds)
    environment.process?.activity?.begin(.command(text))
    return CommandStart(number: number, sequence: sequence, screen: app.frontIdentity)
  }

  /// Ends what was going on when a command comes, so that nothing of it is the command's.
  private func finishIdling() {
    if environment.mode == .typed {
      examine()
    } else if time.hasMainQueue {
      attribute(to: MainQueueWork.block.heading) { time.settle() }
    }
    isCommandRunning = true
  }

  /// The command has ended.
  func endCommand() {
    environment.process?.activity?.end()
    isCommandRunning = false
    // Between the commands of a script nothing runs unless it is made to.
    if environment.mode == .typed { begin(MainQueueWork.block.heading) }
  }

  // MARK: Causes without a command

  /// Does something that no command asked for; what it calls has its own heading in the log.
  ///
  /// - Parameters:
  ///   - cause: The heading, in parentheses.
  ///   - work: What is done. Within a command it is a part of that.
  /// - Returns: What the work returns.
  @discardableResult
  package func attribute<Result>(to cause: String, _ work: () -> Result) -> Result {
    guard !isCommandRunning else { return work() }
    let outer = idleCause
    begin(cause)
    defer { begin(outer) }
    return work()
  }

  /// The main run loop is about to run something; what is called then has its heading.
  package func mainQueueWillRun(_ work: MainQueueWork) {
    if !isCommandRunning { begin(work.heading) }
  }

  /// Lets the queue's time follow the clock, so that what is due happens.
  package func passRealTime() {
    if !time.clock.isVirtual { attribute(to: "(timer)") { time.followClock() } }
  }

  private func begin(_ text: String) {
    examine()
    idleCause = text
    app.beginCause(text, at: time.clock.milliseconds)
  }

  /// Looks for mistakes before the next cause, so that they stand below the heading of what led to them.
  private func examine() {
    if !app.application.hasPendingTransitions { app.doctor.examine() }
  }
}
