import LifecycleTrace

/// How long controllers, timers and observers live.
extension Topic {
  static let lives: [Topic] = [
    Topic(
      "release", "who holds a controller, and why deinit does not come",
      words: "deinit=5 released deallocated dealloc leak retain cycle weak unowned closure self=2 "
        + "alive=3 lives=2 holds=3 holder=3 memory=1",
      question: "Why is a controller not deallocated?",
      answer: [
        "It lives as long as something holds it strongly: its container, its presenter, a property, a "
          + "closure that uses self and that it keeps itself, the target of a repeating timer, a task "
          + "that goes on, an observer with a block.",
        "A closure that a controller keeps takes [weak self], and so does the block of a timer or an "
          + "observer; a delegate is a weak property. [unowned self] ends the program if the closure runs "
          + "after the controller has gone.",
        "why and the name of a controller, as in why Game#2, names what the runtime knows of its holders.",
      ],
      rules: ["I47", "I48"], cases: ["nav-pop-deinit-moment", "modal-fullscreen-dismiss"],
      finding: .notReleased),
    Topic(
      "timer", "where a timer starts and stops",
      words: "timers nstimer scheduledtimer fires=2 firing=2 keeps=1 repeating=2 stop=1 start=1",
      question: "Where does a timer start, and why does it keep firing?",
      answer: [
        "Start it in viewWillAppear or viewDidAppear, and stop it by invalidate() in the call that "
          + "mirrors it: viewWillDisappear or viewDidDisappear.",
        "The run loop holds a running timer, and the timer holds its target or its block. So a controller "
          + "that is the target, or that the block uses as self, is not deallocated while the timer "
          + "repeats, and its deinit is no place to stop it. With [weak self] in the block the controller goes, and the "
          + "timer fires on until it is invalidated.",
        "A timer of a covered or popped screen that goes on firing was not stopped when its view "
          + "disappeared.",
      ],
      rules: ["I48"], cases: ["nav-pop-deinit-moment"], finding: .notReleased),
    Topic(
      "observer", "observers of notifications, added and removed",
      words: "observers notification=3 notificationcenter addobserver removeobserver twice=1",
      question: "Where is an observer added, and why is it called twice?",
      answer: [
        "Each addObserver adds another observer. One that is added in viewWillAppear is added again at "
          + "each return, and each notification then calls it once more.",
        "Add it in viewDidLoad, once; or in viewWillAppear, if viewDidDisappear removes it.",
        "An observer with a selector is held weakly, and since iOS 9 needs no removal. An observer with a "
          + "block lives until its token is removed, and holds what the block uses.",
      ],
      cases: ["nav-pop-animated", "tab-second-switch"], finding: .repeatedSetUp),
    Topic(
      "background", "what is called when the app leaves and comes back",
      words:
        "home foreground suspended=3 closes=2 close=1 quit=2 terminate save leave=1 app=0 scene=3",
      question: "What is called when the app goes to the background?",
      answer: [
        "No view controller gets an appearance call, neither on the way to the background nor on the way "
          + "back: viewWillDisappear and viewWillAppear do not come.",
        "The scene's delegate is told: sceneWillResignActive(_:), sceneDidEnterBackground(_:), and on the "
          + "way back sceneWillEnterForeground(_:), sceneDidBecomeActive(_:). Without scenes it is the "
          + "application's delegate. A controller observes UIApplication.willEnterForegroundNotification "
          + "and its relatives.",
        "Save when the app enters the background: a suspended app ends without another call. The "
          + "commands background and foreground show it.",
      ],
      cases: ["scene-background", "scene-delegate-is-told", "scene-end"]),
  ]
}
