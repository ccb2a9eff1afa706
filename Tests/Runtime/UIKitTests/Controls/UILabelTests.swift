import Foundation
import Testing
import UIKit

@MainActor @Suite struct UILabelTests {
  private func label(_ text: String, _ width: Int, _ height: Int) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.text = text
    return label
  }

  @Test func `defaults are those of a phone`() {
    _ = DrawingWorld()
    let label = UILabel()
    #expect(label.text == nil)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func `one line lies in the middle of the height`() {
    let world = DrawingWorld()
    #expect(world.drawn(label("hi", 6, 3)) == ["", "hi", ""])
  }

  @Test(arguments: [
    (NSTextAlignment.left, "hi"), (.center, "  hi"), (.right, "     hi"), (.natural, "hi"),
  ])
  func `text is aligned`(alignment: NSTextAlignment, row: String) {
    let world = DrawingWorld()
    let label = label("hi", 7, 1)
    label.textAlignment = alignment
    #expect(world.drawn(label) == [row])
  }

  @Test(arguments: [
    (NSLineBreakMode.byTruncatingTail, "abcd…"), (.byTruncatingHead, "…ghij"),
    (.byTruncatingMiddle, "ab…ij"), (.byClipping, "abcde"), (.byCharWrapping, "abcde"),
    (.byWordWrapping, "abcde"),
  ])
  func `a line that does not fit is cut as asked`(mode: NSLineBreakMode, row: String) {
    let world = DrawingWorld()
    let label = label("abcdefghij", 5, 1)
    label.lineBreakMode = mode
    #expect(world.drawn(label) == [row])
  }

  @Test func `several lines wrap at words and the last one is truncated`() {
    let world = DrawingWorld()
    let label = label("the quick brown fox jumps", 10, 2)
    label.numberOfLines = 2
    #expect(world.drawn(label) == ["the quick", "brown fox…"])
  }

  @Test func `no limit takes as many lines as fit`() {
    let world = DrawingWorld()
    let label = label("the quick brown fox jumps", 10, 5)
    label.numberOfLines = 0
    #expect(world.drawn(label) == ["", "the quick", "brown fox", "jumps", ""])
    #expect(label.sizeThatFits(CGSize(width: 10, height: 0)) == CGSize(width: 9, height: 3))
  }

  @Test func `a word longer than the line is broken`() {
    let world = DrawingWorld()
    let label = label("abcdefgh ij", 3, 4)
    label.numberOfLines = 0
    #expect(world.drawn(label) == ["abc", "def", "gh", "ij"])
  }

  @Test func `a wide character that does not fit takes its own line`() {
    let world = DrawingWorld()
    let label = label("日本語", 3, 3)
    label.numberOfLines = 0
    #expect(world.drawn(label) == ["日", "本", "語"])
  }

  @Test func `a label of no size draws nothing`() {
    let world = DrawingWorld()
    #expect(world.drawn(label("text", 0, 1)) == [""])
    #expect(world.drawn(label("text", 3, 0)) == [])
  }

  @Test func `sizeToFit takes the size of the text`() {
    _ = DrawingWorld()
    let label = label("two\nlines here", 1, 1)
    label.numberOfLines = 0
    label.bounds.size.width = 40
    label.frame.origin = CGPoint(x: 3, y: 4)
    label.sizeToFit()
    #expect(label.frame == CGRect(x: 3, y: 4, width: 10, height: 2))
  }

  @Test func `states are seen without colour`() {
    _ = DrawingWorld()
    let context = GridContext(size: CGSize(width: 3, height: 1))
    let label = label("abc", 3, 1)
    label.isEnabled = false
    context.draw(label)
    label.isEnabled = true
    label.isHighlighted = true
    context.draw(label)
    #expect(context.looks.map(\.isDim) == [true, false])
    #expect(context.looks.map(\.isReversed) == [false, true])
  }

  @Test func `an attributed text keeps its own looks and fills in the label's`() {
    _ = DrawingWorld()
    let context = GridContext(size: CGSize(width: 4, height: 1))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 4, height: 1))
    label.font = .boldSystemFont(ofSize: 12)
    label.attributedText = NSAttributedString(
      string: "abcd", attributes: [.foregroundColor: UIColor.green])
    context.draw(label)
    #expect(label.text == "abcd")
    #expect(label.accessibilityLabel == "abcd")
    #expect(context.looks == [UIKitRuntime.TextAttributes(foreground: .green, isBold: true)])
  }
}
