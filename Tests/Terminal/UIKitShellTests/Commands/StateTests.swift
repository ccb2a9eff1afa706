import Testing
import UIKit

@testable import UIKitShell

/// `state` and `tree` tell of an app that says nothing of itself.
@MainActor @Suite struct StateTests {
  private func form() throws -> PaintSession { try PaintSession { FormAppDelegate() } }

  @Test func `state tells the controller, what is around it and the values of its controls`() throws
  {
    #expect(
      try form().run("state") == [
        "tab form", "screen new-game", "path form", "visible Form#1", "controller Form#1",
        "title New Game", "stack New Game", "value.sound off", "value.players 1",
        "value.moment 2001-09-09 01:47",
      ])
  }

  @Test func `values of controls can be expected by their identifiers`() throws {
    let form = try form()
    _ = form.run("adjust sound on")
    #expect(form.run("expect value.sound on") == ["As expected."])
    #expect(
      form.run("expect value.sound off")
        == ["error: expected value.sound off; value.sound is on"])
    #expect(
      form.run("expect value.volume 3")
        == ["error: expected value.volume 3; this screen has no value.volume"])
    #expect(
      form.run("expect titel x") == ["error: unknown expectation 'titel'; did you mean title?"])
  }

  @Test func `an app contributes a key of its own for what the shell would tell`() throws {
    let contribution = ShellContribution(name: "Paint", stateKeys: ["page"])
    let keys = try PaintSession([contribution]).session.catalog.stateKeys
    #expect(keys.filter { $0 == "page" }.count == 1)
  }

  @Test func `the tree has titles where classes do not say them`() throws {
    #expect(
      try form().run("tree") == [
        "Tabs#1 visible", "  Nav#1 visible", "    Form#1 visible \"New Game\"",
        "  Photos#1 not loaded", "  Map#1 not loaded", "  Slides#1 not loaded",
      ])
  }
}
