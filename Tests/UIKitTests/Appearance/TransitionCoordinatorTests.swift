import Foundation
import LifecycleTrace
import Testing
import UIKit

@MainActor
@Suite("Transition coordinators")
struct TransitionCoordinatorTests {
  @Test("A block runs inside the animation, the completion after the last call")
  func push() throws {
    let recorder = TraceRecorder()
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    let pushed = NamedViewController("B")
    var told: [String] = []
    pushed.inside["viewWillAppear"] = { [unowned pushed] in
      let coordinator = pushed.transitionCoordinator
      told.append("animated \(coordinator?.isAnimated ?? false)")
      told.append("from \(coordinator?.viewController(forKey: .from)?.lifecycleID.name ?? "-")")
      coordinator?.animate(alongsideTransition: { _ in told.append("alongside") }) { context in
        told.append("completion cancelled \(context.isCancelled)")
      }
    }
    pushed.inside["viewDidAppear"] = { told.append("didAppear") }
    navigation.pushViewController(pushed, animated: true)
    recorder.settle()
    #expect(
      told == [
        "animated true", "from A", "alongside", "didAppear", "completion cancelled false",
      ])
    #expect(pushed.transitionCoordinator == nil)
  }

  @Test("A swipe that is taken back tells the completion so")
  func cancelled() throws {
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    let navigation = UINavigationController(rootViewController: root)
    recorder.launch(navigation)
    navigation.pushViewController(NamedViewController("B"), animated: false)
    recorder.settle()
    var wasCancelled: Bool?
    var wasInteractive: Bool?
    root.inside["viewWillAppear"] = { [unowned root] in
      root.transitionCoordinator?.animate(alongsideTransition: nil) {
        wasCancelled = $0.isCancelled
        wasInteractive = $0.initiallyInteractive
      }
    }
    try #require(navigation.beginInteractivePop()).cancel()
    recorder.settle()
    #expect(wasCancelled == true)
    #expect(wasInteractive == true)
  }

  @Test("Who asked hears when the finger lets go, before the rest of the transition")
  func interaction() throws {
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    let navigation = UINavigationController(rootViewController: root)
    recorder.launch(navigation)
    navigation.pushViewController(NamedViewController("B"), animated: false)
    recorder.settle()
    recorder.forget()
    var told: [String] = []
    root.inside["viewWillAppear"] = { [unowned root] in
      let coordinator = root.transitionCoordinator
      told.append("interactive \(coordinator?.isInteractive ?? false)")
      coordinator?.notifyWhenInteractionChanges { context in
        told.append("at \(context.percentComplete), cancelled \(context.isCancelled)")
        told.append("interactive \(context.isInteractive)")
        told.append("to the root \(context.view(forKey: .to) === root.view)")
      }
    }
    let swipe = try #require(navigation.beginInteractivePop())
    recorder.turn()
    swipe.update(0.25)
    #expect(told == ["interactive true"])
    swipe.cancel()
    #expect(
      told.dropFirst() == ["at 0.25, cancelled true", "interactive false", "to the root true"])
    #expect(!recorder.take().contains("A viewWillDisappear(true)"))
  }

  @Test("Without animations a transition takes no time, but is told as animated")
  func animationsOff() {
    let recorder = TraceRecorder()
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    UIView.setAnimationsEnabled(false)
    navigation.pushViewController(NamedViewController("B"), animated: true)
    recorder.turn()
    #expect(recorder.take().last == "B viewDidAppear(true)")
    #expect(recorder.scheduler.now == .zero)
  }
}
