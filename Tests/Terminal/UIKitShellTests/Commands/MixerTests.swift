import Testing
import UIKit

@testable import UIKitShell

/// The commands on a slider, a picker, a countdown, a search and a list that is pulled.
@MainActor @Suite struct MixerTests {
  private func mixer() throws -> PaintSession { try PaintSession { MixerAppDelegate() } }

  @Test func `adjust moves a slider by tenths or to a number`() throws {
    let mixer = try mixer()
    #expect(mixer.run("adjust Volume 7.5") == ["Volume is now 7.5."])
    #expect(mixer.run("adjust volume -") == ["Volume is now 6.5."])
    #expect(
      mixer.run("adjust volume 12") == ["Volume is now 10: the maximum, for 12 is above it."])
    #expect(mixer.run("adjust volume +") == ["Volume: it is at its maximum, 10."])
    #expect(
      mixer.run("adjust volume loud") == [
        "error: no value 'loud'. Volume takes: +, -, 0 to 10."
      ])
    #expect(mixer.front(MixerViewController.self)?.changes == ["volume", "volume", "volume"])
  }

  @Test func `adjust turns a picker to a row by its title`() throws {
    let mixer = try mixer()
    #expect(
      mixer.run("adjust Source") == ["Source is Radio; it takes +, -, Radio, Record or Tape."])
    #expect(mixer.run("adjust Source tape") == ["Source is now Tape."])
    #expect(mixer.run("adjust Source +") == ["Source: it is at its last row, Tape."])
    #expect(mixer.run("adjust Source -") == ["Source is now Record."])
    #expect(mixer.front(MixerViewController.self)?.changes == ["Tape", "Record"])
  }

  @Test func `adjust sets a countdown in hours and minutes`() throws {
    let mixer = try mixer()
    #expect(mixer.run("adjust Timer 1:30") == ["Timer is now 01:30."])
    #expect(mixer.run("adjust Timer -") == ["Timer is now 01:29."])
    #expect(
      mixer.run("adjust Timer 30:00") == [
        "Timer is now 23:59: a countdown has from 00:01 to 23:59."
      ])
    #expect(mixer.run("adjust Timer 0:75").first?.hasPrefix("error: no value '0:75'") == true)
  }

  @Test func `what is typed into the search leaves the rows that match`() throws {
    let mixer = try mixer()
    _ = mixer.run("tab songs")
    #expect(mixer.run("press Find") == ["Pressed Find."])
    #expect(mixer.run("an") == ["Typed into Find."])
    #expect(mixer.run(":select canon") == ["Selected 0.0 Canon."])
    #expect(mixer.run(":press cancel") == ["Pressed Cancel."])
    #expect(mixer.run("select ballad") == ["Selected 0.1 Ballad."])
  }

  @Test func `scrolling up at the top pulls a list that can be refreshed`() throws {
    let mixer = try mixer()
    _ = mixer.run("tab songs")
    #expect(mixer.run("scroll up") == ["Refreshed."])
    #expect(mixer.run("select duet") == ["Selected 0.3 Duet."])
  }
}
