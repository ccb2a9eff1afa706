// swift-tools-version: 6.2

import PackageDescription

func library(_ name: String) -> Target.Dependency {
  .product(name: name, package: "Concentration")
}

/// An app with what each of them needs, and what this one needs besides.
func app(
  _ name: String, _ libraries: [String] = [], resources: [Resource] = [],
  settings: [SwiftSetting] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: (["UIKit", "UIKitTerminal"] + libraries).map(library),
    resources: resources, swiftSettings: settings)
}

/// Apps as their authors would write them, each a program of its own.
let package = Package(
  name: "Examples",
  dependencies: [
    .package(name: "Concentration", path: "..", traits: ["Readline"])
  ],
  targets: [
    app("Template"),
    // Written when Swift did not look for data races yet.
    app("Lecture", settings: [.swiftLanguageMode(.v5)]),
    app("Cassini", ["UIKitImages", "UIKitShell"], resources: [.copy("Pictures")]),
    app("PageBased"),
    app("MediaPages"),
    app("Reminders", ["UserNotifications"]),
    app("Recipes"),
    // What is called when, as a team tests it.
    .testTarget(name: "TemplateTests", dependencies: ["Template", library("LifecycleTesting")]),
    // One app on a terminal, a phone and a pad.
    .testTarget(name: "RecipesTests", dependencies: ["Recipes", library("LifecycleTesting")]),
  ]
)
