import UIKitShell

/// Runs commands before the first prompt, those that the program's options stand for.
@MainActor
final class OpeningHandler: LineHandler {
  private let base: any LineHandler
  private let commands: [String]
  private let activity: (any MainThreadObserver)?
  private let afterEachInput: @MainActor () -> Void

  /// A handler that runs commands before the first prompt.
  ///
  /// - Parameters:
  ///   - base: who answers everything else.
  ///   - commands: lines as a person would type them.
  ///   - activity: is told that an input is being answered, if given.
  ///   - afterEachInput: called when an input has been answered, before the answer is written.
  init(
    _ base: any LineHandler, commands: [String], activity: (any MainThreadObserver)? = nil,
    afterEachInput: @escaping @MainActor () -> Void
  ) {
    self.base = base
    self.commands = commands
    self.activity = activity
    self.afterEachInput = afterEachInput
  }

  var prompt: String { base.prompt }

  func start() -> LineResponse {
    var response = base.start()
    for command in commands where !response.isFinished {
      let next = base.receive(.line(command)).withoutFrames
      response.output += next.output
      response.errorOutput += next.errorOutput
      response.isFinished = next.isFinished
      response.status = next.status
    }
    afterEachInput()
    return response
  }

  func receive(_ input: LineInput) -> LineResponse {
    defer { afterEachInput() }
    var response = LineResponse()
    let answer = { [base] in response = base.receive(input) }
    if let activity { activity.inside(.input, answer) } else { answer() }
    return response
  }

  func completions(of line: String, cursor: Int) -> Completion {
    base.completions(of: line, cursor: cursor)
  }

  var secondsUntilDue: Double? { base.secondsUntilDue }

  func isAnswer(key: UInt8) -> Bool { base.isAnswer(key: key) }

  func keepsInHistory(_ line: String) -> Bool { base.keepsInHistory(line) }

  func takes(_ key: CursorKey) -> Bool { base.takes(key) }

  func takes(function number: Int) -> Bool { base.takes(function: number) }

  func functionKey(forLetter letter: Character) -> Int? { base.functionKey(forLetter: letter) }

  var showsCursor: Bool { base.showsCursor }

  var reportsMouse: Bool { base.reportsMouse }

  var awaitsReply: Bool { base.awaitsReply }
}
