import LifecycleTrace

/// A short tour that every format shows: launch, another tab, a push with animation, a pop.
enum Tour {
  static let trace: RecordedTrace = {
    var tour = TourWriter()
    tour.launch()
    tour.selectTab()
    tour.push()
    tour.pop()
    return RecordedTrace(tour.recorder)
  }()
}

private struct TourWriter {
  private(set) var recorder = LifecycleRecorder()
  private var time = Duration.zero
  private var transition: LifecycleTransition?

  private let tabs = ControllerID(name: "Tabs", ordinal: 1)
  private let game = ControllerID(name: "Game", ordinal: 1)
  private let stats = ControllerID(name: "Stats", ordinal: 1)
  private let navigation = ControllerID(name: "Nav", ordinal: 1)
  private let detail = ControllerID(name: "Detail", ordinal: 1)
  private let size = LifecycleSize(width: 80, height: 23.5)

  private mutating func call(
    _ controller: ControllerID, depth: Int = 0, _ callbacks: LifecycleCallback...
  ) {
    for callback in callbacks {
      recorder.append(callback, of: controller, at: time, depth: depth, transition: transition)
    }
  }

  private mutating func layOut(_ controller: ControllerID) {
    call(controller, .viewWillLayoutSubviews(size), .viewDidLayoutSubviews(size))
  }

  mutating func launch() {
    call(tabs, .initWithCoder, .awakeFromNib)
    call(game, .initWithCoder, .awakeFromNib, .willMove(toParent: tabs), .didMove(toParent: tabs))
    transition = LifecycleTransition(number: 1, kind: .other)
    call(tabs, .loadView, .viewDidLoad, .viewWillAppear(animated: false))
    call(game, depth: 1, .loadView, .viewDidLoad, .viewWillAppear(animated: false))
    call(tabs, .viewIsAppearing(animated: false))
    call(game, depth: 1, .viewIsAppearing(animated: false))
    layOut(tabs)
    layOut(game)
    call(tabs, .viewDidAppear(animated: false))
    call(game, depth: 1, .viewDidAppear(animated: false))
    transition = nil
  }

  mutating func selectTab() {
    recorder.beginCommand("tab stats <&\"\u{1B}[31m漢>; %#")
    time = .milliseconds(1500)
    call(stats, .initWithNibName)
    transition = LifecycleTransition(number: 2, kind: .tab)
    call(stats, .loadView, .viewDidLoad, .viewWillAppear(animated: false))
    call(stats, .viewIsAppearing(animated: false))
    call(game, .viewWillDisappear(animated: false))
    layOut(stats)
    call(game, .viewDidDisappear(animated: false))
    call(stats, .viewDidAppear(animated: false))
    transition = nil
  }

  mutating func push() {
    recorder.beginCommand("press 1")
    time = .seconds(2)
    call(stats, .shouldPerformSegue("Show Detail"))
    call(detail, .initWithCoder, .awakeFromNib)
    call(stats, .prepare(forSegue: "Show \"Detail\"\u{7}"))
    transition = LifecycleTransition(number: 3, kind: .navigation)
    call(detail, .loadView, .outletsConnected, .viewDidLoad)
    call(stats, .viewWillDisappear(animated: true))
    call(detail, .viewWillAppear(animated: true), .viewIsAppearing(animated: true))
    layOut(detail)
    time += .microseconds(350_250)
    call(stats, .viewDidDisappear(animated: true))
    call(detail, .viewDidAppear(animated: true))
    transition = nil
  }

  mutating func pop() {
    recorder.beginCommand("back")
    time = .seconds(3)
    transition = LifecycleTransition(number: 4, kind: .navigation)
    call(detail, .viewWillDisappear(animated: true))
    call(stats, .viewWillAppear(animated: true), .viewIsAppearing(animated: true))
    call(detail, .viewDidDisappear(animated: true))
    call(stats, .viewDidAppear(animated: true))
    transition = nil
    call(detail, .didMove(toParent: nil), .deinit(heldBy: navigation))
    call(game, .didReceiveMemoryWarning)
  }
}
