/// What the sources of each target may import and do.
///
/// Source: the table of targets in `docs/ARCHITECTURE.md`.
enum TargetRules {
  /// The modules that each target may import.
  static let imports: [String: Set<String>] = {
    let core: Set = ["ConcentrationEngine", "ConcentrationPlayers"]
    let screen: Set = ["UIKit", "TerminalRendering", "TerminalCanvas", "LifecycleTrace"]
    let lessons: Set = ["LifecycleLessons"]
    let system: Set = ["Foundation", "Dispatch", "Glibc", "Synchronization"]
    let shell: Set = ["UIKitShell", "ConcentrationShell", "ConcentrationApp"]
    return [
      "CassowarySolver": ["Synchronization"],
      "ConcentrationEngine": [],
      "LifecycleTrace": [],
      "LifecycleTraceReading": ["LifecycleTrace"],
      "TerminalCanvas": [],
      "ConcentrationPlayers": ["ConcentrationEngine"],
      "_Testing_UIKit": [],
      "_Testing_CoreGraphics": [],
      "LifecycleTesting": screen.union(["Foundation"]),
      "LifecycleLessons": ["UIKit", "LifecycleTrace", "Dispatch", "CUIKitLessons"],
      "CoreGraphics": ["Foundation"],
      "QuartzCore": ["CoreGraphics", "Foundation"],
      "UIKit": [
        "LifecycleTrace", "CassowarySolver", "CoreGraphics", "QuartzCore",
        "UniformTypeIdentifiers", "Foundation", "Dispatch", "Synchronization",
      ],
      "UserNotifications": ["UIKit", "Foundation"],
      "UniformTypeIdentifiers": ["Foundation", "Synchronization"],
      "XcodeUIKit": ["UIKit", "UniformTypeIdentifiers", "Dispatch", "FoundationNetworking"],
      "AVFoundation": ["UIKit", "Foundation"],
      "CoreLocation": ["UIKit", "Foundation"],
      "GameplayKit": ["Foundation"],
      "MapKit": ["CoreLocation", "UIKit", "Foundation"],
      "MessageUI": ["UIKit", "Foundation"],
      "Contacts": ["UIKit", "Foundation"],
      "ContactsUI": ["Contacts", "UIKit", "Foundation"],
      "AVKit": ["AVFoundation", "UIKit", "Foundation"],
      "MediaPlayer": ["UIKit", "Foundation"],
      "Photos": ["UIKit", "Foundation"],
      "PhotosUI": ["Photos", "UIKit", "Foundation"],
      "LocalAuthentication": ["UIKit", "Foundation"],
      "SafariServices": ["UIKit", "Foundation"],
      "StoreKit": ["UIKit", "Foundation"],
      "CoreMotion": ["UIKit", "Foundation"],
      "CoreSpotlight": ["UIKit", "Foundation"],
      "WebKit": ["UIKit", "Foundation", "FoundationNetworking"],
      "OSLog": ["Foundation"],
      "PlaygroundSupport": ["UIKit"],
      "UIKitImages": ["UIKit", "Foundation", "CUIKitPNG", "CUIKitTurboJPEG"],
      "InterfaceBuilderReading": ["Foundation"],
      "InterfaceBuilderFlow": ["InterfaceBuilderReading"],
      "InterfaceBuilderLoading": ["InterfaceBuilderReading", "UIKit", "Foundation"],
      "AppResources": [
        "InterfaceBuilderLoading", "InterfaceBuilderReading", "UIKit", "Foundation", "Glibc",
      ],
      "TerminalRendering": ["UIKit", "CoreGraphics", "QuartzCore", "TerminalCanvas"],
      // UIKit hands Foundation on, so an app may as well name it.
      "ConcentrationApp": core.union(["UIKit", "Foundation", "Synchronization"]),
      "UIKitShell": screen.union(lessons).union(["LifecycleTraceReading"]),
      "ConcentrationShell": core.union([
        "UIKitShell", "ConcentrationApp", "UIKit", "LifecycleTrace",
      ]),
      "ConcentrationStore": system.union([
        "ConcentrationApp", "ConcentrationEngine", "RegularFiles", "GRDB", "Yams",
      ]),
      "UIKitReadline": system.union(["UIKitShell", "CUIKitReadline"]),
      "RegularFiles": ["Glibc"],
      "UIKitSystem": system.union([
        "UIKitShell", "RegularFiles", "CUIKitMalloc", "CUIKitRunLoop",
      ]),
      "UIKitTerminal": system.union([
        "UIKitShell", "UIKitReadline", "UIKitSystem", "UIKit", "LifecycleTrace",
        "LifecycleTraceReading", "ArgumentParser",
      ]),
      "UIKitTool": [
        "InterfaceBuilderReading", "InterfaceBuilderFlow", "InterfaceBuilderLoading",
        "UIKitTerminal", "UIKitShell", "UIKitSystem", "UIKit", "LifecycleLessons", "ArgumentParser",
        "Foundation",
      ],
      "concentration": core.union(screen).union(system).union(shell).union([
        "UIKitTerminal", "UIKitSystem", "ConcentrationStore", "ArgumentParser",
      ]),
    ]
  }()

  /// The targets with side effects: the edges of the program.
  static let edges: Set = [
    "AppResources", "UIKitTool", "UIKitReadline", "RegularFiles", "UIKitSystem", "UIKitTerminal",
    "ConcentrationStore", "concentration",
    // It writes what an app logs.
    "OSLog",
  ]

  /// The targets that are libraries for others; only they have a public interface.
  static let libraries: Set = [
    "AppResources", "AVFoundation", "AVKit", "CassowarySolver", "ConcentrationEngine",
    "ConcentrationPlayers", "Contacts", "ContactsUI", "CoreGraphics", "CoreLocation",
    "CoreMotion", "CoreSpotlight", "GameplayKit", "InterfaceBuilderFlow",
    "InterfaceBuilderLoading", "InterfaceBuilderReading", "LifecycleTesting",
    "LifecycleTrace", "LifecycleTraceReading", "LocalAuthentication", "MapKit",
    "MediaPlayer", "MessageUI", "OSLog", "Photos", "PhotosUI", "PlaygroundSupport", "QuartzCore",
    "SafariServices", "StoreKit", "TerminalCanvas", "TerminalRendering", "UIKit",
    "UIKitImages", "UIKitShell", "UIKitTerminal", "UniformTypeIdentifiers", "UserNotifications",
    "WebKit", "XcodeUIKit",
  ]

  /// Files above the limit of lines, because they are one idea: a table, or a class whose members a
  /// reader looks for in one place.
  static let longFiles: Set = ["Sources/Runtime/UIKit/ViewControllers/UIViewController.swift"]

  /// Types above 600 lines: how many they have at most, a number that rises with Apple's members and with commands
  /// alone, and why they have more.
  static let longTypes: [String: (most: Int, reason: String)] = [
    "UIKit.UIView": (
      2_225,
      "Apple's members of views. What computes has types of its own: LayoutEngine, ViewAnimation, "
        + "TouchDelivery, FocusSearch, AppearanceArrivals"
    ),
    "UIKit.UIViewController": (
      1_640,
      "Apple's members of controllers, half of it their contracts. What computes has types of its own: "
        + "AppearanceState, TransitionQueue, ContainerChildren, ScreenResize"
    ),
    "UIKit.UITableView": (
      1_560,
      "Apple's members of tables. What computes has types of its own: TableGeometry, TableSupplements, "
        + "ListUpdates, RowDrag, ListDragAndDrop, ListPlaceholders"
    ),
    "UIKit.UIScrollView": (
      920, "Apple's members of scroll views; scrolling by itself is ScrollMotion's"
    ),
    "UIKit.UICollectionView": (
      1_020,
      "Apple's members of collections; places are those of UICollectionViewLayout, sections that scroll "
        + "across CrossScroller's"
    ),
    "UIKit.UIApplication": (
      700,
      "Apple's members of applications. What computes has types of its own: WindowStack, UpdateCycle, "
        + "TransitionQueue, TouchDelivery"
    ),
    "QuartzCore.CALayer": (
      1_250, "Apple's members of layers; time is MediaTiming's, motion RunningAnimation's"
    ),
    "UIKit.UIButton": (
      630, "Apple's members of buttons; places are ButtonLayout's, menus ButtonMenuState's"
    ),
    "UIKit.UIImage": (
      640, "Apple's members of images; what is drawn is ImageDrawing's and ResizedImage's"
    ),
    "UIKitShell.Command": (
      1_620, "the catalogue: each command is an extension in a file of its own"
    ),
  ]

  /// Calls that only the edges may make, each with the way that is open to the others.
  static let sideEffects: [SideEffect] = [
    SideEffect(
      ["print(", "dump(", "puts("], #/(?:^|[^.\w])(print|debugPrint|dump|puts|fputs)\(/#,
      "return text to the shell"),
    SideEffect(["readLine("], #/(?:^|[^.\w])readLine\(/#, "let the line reader read"),
    SideEffect(
      ["exit(", "abort("], #/(?:^|[^.\w])(exit|_exit|abort)\(/#, "return an exit status"),
    SideEffect(
      ["Date", "Clock"], #/\bDate\(\)|\bDate\.now\b|ContinuousClock|SuspendingClock/#,
      "ask the injected clock",
      except: [
        // The defaults of foreign code, which injects nothing; our program replaces both.
        "Sources/Runtime/UIKit/Scheduling/MainQueueScheduler.swift",
        "Sources/Runtime/UIKit/Drawing/ViewEnvironment.swift",
        // Another thread than that of the application.
        "Sources/Runtime/XcodeUIKit/AppClock.swift",
        // A place that an app makes has the time of now.
        "Sources/Runtime/CoreLocation/CLLocation.swift",
        // What it shows is written as for a phone.
        "Sources/Runtime/LifecycleLessons/Lessons/ValueSetOnce.swift",
      ]),
    SideEffect(
      ["random", "Random"],
      #/\.random\(|\.randomElement\(\)|SystemRandomNumberGenerator|arc4random/#,
      "draw from a seeded generator",
      // An app draws as the system does.
      except: ["Sources/Runtime/GameplayKit/GKRandomSource.swift"]),
    SideEffect([".shuffle"], #/\.shuffled?\(/#, "the engine's own shuffle is the same for ever"),
    SideEffect(
      ["File", "ProcessInfo", "UserDefaults", "getenv"],
      #/\bFileManager\b|\bFileHandle\b|\bProcessInfo\b|\bUserDefaults\b|(?:^|[^.\w])getenv\(/#,
      "take it as a value, or through a protocol of your own",
      // The files that tests compare with, where the author of a test asks for them.
      except: [
        "Sources/Runtime/LifecycleTesting/SnapshotFile.swift",
        // An app reads and sets its own settings by key-value coding.
        "Sources/Runtime/UIKit/TargetAction/UserDefaults+Values.swift",
      ]),
    SideEffect(
      ["sleep"], #/\bsleep\(|\busleep\(|Task\.sleep/#, "ask the scheduler",
      // What an action of a test waits for may be a load, which takes real time.
      except: ["Sources/Runtime/LifecycleTesting/SuspendedAction.swift"]),
  ]
}

/// A call with an effect on the world, or one whose answer is never the same twice.
struct SideEffect: @unchecked Sendable {
  /// Texts of which one must occur before the pattern is tried.
  let hints: [String]
  let pattern: any RegexComponent
  let instead: String
  let exceptions: Set<String>

  init(
    _ hints: [String], _ pattern: any RegexComponent, _ instead: String,
    except: Set<String> = []
  ) {
    self.hints = hints
    self.pattern = pattern
    self.instead = instead
    exceptions = except
  }
}
