import LifecycleTrace
import Testing

@Suite("The recorder")
struct LifecycleRecorderTests {
  private let game = ControllerID(name: "Game", ordinal: 1)

  @Test func `Every kind of callback is read back as it was written`() {
    let size = LifecycleSize(width: 80, height: 23.5)
    let callbacks: [LifecycleCallback] =
      [
        .initWithNibName, .initWithCoder, .awakeFromNib, .loadView, .outletsConnected, .viewDidLoad,
        .viewWillAppear(animated: true), .viewWillAppear(animated: false),
        .viewIsAppearing(animated: true), .viewIsAppearing(animated: false),
        .viewDidAppear(animated: true), .viewDidAppear(animated: false),
        .viewWillDisappear(animated: true), .viewWillDisappear(animated: false),
        .viewDidDisappear(animated: true), .viewDidDisappear(animated: false),
        .updateViewConstraints, .viewWillLayoutSubviews(size), .viewDidLayoutSubviews(size),
        .viewSafeAreaInsetsDidChange,
        .viewWillTransition(to: size), .willTransition(to: "compact x regular"),
        .traitCollectionDidChange, .animateAlongsideTransition, .transitionCompletion,
        .didReceiveMemoryWarning, .willMove(toParent: game), .willMove(toParent: nil),
        .didMove(toParent: game), .didMove(toParent: nil), .shouldPerformSegue("go"),
        .prepare(forSegue: "go"), .deinit(heldBy: game), .deinit(heldBy: nil),
        .delegate("scrollViewDidScroll(_:)"),
      ] + ApplicationCallback.allCases.map { .application($0) }
    var recorder = LifecycleRecorder(capacity: callbacks.count)
    let transition = LifecycleTransition(number: 7, kind: .tab)
    // Twice, so that each record is also written over another one.
    for _ in 0..<2 {
      for callback in callbacks {
        recorder.append(
          callback, of: game, at: .milliseconds(3), depth: 2, transition: transition)
      }
    }
    #expect(recorder.events.map(\.callback) == callbacks)
    #expect(recorder.events.allSatisfy { $0.controller == game && $0.depth == 2 })
    #expect(recorder.events.allSatisfy { $0.cause.transition == transition })
    #expect(recorder.events.first?.time == .milliseconds(3))
    #expect(recorder.events.first?.sequence == callbacks.count)
  }

  @Test(arguments: [1, 2, 3, 7])
  func `The newest events are kept, and what was dropped is counted`(capacity: Int) {
    var recorder = LifecycleRecorder(capacity: capacity)
    for number in 1...10 {
      recorder.append(
        .viewDidLoad, of: ControllerID(name: "C", ordinal: number), at: .zero)
    }
    #expect(recorder.count == capacity)
    #expect(recorder.droppedCount == 10 - capacity)
    #expect(recorder.events.map(\.controller.ordinal) == Array((11 - capacity)...10))
    #expect(recorder.events.map(\.sequence) == Array((10 - capacity)..<10))
    #expect(recorder.events(since: 9).map(\.controller.ordinal) == [10])
    #expect(recorder.events(since: 0).count == capacity)
    #expect(recorder.events(since: 10).isEmpty)
  }

  @Test func `Events are found by their command, and the texts are kept once`() {
    var recorder = LifecycleRecorder(capacity: 4)
    recorder.append(.loadView, of: game, at: .zero)
    #expect(recorder.beginCommand("new") == 1)
    recorder.append(.viewDidLoad, of: game, at: .zero)
    recorder.append(.viewWillAppear(animated: true), of: game, at: .zero)
    #expect(recorder.beginCommand("look") == 2)
    #expect(recorder.beginCommand("pop") == 3)
    recorder.append(.deinit(heldBy: nil), of: game, at: .zero)
    #expect(recorder.events(ofCommand: 0).map(\.callback) == [.loadView])
    #expect(recorder.events(ofCommand: 1).count == 2)
    #expect(recorder.events(ofCommand: 2).isEmpty)
    #expect(recorder.events(ofCommand: 3).map(\.callback) == [.deinit(heldBy: nil)])
    #expect(recorder.text(ofCommand: 2) == "look")
    #expect(recorder.text(ofCommand: 4) == nil)
  }

  @Test func `Texts of commands are bounded like the events`() {
    var recorder = LifecycleRecorder(capacity: 2)
    for number in 1...5 { recorder.beginCommand("command \(number)") }
    #expect(recorder.text(ofCommand: 3) == nil)
    #expect(recorder.text(ofCommand: 4) == "command 4")
  }

  @Test func `A cause has a number only if it causes something`() {
    var recorder = LifecycleRecorder(capacity: 2)
    recorder.beginCommand("look")
    recorder.beginCause("(timer)")
    recorder.beginCause("(load)")
    #expect(recorder.beginCommand("pop") == 2)
    #expect(recorder.text(ofCommand: 2) == "pop")
    recorder.beginCause("(timer)")
    recorder.append(.viewDidLoad, of: game, at: .zero)
    #expect(recorder.beginCommand("tab") == 4)
    #expect(recorder.text(ofCommand: 3) == "(timer)")
    #expect(recorder.events.map(\.cause.command) == [3])
    recorder.beginCause("(load)")
    recorder.keepCause()
    #expect(recorder.beginCommand("quit") == 6)
  }

  @Test(arguments: [1, 2, 3, 7])
  func `The newest event can be removed, also when the ring is full`(capacity: Int) {
    for count in 1...10 {
      var recorder = LifecycleRecorder(capacity: capacity)
      for number in 1...count {
        recorder.append(.loadView, of: ControllerID(name: "C", ordinal: number), at: .zero)
      }
      let kept = recorder.events.dropLast()
      recorder.removeLast()
      #expect(recorder.events == Array(kept))
      recorder.append(.viewDidLoad, of: game, at: .zero)
      #expect(recorder.events.map(\.sequence) == Array((count - recorder.count)..<count))
      #expect(recorder.events.last?.callback == .viewDidLoad)
    }
  }

  @Test func `Removing the events does not restart their numbers`() {
    var recorder = LifecycleRecorder(capacity: 3)
    for _ in 0..<5 { recorder.append(.viewDidLoad, of: game, at: .zero) }
    recorder.removeAll()
    #expect(recorder.count == 0)
    recorder.append(.deinit(heldBy: nil), of: game, at: .zero)
    #expect(recorder.events.map(\.sequence) == [5])
  }
}
