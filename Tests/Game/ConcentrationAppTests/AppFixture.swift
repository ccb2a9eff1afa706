import ConcentrationEngine
import LifecycleTrace
import Testing
import UIKit

@testable import ConcentrationApp

/// The whole app on a stepped scheduler, with every lifecycle call recorded.
@MainActor
final class AppFixture {
  let scheduler = UIKitRuntime.SteppedScheduler()
  let clock = ManualGameClock()
  let store: InMemoryGameStore
  let application: UIApplication
  let delegate: AppDelegate
  private let recorder = CallRecorder()

  init(columns: Int = 80, rows: Int = 21, store: InMemoryGameStore = InMemoryGameStore()) {
    self.store = store
    application = UIApplication(
      scheduler: scheduler, screen: UIScreen(size: CGSize(width: columns, height: rows)),
      lifecycleObserver: recorder)
    UIApplication.replaceShared(with: application)
    delegate = AppDelegate(
      environment: .scripted(store: store, gameClock: clock), wording: SpokenWording())
    application.launch(delegate)
    settle()
  }

  var session: GameSession { delegate.context.session }
  var tabs: TabsViewController? { delegate.tabs }
  var screen: (any Screen)? { delegate.visibleScreen }

  /// The texts that a screen reader speaks for the screen in front.
  var sentences: [String] {
    screen?.viewIfLoaded.map(UIKitRuntime.ScreenReader.sentences(in:)) ?? []
  }

  /// Runs until no transition is under way.
  func settle() {
    scheduler.runUntilIdle()
  }

  /// The calls since the last time they were asked for.
  func takeCalls() -> [String] {
    defer { recorder.calls.removeAll() }
    return recorder.calls
  }

  /// Presses the button of a title in the visible screen.
  func press(_ title: String) throws {
    let root = try #require(delegate.visibleController?.view)
    let button = try #require(Self.button(title, in: root))
    button.press()
    settle()
  }

  static func button(_ title: String, in view: UIView) -> UIButton? {
    if let button = view as? UIButton, button.currentTitle == title, !button.isHidden {
      return button
    }
    return view.subviews.lazy.compactMap { self.button(title, in: $0) }.first
  }
}

/// Records the calls that tests compare, without creation, containment and layout.
private final class CallRecorder: UIKitRuntime.LifecycleObserver {
  var calls: [String] = []

  func observe(
    _ callback: LifecycleCallback, of controller: ControllerID, at time: Duration, depth: Int,
    transition: LifecycleTransition?
  ) {
    if callback.isCommon { calls.append("\(controller) \(callback)") }
  }

  func observeMissingSuper(in callback: LifecycleCallback, of controller: ControllerID) {
    Issue.record("\(controller) \(callback) does not call super")
  }
}

/// Words for what is possible, as they would be without a prompt at which commands are typed.
struct SpokenWording: Wording {
  func forms(of possibility: Possibility) -> [String] {
    switch possibility {
    case .turnCard(let position): ["turn a card, like \(position)"]
    case .startAnotherGame: ["start another"]
    case .scroll(let direction): ["scroll \(direction.rawValue)"]
    default: ["do \(possibility)"]
    }
  }
}
