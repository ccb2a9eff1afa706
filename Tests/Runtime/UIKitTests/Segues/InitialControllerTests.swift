import Testing
import UIKit

/// Source: Apple, UIStoryboard.instantiateInitialViewController(creator:).
@MainActor @Suite struct InitialControllerTests {
  @Test func `the initial controller is made with a closure that gets the coder`() throws {
    let recorder = TraceRecorder()
    defer { withExtendedLifetime(recorder) {} }
    let storyboard = UIStoryboard(name: "Made", bundle: nil)
    let none: CodedController? = storyboard.instantiateInitialViewController {
      CodedController(coder: $0)
    }
    #expect(none == nil)
    storyboard.register([
      UIKitRuntime.StoryboardScene("Scene", CodedController.self, isInitial: true)
    ])
    var made: CodedController?
    let controller = storyboard.instantiateInitialViewController { coder in
      made = CodedController(coder: coder)
      return made
    }
    #expect(controller === made && made != nil)
  }
}

private final class CodedController: UIViewController {}
