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
  ///   - activity: is told what is being answered, if given.
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
    answer {
      var response = base.start()
      for command in commands where !response.isFinished {
        let next = base.receive(.line(command)).withoutFrames
        response.output += next.output
        response.errorOutput += next.errorOutput
        response.isFinished = next.isFinished
        response.status = next.status
      }
      return response
    }
  }

  func receive(_ input: LineInput) -> LineResponse { answer { base.receive(input) } }

  /// Answers, and says when that has ended: a layout that is made for the first prompt is no work that goes on.
  private func answer(_ make: () -> LineResponse) -> LineResponse {
    defer { afterEachInput() }
    var response = LineResponse()
    if let activity {
      activity.inside(.input) { response = make() }
    } else {
      response = make()
    }
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
