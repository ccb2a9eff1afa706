import TerminalCanvas
import TerminalRendering
import Testing
import UIKit

@MainActor
@Suite("UIKit colours as terminal colours")
struct StyleUIKitTests {
  @Test func `a colour of whole parts is the terminal's own, and any other is exact`() {
    #expect(Color(.yellow) == .yellow)
    #expect(Color(.systemBlue) == Color(red: 0, green: 122, blue: 255))
    #expect(Color(.label) == nil)
  }

  @Test func `each colour of UIKit has its nearest named one`() {
    let table: [(UIColor, Color?)] = [
      (.black, .black), (.darkGray, .brightBlack), (.gray, .brightBlack), (.lightGray, .white),
      (.white, .brightWhite), (.red, .red), (.green, .green), (.blue, .blue), (.cyan, .cyan),
      (.yellow, .yellow), (.magenta, .magenta), (.orange, .yellow), (.purple, .magenta),
      (.brown, .yellow), (.clear, nil), (.label, nil), (.secondaryLabel, nil),
      (.systemBackground, nil), (.systemRed, .red), (.systemGreen, .green), (.systemBlue, .blue),
      (.systemOrange, .yellow), (.systemYellow, .yellow), (.systemPink, .red),
      (.systemPurple, .magenta), (.systemTeal, .cyan), (.systemIndigo, .blue),
      (.systemMint, .cyan), (.systemCyan, .cyan), (.systemGray, .brightBlack),
      (.systemGray4, .white), (.systemGray6, .brightWhite),
      (UIColor(red: 1, green: 0.7, blue: 0.7, alpha: 1), .brightRed),
      (UIColor(red: 0.6, green: 0.9, blue: 1, alpha: 1), .brightCyan),
    ]
    for (color, named) in table {
      #expect(Color(color)?.reduced(to: .sixteen) == named, "\(color)")
    }
  }
}
