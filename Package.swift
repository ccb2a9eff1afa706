// swift-tools-version: 6.2

import PackageDescription

/// Settings of all our own targets: nothing is implicit, and a warning is an error.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// The parts of the sources and of the tests: a folder each.
enum Part: String {
  case runtime = "Runtime"
  case xcode = "Xcode"
  case terminal = "Terminal"
  case game = "Game"

  /// A target of sources below `Sources`.
  func target(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(
      name: name, dependencies: dependencies, path: "Sources/\(rawValue)/\(name)",
      swiftSettings: strict)
  }

  /// A library of the system, with the name of Debian's package.
  func system(_ name: String, apt: String) -> Target {
    .systemLibrary(
      name: name, path: "Sources/\(rawValue)/\(name)", providers: [.apt([apt])])
  }

  /// The tests of a target, which they import, below `Tests`.
  func tests(
    of name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
    resources: [Resource] = [], packageAccess: Bool = true
  ) -> Target {
    tests(
      "\(name)Tests", [.init(stringLiteral: name)] + dependencies, exclude: exclude,
      resources: resources, packageAccess: packageAccess)
  }

  /// Tests of more than one target.
  func tests(
    _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [],
    resources: [Resource] = [], packageAccess: Bool = true
  ) -> Target {
    .testTarget(
      name: name, dependencies: dependencies + ["ConcentrationTestSupport"],
      path: "Tests/\(rawValue)/\(name)", exclude: exclude, resources: resources,
      packageAccess: packageAccess, swiftSettings: strict)
  }

  /// Code of the tests that stands for another person's: it has no settings of ours, and sees nothing
  /// that is `package`.
  func client(_ name: String, _ settings: [SwiftSetting]) -> Target {
    .target(
      name: name, dependencies: ["UIKit"], path: "Tests/\(rawValue)/\(name)",
      packageAccess: false, swiftSettings: settings)
  }
}

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
/// What the game alone needs: a client without its trait neither fetches nor compiles them.
let database = Target.Dependency.product(
  name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["Game"]))
let yaml = Target.Dependency.product(
  name: "Yams", package: "Yams", condition: .when(traits: ["Game"]))
/// The editing of lines, which brings the licence of GNU Readline.
let readline = Target.Dependency.target(
  name: "UIKitReadline", condition: .when(traits: ["Readline"]))

/// UIKit and what lies below it.
let runtime: [Target] = [
  Part.runtime.target("CassowarySolver"),
  Part.runtime.target("LifecycleTrace"),
  Part.runtime.target("LifecycleTraceReading", ["LifecycleTrace"]),
  // What the toolchain's test library looks for beside modules of these names.
  Part.runtime.target("_Testing_UIKit"),
  Part.runtime.target("_Testing_CoreGraphics"),
  Part.runtime.target("CoreGraphics", ["_Testing_CoreGraphics"]),
  Part.runtime.target("QuartzCore", ["CoreGraphics"]),
  Part.runtime.target("UniformTypeIdentifiers"),
  Part.runtime.target(
    "UIKit",
    [
      "LifecycleTrace", "CassowarySolver", "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers",
      "_Testing_UIKit",
    ]),
  Part.runtime.target("UserNotifications", ["UIKit"]),
  Part.runtime.target("XcodeUIKit", ["UIKit", "UniformTypeIdentifiers"]),
  // What apps name and a terminal has not: each is a simulator without that device.
  Part.runtime.target("AVFoundation", ["UIKit"]),
  Part.runtime.target("AVKit", ["AVFoundation", "UIKit"]),
  Part.runtime.target("Contacts", ["UIKit"]),
  Part.runtime.target("ContactsUI", ["Contacts", "UIKit"]),
  Part.runtime.target("CoreLocation", ["UIKit"]),
  Part.runtime.target("CoreMotion", ["UIKit"]),
  Part.runtime.target("CoreSpotlight", ["UIKit"]),
  Part.runtime.target("GameplayKit"),
  Part.runtime.target("LocalAuthentication", ["UIKit"]),
  Part.runtime.target("MapKit", ["CoreLocation", "UIKit"]),
  Part.runtime.target("MediaPlayer", ["UIKit"]),
  Part.runtime.target("MessageUI", ["UIKit"]),
  Part.runtime.target("Photos", ["UIKit"]),
  Part.runtime.target("PhotosUI", ["Photos", "UIKit"]),
  Part.runtime.target("SafariServices", ["UIKit"]),
  Part.runtime.target("StoreKit", ["UIKit"]),
  Part.runtime.target("WebKit", ["UIKit"]),
  // Not `os`: swift-argument-parser asks whether there is a module of that name, and takes it for Apple's.
  Part.runtime.target("OSLog"),
  Part.runtime.target("PlaygroundSupport", ["UIKit"]),
  Part.runtime.target(
    "LifecycleTesting", ["UIKit", "LifecycleTrace", "TerminalRendering", "TerminalCanvas"]),
  .target(
    name: "CUIKitLessons", path: "Sources/Runtime/CUIKitLessons", publicHeadersPath: "."),
  Part.runtime.target("LifecycleLessons", ["UIKit", "LifecycleTrace", "CUIKitLessons"]),
  Part.runtime.system("CUIKitPNG", apt: "libpng-dev"),
  Part.runtime.system("CUIKitTurboJPEG", apt: "libturbojpeg0-dev"),
  Part.runtime.target("UIKitImages", ["UIKit", "CUIKitPNG", "CUIKitTurboJPEG"]),

  Part.runtime.tests(of: "CassowarySolver"),
  Part.runtime.tests(of: "LifecycleTrace", exclude: ["Golden"]),
  Part.runtime.tests(of: "LifecycleTraceReading", ["LifecycleTrace"]),
  Part.runtime.tests(of: "CoreGraphics", ["QuartzCore"]),
  Part.runtime.tests(of: "UIKit", ["LifecycleTrace"]),
  // These are a package of their own as well.
  Part.runtime.tests(
    of: "LifecycleTesting", ["UIKit", "LifecycleTrace"], packageAccess: false),
  Part.runtime.tests(
    of: "LifecycleLessons", ["LifecycleTesting", "UIKit", "LifecycleTrace", "XcodeUIKit"]),
  Part.runtime.tests(of: "UIKitImages", ["UIKit"]),
  Part.runtime.tests(of: "UserNotifications", ["UIKit"]),
  Part.runtime.tests(of: "XcodeUIKit", ["UIKit", "WebKit"]),
  Part.runtime.tests(
    "FrameworkTests",
    [
      "AVFoundation", "AVKit", "Contacts", "ContactsUI", "CoreLocation", "CoreMotion",
      "CoreSpotlight", "GameplayKit", "LocalAuthentication", "MapKit", "MediaPlayer",
      "MessageUI", "OSLog", "Photos", "PhotosUI", "SafariServices", "StoreKit", "UIKit",
      "UniformTypeIdentifiers", "WebKit",
    ]),
  Part.runtime.tests(of: "PlaygroundSupport", ["LifecycleTesting", "UIKit"]),

  // Clients of UIKit as an iOS programmer writes them, in both language modes.
  Part.runtime.client("ForeignClients5", [.swiftLanguageMode(.v5)]),
  Part.runtime.client("ForeignClients6", []),
  // What an app on a phone takes over, as it is.
  .target(
    name: "PhoneLogger", dependencies: ["UIKit"], path: "docs/phone", swiftSettings: []),
  Part.runtime.tests(
    "ForeignClientsTests",
    [
      "ForeignClients5", "ForeignClients6", "PhoneLogger", "LifecycleTraceReading", "UIKit",
      "LifecycleTrace", "LifecycleTesting",
    ], exclude: ["Frames"]),
]

/// What Xcode writes, read and made into objects of UIKit.
let xcode: [Target] = [
  Part.xcode.target("InterfaceBuilderReading"),
  Part.xcode.target("InterfaceBuilderFlow", ["InterfaceBuilderReading"]),
  Part.xcode.target("InterfaceBuilderLoading", ["InterfaceBuilderReading", "UIKit"]),
  Part.xcode.target(
    "AppResources", ["InterfaceBuilderLoading", "InterfaceBuilderReading", "UIKit"]),
  // The product is `uikit`: a module of that name would be one file with UIKit's where case is ignored.
  .executableTarget(
    name: "UIKitTool",
    dependencies: [
      "InterfaceBuilderReading", "InterfaceBuilderFlow", "InterfaceBuilderLoading",
      "UIKitTerminal", "UIKitShell", "UIKitSystem", "UIKit", "LifecycleLessons", argumentParser,
    ],
    path: "Sources/Xcode/UIKitTool", swiftSettings: strict),

  Part.xcode.tests(of: "InterfaceBuilderReading"),
  Part.xcode.tests(of: "InterfaceBuilderFlow", ["InterfaceBuilderReading"]),
  Part.xcode.tests(
    of: "InterfaceBuilderLoading",
    ["InterfaceBuilderReading", "LifecycleTesting", "LifecycleTrace", "UIKit"]),
  Part.xcode.tests(of: "AppResources", ["LifecycleTesting", "UIKit"]),
  Part.xcode.tests(of: "UIKitTool", [argumentParser]),
]

/// What the app of an Xcode project may import, for `uikit-run`: one file, which is linked in no time.
let xcodeApps = [
  "AppResources", "AVFoundation", "AVKit", "Contacts", "ContactsUI", "CoreLocation",
  "CoreMotion", "CoreSpotlight", "GameplayKit", "LocalAuthentication", "MapKit",
  "MediaPlayer", "MessageUI", "OSLog", "Photos", "PhotosUI", "PlaygroundSupport", "SafariServices",
  "StoreKit", "UIKitImages", "UIKitTerminal", "UserNotifications", "WebKit",
  "XcodeUIKit",
]

/// Drawing, the shell, and the edges where it touches terminal and system.
let terminal: [Target] = [
  Part.terminal.target("TerminalCanvas"),
  Part.terminal.target(
    "TerminalRendering", ["UIKit", "CoreGraphics", "QuartzCore", "TerminalCanvas"]),
  Part.terminal.target(
    "UIKitShell",
    [
      "TerminalRendering", "TerminalCanvas", "LifecycleLessons", "UIKit", "LifecycleTrace",
      "LifecycleTraceReading",
    ]),
  Part.terminal.system("CUIKitReadline", apt: "libreadline-dev"),
  Part.terminal.target("UIKitReadline", ["UIKitShell", "CUIKitReadline"]),
  .systemLibrary(name: "CUIKitMalloc", path: "Sources/Terminal/CUIKitMalloc"),
  .systemLibrary(name: "CUIKitRunLoop", path: "Sources/Terminal/CUIKitRunLoop"),
  Part.terminal.target("RegularFiles"),
  Part.terminal.target(
    "UIKitSystem", ["UIKitShell", "RegularFiles", "CUIKitMalloc", "CUIKitRunLoop"]),
  Part.terminal.target(
    "UIKitTerminal",
    [
      "UIKitShell", readline, "UIKitSystem", "UIKit", "LifecycleTrace",
      "LifecycleTraceReading", argumentParser,
    ]),

  Part.terminal.tests(of: "TerminalCanvas"),
  Part.terminal.tests(
    of: "TerminalRendering", ["TerminalCanvas", "UIKit"], exclude: ["Golden"]),
  Part.terminal.tests(
    of: "UIKitShell",
    [
      "TerminalRendering", "TerminalCanvas", "LifecycleLessons", "UIKit", "UserNotifications",
      "LifecycleTrace", "ForeignClients6",
    ], exclude: ["MotionScripts"]),
  Part.terminal.tests(of: "UIKitReadline", ["UIKitShell"]),
  Part.terminal.tests(of: "UIKitSystem", ["UIKitShell", "RegularFiles"]),
  // An app that blocks and traps, as another person's might.
  .executableTarget(
    name: "TroubleApp", dependencies: ["UIKit", "UIKitTerminal"], path: "Tests/Terminal/TroubleApp",
    swiftSettings: strict),
  Part.terminal.tests(of: "UIKitTerminal", ["TroubleApp", "UIKit", argumentParser]),
]

/// The card game: its rules, its screens, its data, and the program.
let game: [Target] = [
  Part.game.target("ConcentrationEngine"),
  Part.game.target("ConcentrationPlayers", ["ConcentrationEngine"]),
  Part.game.target(
    "ConcentrationApp", ["UIKit", "ConcentrationPlayers", "ConcentrationEngine"]),
  Part.game.target(
    "ConcentrationShell",
    [
      "UIKitShell", "ConcentrationApp", "UIKit", "LifecycleTrace", "ConcentrationPlayers",
      "ConcentrationEngine",
    ]),
  Part.game.target(
    "ConcentrationStore",
    ["ConcentrationApp", "ConcentrationEngine", "RegularFiles", database, yaml]),
  .executableTarget(
    name: "concentration",
    dependencies: [
      "UIKitTerminal", "UIKitShell", "UIKitSystem", "ConcentrationShell", "ConcentrationStore",
      "ConcentrationApp", "ConcentrationPlayers", "ConcentrationEngine", "UIKit", "LifecycleTrace",
      "TerminalCanvas", argumentParser,
    ],
    path: "Sources/Game/concentration", swiftSettings: strict),

  Part.game.tests(of: "ConcentrationEngine"),
  Part.game.tests(of: "ConcentrationPlayers", resources: [.copy("Tables")]),
  Part.game.tests(
    of: "ConcentrationApp",
    ["UIKit", "LifecycleTrace", "ConcentrationEngine", "ConcentrationPlayers"]),
  Part.game.tests(
    of: "ConcentrationShell",
    [
      "UIKitShell", "ConcentrationApp", "TerminalRendering", "TerminalCanvas", "UIKit",
      "LifecycleTrace", "ConcentrationEngine",
    ],
    exclude: ["Golden", "Transcripts"]),
  Part.game.tests(
    of: "ConcentrationStore", ["ConcentrationApp", "ConcentrationEngine", database],
    exclude: ["Files"]),
  Part.game.tests(
    "CommandLineTests", ["concentration", "ConcentrationStore", "ConcentrationApp", database]),
]

/// What belongs to no part: what all tests use, and the tests of the repository itself.
let shared: [Target] = [
  .target(
    name: "ConcentrationTestSupport", dependencies: ["TerminalCanvas"],
    path: "Tests/ConcentrationTestSupport", swiftSettings: strict),
  .testTarget(
    name: "ArchitectureTests", dependencies: ["ConcentrationTestSupport"],
    exclude: ["AppleMembers.txt"],
    swiftSettings: strict),
  // What the pages of the libraries show, written by a client.
  .testTarget(
    name: "DocumentationSampleTests",
    dependencies: [
      "AppResources", "CassowarySolver", "ConcentrationEngine", "ConcentrationPlayers",
      "CoreGraphics", "InterfaceBuilderFlow", "InterfaceBuilderLoading", "InterfaceBuilderReading",
      "LifecycleTesting", "LifecycleTrace", "LifecycleTraceReading", "PlaygroundSupport",
      "QuartzCore", "TerminalCanvas", "TerminalRendering", "UIKit", "UIKitImages", "UIKitTerminal",
      "UserNotifications",
    ],
    packageAccess: false, swiftSettings: strict),
]

let package = Package(
  name: "Concentration",
  products: [
    .library(name: "AppResources", targets: ["AppResources"]),
    .library(name: "AVFoundation", targets: ["AVFoundation"]),
    .library(name: "AVKit", targets: ["AVKit"]),
    .library(name: "CassowarySolver", targets: ["CassowarySolver"]),
    .executable(name: "concentration", targets: ["concentration"]),
    .library(name: "ConcentrationEngine", targets: ["ConcentrationEngine"]),
    .library(name: "ConcentrationPlayers", targets: ["ConcentrationPlayers"]),
    .library(name: "Contacts", targets: ["Contacts"]),
    .library(name: "ContactsUI", targets: ["ContactsUI"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "CoreLocation", targets: ["CoreLocation"]),
    .library(name: "CoreMotion", targets: ["CoreMotion"]),
    .library(name: "CoreSpotlight", targets: ["CoreSpotlight"]),
    .library(name: "GameplayKit", targets: ["GameplayKit"]),
    .library(name: "InterfaceBuilderFlow", targets: ["InterfaceBuilderFlow"]),
    .library(name: "InterfaceBuilderLoading", targets: ["InterfaceBuilderLoading"]),
    .library(name: "InterfaceBuilderReading", targets: ["InterfaceBuilderReading"]),
    .library(name: "LifecycleTesting", targets: ["LifecycleTesting"]),
    .library(name: "LifecycleTrace", targets: ["LifecycleTrace"]),
    .library(name: "LifecycleTraceReading", targets: ["LifecycleTraceReading"]),
    .library(name: "LocalAuthentication", targets: ["LocalAuthentication"]),
    .library(name: "MapKit", targets: ["MapKit"]),
    .library(name: "MediaPlayer", targets: ["MediaPlayer"]),
    .library(name: "MessageUI", targets: ["MessageUI"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "Photos", targets: ["Photos"]),
    .library(name: "PhotosUI", targets: ["PhotosUI"]),
    .library(name: "PlaygroundSupport", targets: ["PlaygroundSupport"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "SafariServices", targets: ["SafariServices"]),
    .library(name: "StoreKit", targets: ["StoreKit"]),
    .library(name: "TerminalCanvas", targets: ["TerminalCanvas"]),
    .library(name: "TerminalRendering", targets: ["TerminalRendering"]),
    .executable(name: "uikit", targets: ["UIKitTool"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "UIKitApps", type: .dynamic, targets: xcodeApps),
    .library(name: "UIKitImages", targets: ["UIKitImages"]),
    .library(name: "UIKitShell", targets: ["UIKitShell"]),
    .library(name: "UIKitTerminal", targets: ["UIKitTerminal"]),
    .library(name: "UserNotifications", targets: ["UserNotifications"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "WebKit", targets: ["WebKit"]),
    .library(name: "XcodeUIKit", targets: ["XcodeUIKit"]),
  ],
  traits: [
    .trait(
      name: "Game",
      description: "The card game, with SQLite and YAML. Its targets need it; no other does."),
    .trait(
      name: "Readline",
      description: """
        The prompt of apps is GNU Readline's, and a program with it under GPL-3.0-or-later. Without it \
        whole lines are read from the terminal.
        """),
    .default(enabledTraits: ["Game", "Readline"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: runtime + xcode + terminal + game + shared,
  swiftLanguageModes: [.v6]
)

// `make fuzz` alone builds this: a program that libFuzzer drives, and nothing else can start.
if Context.environment["CONCENTRATION_FUZZ"] == "1" {
  package.targets.append(
    .executableTarget(
      name: "ConcentrationFuzzer",
      dependencies: [
        "UIKitShell", "UIKitReadline", "CUIKitReadline", "ConcentrationShell", "ConcentrationApp",
        "ConcentrationStore", "ConcentrationEngine", "InterfaceBuilderReading",
        "InterfaceBuilderFlow", "LifecycleTrace", "LifecycleTraceReading", "UIKit", "UIKitImages",
      ],
      path: "Fuzzing", exclude: ["Seeds"], swiftSettings: strict))
}
