// swift-tools-version: 6.2

import Foundation
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Where the toolchain that reads this manifest keeps its own copy of swift-syntax, which takes a quarter
/// of an hour to compile: near the library that the manifest is linked with.
let hostLibraries: String = {
  var maps = Data()
  let file = FileHandle(forReadingAtPath: "/proc/self/maps")
  // The system hands it out by pages.
  while let page = try? file?.read(upToCount: 4096), !page.isEmpty { maps += page }
  let library = String(decoding: maps, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    .first { $0.hasSuffix("/pm/ManifestAPI/libPackageDescription.so") }
  guard let library else { fatalError("The toolchain of this manifest cannot be found.") }
  return library.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" } + "/host"
}()

/// The settings of a target that uses swift-syntax, or a target that does.
let syntax = strict + [SwiftSetting.unsafeFlags(["-I", hostLibraries])]

/// Runs the apps of Xcode's projects.
///
/// It is a package of its own, since one that others depend on must not have such flags.
let package = Package(
  name: "XcodeApps",
  targets: [
    .target(
      name: "SourceRewriting",
      swiftSettings: syntax,
      linkerSettings: [
        .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries]),
        .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
      ]),
    .target(name: "XcodeProjects", swiftSettings: strict),
    .target(
      name: "AppPackaging", dependencies: ["SourceRewriting", "XcodeProjects"],
      swiftSettings: syntax),
    .executableTarget(
      name: "uikit-run", dependencies: ["AppPackaging", "SourceRewriting", "XcodeProjects"],
      swiftSettings: syntax),
    // For Scripts/count-typechecks.
    .executableTarget(
      name: "translate-app", dependencies: ["AppPackaging", "SourceRewriting", "XcodeProjects"],
      swiftSettings: syntax),

    .testTarget(
      name: "SourceRewritingTests", dependencies: ["SourceRewriting"],
      swiftSettings: syntax),
    .testTarget(
      name: "XcodeProjectsTests", dependencies: ["XcodeProjects"], swiftSettings: strict),
    .testTarget(
      name: "AppPackagingTests",
      dependencies: ["AppPackaging", "SourceRewriting", "XcodeProjects"],
      swiftSettings: syntax),
  ],
  swiftLanguageModes: [.v6]
)
