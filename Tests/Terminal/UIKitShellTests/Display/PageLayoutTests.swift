import Testing
import UIKitShell

@Suite("Page layout")
struct PageLayoutTests {
  @Test func `the window leaves room for the message, the prompt and an empty row`() {
    func window(_ columns: Int, _ rows: Int) -> String {
      PageLayout.windowSize(in: ScreenSize(columns: columns, rows: rows)).description
    }
    #expect(window(80, 24) == "80x20")
    #expect(window(40, 24) == "40x19")
    #expect(window(12, 10) == "12x6")
    #expect(window(80, 10) == "80x6")
    #expect(window(1, 1) == "1x1")
  }
}
