import Foundation
import InterfaceBuilderLoading
import InterfaceBuilderReading
import UIKit

/// Reading a storyboard, and opening it, beside `xmllint` on the same file.
@MainActor
struct StoryboardBenchmarks {
  private let bytes: [UInt8]
  private let path: String
  private let xmllint: String
  /// How often each side reads the file in one batch, so that the start of a program counts little.
  private static let readings = 50

  /// Measures the promises, or says why they cannot be.
  static func check(_ requirements: Requirements) throws {
    guard let xmllint = ProgramBenchmarks.installed("xmllint") else {
      for name in ["a storyboard read", "a storyboard opened"] {
        requirements.skip(name, because: "xmllint is not installed")
      }
      return
    }
    let benchmarks = try StoryboardBenchmarks(xmllint: xmllint)
    defer { unlink(benchmarks.path) }
    requirements.check(
      "a storyboard of \(benchmarks.bytes.count / 1000) kB read: time of xmllint's",
      try benchmarks.ratio(to: benchmarks.reading), atMost: 1.5)
    requirements.check(
      "the same read, checked, made and shown: time of xmllint's",
      try benchmarks.ratio(to: benchmarks.opening), atMost: 5)
  }

  private init(xmllint: String) throws {
    self.xmllint = xmllint
    bytes = Array(LargeStoryboard().text.utf8)
    path = NSTemporaryDirectory() + "concentration-bench-\(getpid()).storyboard"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  /// The works alone, for their times.
  static var works: [Work] {
    get throws {
      let benchmarks = try StoryboardBenchmarks(xmllint: "")
      defer { unlink(benchmarks.path) }
      return [benchmarks.reading, benchmarks.opening]
    }
  }

  /// Processor time of reading the file once, of that of `xmllint --noout`: the median of runs by turns.
  private func ratio(to work: Work) throws -> Double {
    let arguments = ["--noout"] + Array(repeating: path, count: Self.readings)
    work.batch()
    return try (0..<9).map { _ in
      let other = try ProgramUse.running(xmllint, arguments).milliseconds / Double(Self.readings)
      return work.sample() / 1_000_000 / other
    }.median
  }

  private var reading: Work {
    Work(name: "a storyboard read", operations: 10) {
      for _ in 0..<10 { consume(try? InterfaceReader().read(bytes)) }
    }
  }

  /// What happens from the file to its first scene on the screen.
  private var opening: Work {
    Work(name: "a storyboard read, checked, made and shown", operations: 3) {
      for _ in 0..<3 { open() }
    }
  }

  private func open() {
    let scheduler = UIKitRuntime.SteppedScheduler()
    let device = UIKitRuntime.Device(scheduler: scheduler)
    device.share()
    let bytes = bytes
    let loader = InterfaceLoader(
      classes: nil, log: { preconditionFailure("the file is in order: \($0)") },
      read: { _, kind in kind == .storyboard ? bytes : nil })
    loader.install(in: device.application)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 24))
    window.rootViewController =
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    precondition(window.rootViewController?.children.count == 5, "the file has five tabs")
    window.makeKeyAndVisible()
    scheduler.runUntilIdle()
    window.isHidden = true
  }
}
