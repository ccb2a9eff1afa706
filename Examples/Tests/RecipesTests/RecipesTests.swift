import LifecycleTesting
import Testing
import UIKit

@testable import Recipes

/// The app `Recipes` as its author tests it: the same on a terminal, a phone and a pad.
@MainActor
@Suite(.serialized) struct RecipesTests {
  nonisolated static let devices = [TestDevice.terminal, .phone, .pad]

  /// The app on a device, with its recipes loaded.
  private func launch(on device: TestDevice) async throws -> TestApplication {
    let app = TestApplication(on: device)
    let delegate = AppDelegate()
    app.launch(delegate)
    try await app.perform {
      while !app.screen.contains("Minestrone") { await Task.yield() }
    }
    return app
  }

  private func middle(of text: String, in app: TestApplication, on device: TestDevice) throws
    -> CGPoint
  {
    let lines = app.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains(text) })
    let place = try #require(lines[row].range(of: text))
    let column = lines[row].distance(from: lines[row].startIndex, to: place.lowerBound)
    return CGPoint(
      x: (CGFloat(column) + 1.5) * device.cellSize.width,
      y: (CGFloat(row) + 0.5) * device.cellSize.height)
  }

  @Test(arguments: devices)
  func `the list has its recipes in sections, and no constraint is broken`(
    device: TestDevice
  ) async throws {
    let app = try await launch(on: device)
    for text in ["Soups", "Gazpacho", "Mains", "Risotto", "35 min"] {
      #expect(app.screen.contains(text), "\(text)\n\(app.screen)")
    }
    #expect(app.warnings.isEmpty, "\(app.warnings)")
    try app.expectRulesKept()
    try app.expectNoFindings()
  }

  @Test(arguments: devices)
  func `a recipe is a form, whose changes are in the list`(device: TestDevice) async throws {
    let app = try await launch(on: device)
    let risotto = try #require(app.labels.first { $0.hasPrefix("Risotto") })
    try app.select(risotto)
    #expect(app.screen.contains("Serves 2"))
    try app.press("Favorite")
    try app.adjust("Servings", by: 2)
    #expect(app.screen.contains("Serves 4"))
    try app.type("Saffron\nat the end", into: "Notes")
    #expect(app.screen.contains("Saffron") && app.screen.contains("at the end"), "\(app.screen)")
    #expect(app.warnings.isEmpty, "\(app.warnings)")
    try app.expectRulesKept()
  }

  @Test(arguments: devices)
  func `a row is swiped aside, and deleted`(device: TestDevice) async throws {
    let app = try await launch(on: device)
    let start = try middle(of: "Gazpacho", in: app, on: device)
    app.perform {
      let touches = app.device.touches
      touches.begin(at: CGPoint(x: start.x + 12 * device.cellSize.width, y: start.y))
      for step in 1...11 {
        touches.move(
          to: CGPoint(x: start.x + CGFloat(12 - step) * device.cellSize.width, y: start.y))
      }
      touches.end()
    }
    #expect(app.screen.contains("Favorite") && app.screen.contains("Delete"), "\(app.screen)")
    try app.press("Delete")
    #expect(!app.screen.contains("Gazpacho"), "\(app.screen)")
  }

  @Test(arguments: devices)
  func `an edited row is moved up by its handle`(device: TestDevice) async throws {
    let app = try await launch(on: device)
    try app.press("Edit")
    let (from, to) = (
      try middle(of: "Ratatouille", in: app, on: device),
      try middle(of: "Risotto", in: app, on: device)
    )
    let column = try handle(beside: "Ratatouille", in: app, on: device)
    app.perform {
      let touches = app.device.touches
      touches.begin(at: CGPoint(x: column, y: from.y))
      for part in [0.25, 0.5, 0.75, 1] {
        touches.move(to: CGPoint(x: column, y: from.y + (to.y - from.y) * part))
      }
      touches.end()
    }
    let lines = app.screen.split(separator: "\n")
    let place = { (text: String) in lines.firstIndex { $0.contains(text) } ?? 0 }
    #expect(place("Ratatouille") < place("Risotto"), "\(app.screen)")
    #expect(app.warnings.isEmpty, "\(app.warnings)")
  }

  /// The middle of the handle in the row with a text, or in the lines below it.
  private func handle(beside text: String, in app: TestApplication, on device: TestDevice) throws
    -> CGFloat
  {
    let lines = app.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains(text) })
    let line = try #require(lines[row...].first { $0.contains("=") })
    let sign = try #require(line.firstIndex(of: "="))
    return (CGFloat(line.distance(from: line.startIndex, to: sign)) + 0.5) * device.cellSize.width
  }

  /// That it runs is in the scripts: in a test no `Timer` fires.
  @Test(arguments: devices)
  func `a swipe sets the timer, and a double tap begins again`(device: TestDevice) async throws {
    let app = try await launch(on: device)
    try app.press("Timer")
    try app.press("Start")
    let middle = CGPoint(x: device.size.width / 2, y: device.size.height * 0.75)
    app.perform {
      let touches = app.device.touches
      touches.begin(at: middle)
      for step in 1...6 {
        touches.move(
          to: CGPoint(x: middle.x, y: middle.y - CGFloat(step) * device.cellSize.height))
      }
      touches.end()
    }
    #expect(app.screen.contains("06:00"), "\(app.screen)")
    app.advance(by: 1)
    app.perform {
      app.device.touches.tap(at: middle)
      app.device.touches.tap(at: middle)
    }
    #expect(app.screen.contains("05:00"), "\(app.screen)")
  }

  @Test(arguments: devices)
  func `the search leaves what matches`(device: TestDevice) async throws {
    let app = try await launch(on: device)
    try app.type("ris", into: "Search recipes")
    #expect(app.screen.contains("Risotto") && !app.screen.contains("Gazpacho"), "\(app.screen)")
  }

  @Test(arguments: devices)
  func `a new recipe is asked for in a sheet`(device: TestDevice) async throws {
    let app = try await launch(on: device)
    try app.press("Add")
    try app.press("Save")
    #expect(app.screen.contains("A recipe needs a name."))
    try app.press("OK")
    try app.type("Borscht", into: "Name")
    try app.press("Save")
    #expect(app.screen.contains("Borscht"), "\(app.screen)")
    try app.expectRulesKept()
  }

  @Test(arguments: devices)
  func `a tile that is held asks what to do, and a pinch opens the tiles`(
    device: TestDevice
  ) async throws {
    let app = try await launch(on: device)
    try app.press("Tiles")
    let omelette = try middle(of: "Omelette", in: app, on: device)
    let touches = app.device.touches
    app.perform { touches.begin(at: omelette) }
    app.advance(by: 1)
    app.perform { touches.end() }
    try app.press("Favorite")
    #expect(app.screen.contains("* Omelette"), "\(app.screen)")
    app.perform {
      let wide = 6 * device.cellSize.width
      touches.begin([0: omelette, 1: CGPoint(x: omelette.x + wide, y: omelette.y)])
      touches.move([1: CGPoint(x: omelette.x + 2 * wide, y: omelette.y)])
      touches.move([1: CGPoint(x: omelette.x + 3 * wide, y: omelette.y)])
      touches.endAll()
    }
    #expect(app.screen.contains("* Omelette, 10 min"), "\(app.screen)")
  }
}
