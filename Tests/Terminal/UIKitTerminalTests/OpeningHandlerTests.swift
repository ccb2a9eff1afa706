import LifecycleTrace
import Testing
import UIKitShell
import UIKitSystem

@testable import UIKitTerminal

@MainActor @Suite struct OpeningHandlerTests {
  /// Receives a call in each answer, as a layout of the screen does.
  private final class Layouts: LineHandler {
    let activity: MainThreadActivity
    var prompt: String { "> " }

    init(_ activity: MainThreadActivity) { self.activity = activity }

    private func layOut() -> LineResponse {
      activity.begin(
        .call(ControllerID(name: "Root", ordinal: 1), .viewDidLoad), level: 1)
      return LineResponse(output: "shown\n")
    }

    func start() -> LineResponse { layOut() }
    func receive(_ input: LineInput) -> LineResponse { layOut() }
    func completions(of line: String, cursor: Int) -> Completion {
      Completion(range: 0..<0, candidates: [])
    }
    func keepsInHistory(_ line: String) -> Bool { false }
  }

  @Test func `a call in an answer, or before the first prompt, does not go on afterwards`() {
    let activity = MainThreadActivity()
    var answered = 0
    let handler = OpeningHandler(
      Layouts(activity), commands: ["look"], activity: activity, afterEachInput: { answered += 1 })
    #expect(handler.start().output == "shown\nshown\n")
    #expect(activity.current == nil && answered == 1)
    #expect(handler.receive(.line("look")).output == "shown\n")
    #expect(activity.current == nil && answered == 2)
  }
}
