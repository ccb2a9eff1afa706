extension LifecycleExplanation {
  /// The words about each call of the delegates of application and scenes.
  ///
  /// Source: Apple, UIApplicationDelegate, UISceneDelegate and UIWindowSceneDelegate;
  /// docs/UIKIT-CASES.md.
  static func words(of call: ApplicationCallback) -> Words {
    switch call {
    case .willFinishLaunching:
      (
        "Called first of all, before anything is shown.",
        "set up what everything else needs.",
        "what takes long: nothing is on the screen until the launch is over.", []
      )
    case .didFinishLaunching:
      (
        "Called once, when the app has been launched and nothing is on the screen yet.",
        "make the window and its root, unless a scene does.",
        "what takes long: the system ends an app whose launch does not.", []
      )
    case .configurationForConnecting:
      (
        "Called before a scene is made.",
        "choose its storyboard, its class and that of its delegate.",
        "make the window: scene(_:willConnectTo:options:) has the scene for it.", []
      )
    case .sceneWillConnect:
      (
        "Called when a scene has been made, before it is visible.",
        "make the window and its root, unless a storyboard does; bring back the scene's state.",
        "take it for the launch: a scene that was disconnected connects again.", []
      )
    case .sceneDidDisconnect:
      (
        "Called when the system has released a scene; its session stays.",
        "release what can be made again with the scene.",
        "delete what a person has made: the scene may come back.", []
      )
    case .didDiscardSceneSessions:
      (
        "Called when a person has closed scenes for good.",
        "release what only they needed.",
        "wait for it while the app does not run: it comes after the next launch.", []
      )
    case .willEnterForeground, .sceneWillEnterForeground:
      (
        "Called before the app is visible again, and for a scene at its start, too.",
        "undo what was done for the background, bring what is old up to date.",
        "expect viewWillAppear: no view controller is called.", []
      )
    case .didBecomeActive, .sceneDidBecomeActive:
      (
        "Called when touches arrive again: after the launch, an interruption or the background.",
        "go on with what was paused.",
        "expect viewDidAppear: no view controller is called.", []
      )
    case .willResignActive, .sceneWillResignActive:
      (
        "Called before touches stop: a phone call, the app switcher, the way to the background.",
        "pause a game, stop timers.",
        "expect viewWillDisappear: no view controller is called.", []
      )
    case .didEnterBackground, .sceneDidEnterBackground:
      (
        "Called when the app is no longer visible.",
        "save state, and release what can be made again: the app may end without another call.",
        "wait for applicationWillTerminate(_:), or for viewDidDisappear: no view controller is "
          + "called.", []
      )
    case .willTerminate:
      (
        "Called before the app ends, unless it is suspended in the background.",
        "save what was not saved.",
        "rely on it: a suspended app ends without it. Save in the background.", []
      )
    case .didReceiveMemoryWarning:
      (
        "Called when the system is short of memory, beside didReceiveMemoryWarning of each controller.",
        "release caches that belong to no controller.",
        "release what is on screen, or the model.", ["I66"]
      )
    case .windowSceneDidUpdate:
      (
        "Called after size, orientation or traits of a scene have changed.",
        "follow the change where no controller does.",
        "lay out views: their controllers get viewWillTransition and the layout calls.", []
      )
    }
  }
}
