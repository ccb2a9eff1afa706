import Foundation
import Testing
import UIKit

@Suite struct TextAttributesTests {
  @Test func `keys of UIKit become looks of a terminal`() {
    let look = UIKitRuntime.TextAttributes([
      .foregroundColor: UIColor.red, .backgroundColor: UIColor.blue,
      .font: UIFont.boldSystemFont(ofSize: 12),
      .underlineStyle: NSUnderlineStyle.single.rawValue,
      .strikethroughStyle: NSUnderlineStyle.double.rawValue,
    ])
    #expect(
      look
        == UIKitRuntime.TextAttributes(
          foreground: .red, background: .blue, isBold: true, isUnderlined: true,
          isStruckThrough: true))
  }

  @Test func `a stroke width draws in the stroke colour`() {
    let attributes: [NSAttributedStringKey: Any] = [
      .strokeWidth: 5.0, .strokeColor: UIColor.orange, .foregroundColor: UIColor.red,
    ]
    #expect(UIKitRuntime.TextAttributes(attributes).foreground == .orange)
  }

  @Test func `a clear background is none and a faint label is dim`() {
    let look = UIKitRuntime.TextAttributes([
      .backgroundColor: UIColor.clear, .foregroundColor: UIColor.secondaryLabel,
    ])
    #expect(look.background == nil)
    #expect(look.isDim)
  }

  @Test func `no attributes are plain text`() {
    #expect(UIKitRuntime.TextAttributes(nil) == UIKitRuntime.TextAttributes())
  }

  @Test func `heavy weights are bold`() {
    #expect(UIFont.systemFont(ofSize: 9, weight: .semibold).isBold)
    #expect(!UIFont.systemFont(ofSize: 9, weight: .medium).isBold)
    #expect(UIFont.preferredFont(forTextStyle: .headline).isBold)
    #expect(UIFont(name: "Courier-Bold", size: 3)?.isBold == true)
    #expect(UIFont(name: "", size: 3) == nil)
    #expect(
      UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 8)).pointSize == 8)
  }

  @Test func `a pattern is one of a line, and none by itself`() {
    func isUnderlined(_ style: NSUnderlineStyle) -> Bool {
      UIKitRuntime.TextAttributes([.underlineStyle: style.rawValue]).isUnderlined
    }
    #expect(isUnderlined([.thick, .patternDash]) && isUnderlined(.double))
    #expect(!isUnderlined(.patternDash) && !isUnderlined([]))
  }
}
