// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "Concentration", path: "..", traits: [])
  ],
  targets: [
    // The same game in C, as fast as its compiler makes it. Flags like these are allowed in a root
    // package alone, which is one reason why the benchmarks are a package of their own.
    .target(
      name: "CReferenceGame",
      cSettings: [.unsafeFlags(["-O3", "-march=native", "-std=c11"])]),
    .target(name: "CAllocationCount"),
    .executableTarget(
      name: "bench",
      dependencies: [
        "CReferenceGame", "CAllocationCount",
        .product(name: "CassowarySolver", package: "Concentration"),
        .product(name: "ConcentrationEngine", package: "Concentration"),
        .product(name: "ConcentrationPlayers", package: "Concentration"),
        .product(name: "InterfaceBuilderLoading", package: "Concentration"),
        .product(name: "InterfaceBuilderReading", package: "Concentration"),
        .product(name: "LifecycleTrace", package: "Concentration"),
        .product(name: "LifecycleTraceReading", package: "Concentration"),
        .product(name: "TerminalCanvas", package: "Concentration"),
        .product(name: "TerminalRendering", package: "Concentration"),
        .product(name: "UIKit", package: "Concentration"),
      ],
      path: "Sources/Bench", swiftSettings: strict),
    .executableTarget(
      name: "draw-picture",
      dependencies: [
        .product(name: "CoreGraphics", package: "Concentration"),
        .product(name: "TerminalCanvas", package: "Concentration"),
        .product(name: "TerminalRendering", package: "Concentration"),
        .product(name: "UIKit", package: "Concentration"),
        .product(name: "UIKitImages", package: "Concentration"),
      ],
      path: "Sources/DrawPicture", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// The constraint solver is measured beside kiwi where `Scripts/fetch-kiwi` could download it.
if let headers = Context.environment["KIWI_HEADERS"], !headers.isEmpty {
  package.targets.append(
    .target(
      name: "CKiwiSolver",
      cxxSettings: [.unsafeFlags(["-O3", "-march=native", "-std=c++17", "-I", headers])]))
  for target in package.targets where target.name == "bench" {
    target.dependencies.append("CKiwiSolver")
    target.swiftSettings?.append(.define("KIWI"))
  }
}
