import Foundation
import Testing
import UIKit

@MainActor @Suite struct StringDrawingTests {
  private func drawn(_ width: Int, _ height: Int, _ body: () -> Void) -> [String] {
    let context = GridContext(size: CGSize(width: width, height: height))
    UIGraphicsPushContext(context)
    body()
    UIGraphicsPopContext()
    return context.rows
  }

  @Test(arguments: [
    ("", 0, 0), ("abc", 3, 1), ("a\nbcd", 3, 2), ("日本", 4, 1), ("🐶!", 3, 1), ("e\u{301}", 1, 1),
  ])
  func `text is measured in columns and rows`(text: String, width: Int, height: Int) {
    _ = DrawingWorld()
    #expect(text.size(withAttributes: nil) == CGSize(width: width, height: height))
    #expect(NSString(string: text).size() == CGSize(width: width, height: height))
    #expect(NSAttributedString(string: text).size() == CGSize(width: width, height: height))
  }

  @Test func `another measure can be put on the application`() {
    let world = DrawingWorld()
    world.application.viewEnvironment.textMeasure = UIKitRuntime.TextMeasure { _ in 2 }
    #expect("ab".size().width == 4)
  }

  @Test func `drawing at a point breaks only at line breaks`() {
    _ = DrawingWorld()
    #expect(drawn(8, 3) { "hello\nyou".draw(at: CGPoint(x: 2, y: 1)) } == ["", "  hello", "  you"])
  }

  @Test func `kern and tracking add whole cells between characters, and take none away`() {
    _ = DrawingWorld()
    func size(_ key: NSAttributedString.Key, _ value: Any) -> CGFloat {
      NSAttributedString(string: "abc", attributes: [key: value]).size().width
    }
    #expect(size(.kern, 2) == 9 && size(.tracking, 1.2) == 6)
    #expect(size(.kern, -4) == 3 && size(.kern, 0.3) == 3)
    let spaced = NSAttributedString(string: "abc", attributes: [.kern: CGFloat(1)])
    #expect(
      drawn(9, 1) { spaced.draw(at: .zero) }[0].split { $0 != "a" && $0 != "b" && $0 != "c" }
        == ["a", "b", "c"])
  }

  @Test func `drawing in a rectangle wraps at words and stops at its height`() {
    _ = DrawingWorld()
    let rows = drawn(9, 3) {
      "one two three four".draw(in: CGRect(x: 1, y: 0, width: 7, height: 2))
    }
    #expect(rows == [" one two", " three", ""])
  }

  @Test func `a paragraph style aligns and truncates`() {
    _ = DrawingWorld()
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineBreakMode = .byTruncatingMiddle
    let rows = drawn(9, 2) {
      "abcdefghijkl".draw(
        in: CGRect(x: 0, y: 0, width: 9, height: 1), withAttributes: [.paragraphStyle: style])
      "ab".draw(
        in: CGRect(x: 0, y: 1, width: 9, height: 1), withAttributes: [.paragraphStyle: style])
    }
    #expect(rows == ["abcd…ijkl", "       ab"])
  }

  @Test func `each run of an attributed text has its own look`() {
    _ = DrawingWorld()
    let context = GridContext(size: CGSize(width: 10, height: 1))
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "cd"))
    UIGraphicsPushContext(context)
    text.draw(at: .zero)
    UIGraphicsPopContext()
    #expect(context.calls == ["text ab", "text cd"])
    #expect(context.looks.map(\.foreground) == [.red, nil])
  }

  @Test func `nothing is drawn without a context`() {
    _ = DrawingWorld()
    #expect(UIGraphicsGetCurrentContext() == nil)
    "text".draw(at: .zero)
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `fills and frames use the fill colour in force`() {
    _ = DrawingWorld()
    let context = GridContext(size: CGSize(width: 2, height: 2))
    let rect = CGRect(x: 0, y: 0, width: 2, height: 2)
    UIGraphicsPushContext(context)
    UIRectFill(rect)
    UIColor.red.set()
    UIColor.blue.setStroke()
    UIRectFrame(rect)
    UIRectClip(rect)
    UIGraphicsPopContext()
    #expect(
      context.calls == [
        "fill \(rect) \(UIColor.black)", "frame \(rect) \(UIColor.red)", "clip \(rect)",
      ])
  }
}
