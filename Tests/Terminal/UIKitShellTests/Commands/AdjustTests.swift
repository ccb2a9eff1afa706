import Testing
import UIKit

@testable import UIKitShell

/// `adjust` sets what has a value, as a person would.
@MainActor @Suite struct AdjustTests {
  private func form() throws -> PaintSession { try PaintSession { FormAppDelegate() } }

  @Test func `a switch is turned on and off, and runs its actions once`() throws {
    let form = try form()
    #expect(form.run("adjust Sound on") == ["Sound is now on."])
    #expect(form.run("adjust sound on") == ["Sound: it is on already."])
    #expect(form.run("adjust sound -") == ["Sound is now off."])
    #expect(form.front(FormViewController.self)?.changes == ["UISwitch", "UISwitch"])
    #expect(
      form.run("adjust sound loud") == ["error: no value 'loud'. Sound takes: on, off."])
  }

  @Test func `a stepper is stepped to a number and not beyond its limits`() throws {
    let form = try form()
    #expect(form.run("adjust players 3") == ["players is now 3."])
    #expect(form.run("adjust players +") == ["players is now 4."])
    #expect(form.run("adjust players +") == ["players: it is at its maximum, 4."])
    #expect(
      form.run("adjust players 9") == ["players is now 4: the maximum, for 9 is above it."])
    #expect(form.run("adjust players 1.4") == ["players is now 1: the nearest step to 1.4."])
    // A person presses the buttons: two steps up, one up, three down.
    #expect(form.front(FormViewController.self)?.changes.count == 6)
  }

  @Test func `a part is chosen by its title, and not one that is disabled`() throws {
    let form = try form()
    #expect(form.run("adjust Level hard") == ["Level is now Hard."])
    #expect(form.run("adjust Level -") == ["Level is now Easy."])
    #expect(
      form.run("adjust Level expert") == ["error: no value 'expert'. Level takes: Easy, Hard."])
  }

  @Test func `a date before the minimum moves to the minimum and the reply says so`() throws {
    let form = try form()
    #expect(form.run("adjust Moment 2001-09-10 08:30") == ["Moment is now 2001-09-10 08:30."])
    #expect(
      form.run("adjust Moment 2001-09-01") == [
        "Moment is now 2001-09-09 01:47: the minimum, for 2001-09-01 08:30 is before it."
      ])
    #expect(form.run("adjust Moment 12:00") == ["Moment is now 2001-09-09 12:00."])
    #expect(form.run("adjust Moment +") == ["Moment is now 2001-09-09 12:01."])
    #expect(
      form.run("adjust Moment 2001-02-30") == [
        "error: no value '2001-02-30'. Moment takes: +, -, YYYY-MM-DD HH:MM."
      ])
  }

  @Test func `without a value it says what there is, and elsewhere what is possible`() throws {
    let form = try form()
    #expect(form.run("adjust Dots") == ["Dots is page 1 of 3; it takes +, - or 1 to 3."])
    #expect(form.run("adjust Dots 3") == ["Dots is now page 3 of 3."])
    #expect(
      form.run("adjust Volume 3").first?.hasPrefix("error: no control 'Volume'. Controls: Sound")
        == true)
    _ = form.run("tab map")
    #expect(form.run("adjust Sound on") == ["error: nothing on Map can be adjusted"])
  }

  @Test func `what is recorded names the control and the value`() throws {
    #expect(try form().reply("adjust sound on").canonical == "adjust Sound on")
  }
}
