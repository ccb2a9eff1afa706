// swift-tools-version: 6.2

import PackageDescription

/// Settings of all our own targets: nothing is implicit, and a warning is an error.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Settings of code written as a Swift 5 iOS app would be.
let swift5: [SwiftSetting] = [.swiftLanguageMode(.v5)]

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "Concentration",
  products: [
    .library(name: "CassowarySolver", targets: ["CassowarySolver"]),
    .executable(name: "concentration", targets: ["concentration"]),
    .library(name: "ConcentrationEngine", targets: ["ConcentrationEngine"]),
    .library(name: "ConcentrationPlayers", targets: ["ConcentrationPlayers"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "LifecycleTesting", targets: ["LifecycleTesting"]),
    .library(name: "LifecycleTrace", targets: ["LifecycleTrace"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "TerminalCanvas", targets: ["TerminalCanvas"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "UIKitImages", targets: ["UIKitImages"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    // Leaves: the standard library alone.
    .target(name: "CassowarySolver", swiftSettings: strict),
    .target(name: "ConcentrationEngine", swiftSettings: strict),
    .target(name: "LifecycleTrace", swiftSettings: strict),
    .target(name: "TerminalCanvas", swiftSettings: strict),
    .systemLibrary(name: "CReadline", providers: [.apt(["libreadline-dev"])]),
    .systemLibrary(name: "CPNG", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CTurboJPEG", providers: [.apt(["libturbojpeg0-dev"])]),

    // What the toolchain's test library looks for beside modules of these names.
    .target(name: "_Testing_UIKit", swiftSettings: strict),
    .target(name: "_Testing_CoreGraphics", swiftSettings: strict),

    // The core.
    .target(
      name: "ConcentrationPlayers", dependencies: ["ConcentrationEngine"], swiftSettings: strict),
    .target(
      name: "CoreGraphics", dependencies: ["_Testing_CoreGraphics"], swiftSettings: strict),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics"], swiftSettings: strict),
    .target(
      name: "UIKit", dependencies: ["LifecycleTrace", "CoreGraphics", "_Testing_UIKit"],
      swiftSettings: strict),
    .target(
      name: "LifecycleTesting", dependencies: ["UIKit", "LifecycleTrace"], swiftSettings: strict),
    .target(
      name: "TerminalRendering", dependencies: ["UIKit", "CoreGraphics", "TerminalCanvas"],
      swiftSettings: strict),
    .target(
      name: "UIKitImages", dependencies: ["UIKit", "CPNG", "CTurboJPEG"], swiftSettings: strict),
    .target(
      name: "ConcentrationApp",
      dependencies: ["UIKit", "ConcentrationPlayers", "ConcentrationEngine"],
      swiftSettings: strict),
    .target(
      name: "Shell",
      dependencies: [
        "ConcentrationApp", "TerminalRendering", "TerminalCanvas", "UIKit", "LifecycleTrace",
        "ConcentrationPlayers", "ConcentrationEngine",
      ],
      swiftSettings: strict),

    // The edges: the only targets with side effects.
    .target(
      name: "ConcentrationStore",
      dependencies: [
        "ConcentrationApp", "ConcentrationEngine",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: strict),
    .target(
      name: "ReadlineSupport", dependencies: ["Shell", "CReadline"], swiftSettings: strict),
    .target(name: "SystemSupport", dependencies: ["Shell"], swiftSettings: strict),
    .executableTarget(
      name: "concentration",
      dependencies: [
        "Shell", "ReadlineSupport", "SystemSupport", "ConcentrationStore", "ConcentrationApp",
        "ConcentrationPlayers", "ConcentrationEngine", "UIKit", "LifecycleTrace",
        "TerminalCanvas", argumentParser,
      ],
      swiftSettings: strict),

    // Tests, one target for each target of sources, and what only a whole program shows.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "CassowarySolverTests", dependencies: ["CassowarySolver", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ConcentrationEngineTests", dependencies: ["ConcentrationEngine", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ConcentrationPlayersTests", dependencies: ["ConcentrationPlayers", "TestSupport"],
      resources: [.copy("Tables")], swiftSettings: strict),
    .testTarget(
      name: "LifecycleTraceTests", dependencies: ["LifecycleTrace", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "QuartzCore", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "LifecycleTrace", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "LifecycleTestingTests",
      dependencies: ["LifecycleTesting", "UIKit", "LifecycleTrace"], swiftSettings: strict),
    .testTarget(
      name: "UIKitImagesTests", dependencies: ["UIKitImages", "UIKit", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TerminalCanvasTests", dependencies: ["TerminalCanvas", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TerminalRenderingTests",
      dependencies: ["TerminalRendering", "TerminalCanvas", "UIKit", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ConcentrationAppTests",
      dependencies: [
        "ConcentrationApp", "UIKit", "LifecycleTrace", "ConcentrationEngine",
        "ConcentrationPlayers", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ConcentrationStoreTests",
      dependencies: [
        "ConcentrationStore", "ConcentrationApp", "ConcentrationEngine", "TestSupport",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ShellTests",
      dependencies: [
        "Shell", "ConcentrationApp", "TerminalRendering", "TerminalCanvas", "UIKit",
        "LifecycleTrace", "ConcentrationEngine", "TestSupport",
      ],
      exclude: ["Golden", "Transcripts"], swiftSettings: strict),
    .testTarget(
      name: "SystemSupportTests", dependencies: ["SystemSupport", "Shell", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ReadlineSupportTests", dependencies: ["ReadlineSupport", "Shell", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "concentration", "ConcentrationStore", "ConcentrationApp", "TestSupport",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ArchitectureTests", dependencies: ["TestSupport"], swiftSettings: strict),

    // Clients of UIKit as an iOS programmer writes them, in both language modes.
    .target(
      name: "ForeignClients5", dependencies: ["UIKit"], path: "Tests/ForeignClients5",
      swiftSettings: swift5),
    .target(
      name: "ForeignClients6", dependencies: ["UIKit"], path: "Tests/ForeignClients6"),
    .testTarget(
      name: "ForeignClientsTests",
      dependencies: [
        "ForeignClients5", "ForeignClients6", "UIKit", "LifecycleTrace", "TestSupport",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// `make fuzz` alone builds this: a program that libFuzzer drives, and nothing else can start.
if Context.environment["CONCENTRATION_FUZZ"] == "1" {
  package.targets.append(
    .executableTarget(
      name: "ConcentrationFuzzer",
      dependencies: [
        "Shell", "ReadlineSupport", "CReadline", "ConcentrationApp", "ConcentrationStore",
        "ConcentrationEngine",
      ],
      path: "Fuzzing", exclude: ["Seeds"], swiftSettings: strict))
}
