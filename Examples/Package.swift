// swift-tools-version: 6.2

import PackageDescription

/// Apps as their authors would write them, each a program of its own.
let package = Package(
  name: "Examples",
  dependencies: [
    .package(name: "Concentration", path: "..")
  ],
  targets: [
    .executableTarget(
      name: "Template",
      dependencies: [
        .product(name: "UIKit", package: "Concentration"),
        .product(name: "UIKitTerminal", package: "Concentration"),
      ])
  ]
)
