import Testing
import UIKitShell

@Suite("Display mode")
struct DisplayModeTests {
  @Test(arguments: [
    ("xterm-256color", ScreenControl.alternateScreen), ("tmux-256color", .alternateScreen),
    ("screen", .alternateScreen), ("xterm-kitty", .alternateScreen), ("linux", .overwrite),
    ("linux-16color", .overwrite), ("vt100", .overwrite), ("vt220", .overwrite),
    ("dumb", .none), ("", .none),
  ])
  func `a terminal has the screen control of its name`(term: String, control: ScreenControl) {
    #expect(ScreenControl(term: term) == control)
  }

  @Test func `a small terminal is spoken to, one without a cursor scrolls`() {
    let size = ScreenSize.standard
    let small = ScreenSize(columns: 10, rows: 6)
    func mode(
      _ wanted: DisplayMode, _ size: ScreenSize, _ control: ScreenControl
    ) -> DisplayMode {
      DisplayMode.possible(wanted: wanted, size: size, control: control)
    }
    #expect(mode(.page, size, .alternateScreen) == .page)
    #expect(mode(.page, size, .overwrite) == .page)
    #expect(mode(.page, size, .none) == .scroll)
    #expect(mode(.scroll, size, .alternateScreen) == .scroll)
    #expect(mode(.plain, size, .alternateScreen) == .plain)
    #expect(mode(.page, small, .alternateScreen) == .plain)
    #expect(mode(.scroll, small, .none) == .plain)
  }

  @Test func `the reason names both sizes, and only where there is one`() {
    #expect(
      ScreenSize(columns: 10, rows: 6).reasonToSpeak
        == "the terminal is 10x6; drawing needs 12x10, so the app speaks instead")
    #expect(ScreenSize(columns: 11, rows: 90).reasonToSpeak != nil)
    #expect(ScreenSize(columns: 90, rows: 9).reasonToSpeak != nil)
    #expect(ScreenSize(columns: 12, rows: 10).reasonToSpeak == nil)
  }

  @Test func `sizes are held between one cell and a thousand`() {
    #expect(ScreenSize(columns: -4, rows: 0) == ScreenSize(columns: 1, rows: 1))
    #expect(ScreenSize(columns: .max, rows: 2).description == "1000x2")
  }
}
