import Foundation
import Testing
import UIKit

/// Indents and spacing of paragraphs, and what text covers.
@MainActor @Suite struct TextSpacingTests {
  private func text(
    _ string: String, _ change: (NSMutableParagraphStyle) -> Void
  ) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSAttributedString(string: string, attributes: [.paragraphStyle: style])
  }

  /// A label's rows of characters.
  private func rows(_ text: NSAttributedString, _ width: CGFloat, _ height: CGFloat) -> [String] {
    let world = DrawingWorld()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.numberOfLines = 0
    label.attributedText = text
    return world.drawn(label)
  }

  @Test func `indents move the first line and the others, and narrow them`() {
    let indented = text("one two three four") { ($0.firstLineHeadIndent, $0.headIndent) = (3, 1) }
    #expect(rows(indented, 9, 4) == ["   one", " two", " three", " four"])
    let shorter = text("one two three") { $0.tailIndent = -4 }
    #expect(rows(shorter, 11, 2) == ["one two", "three"])
    let fixed = text("one two three") { $0.tailIndent = 5 }
    #expect(rows(fixed, 11, 3) == ["one", "two", "three"])
  }

  @Test func `a tail moves what is aligned to it`() {
    _ = DrawingWorld()
    let context = GridContext(size: CGSize(width: 9, height: 2))
    UIGraphicsPushContext(context)
    let rect = CGRect(x: 0, y: 0, width: 9, height: 1)
    text("ab") { ($0.alignment, $0.tailIndent) = (.right, -3) }.draw(in: rect)
    text("ab") { ($0.alignment, $0.tailIndent) = (.center, 6) }
      .draw(in: rect.offsetBy(dx: 0, dy: 1))
    UIGraphicsPopContext()
    #expect(context.rows == ["    ab", "  ab"])
  }

  @Test func `spacing lies between lines and paragraphs, and not behind the last`() {
    let spaced = text("a b\nc") { ($0.lineSpacing, $0.paragraphSpacing) = (1, 2) }
    #expect(rows(spaced, 1, 8) == ["a", "", "b", "", "", "", "c", ""])
    _ = DrawingWorld()
    #expect(spaced.size() == CGSize(width: 3, height: 5))
    let before = text("a\nb") { $0.paragraphSpacingBefore = 1 }
    #expect(rows(before, 1, 3) == ["a", "", "b"])
  }

  @Test func `a line that is to be higher has room above it`() {
    #expect(rows(text("a\nb") { $0.minimumLineHeight = 2 }, 1, 4) == ["", "a", "", "b"])
    #expect(rows(text("a\nb") { $0.lineHeightMultiple = 3 }, 1, 6) == ["", "", "a", "", "", "b"])
    #expect(
      rows(text("a\nb") { ($0.lineHeightMultiple, $0.maximumLineHeight) = (3, 2) }, 1, 4)
        == ["", "a", "", "b"])
  }

  @Test func `a paragraph's style is its own, and a copy does not change with it`() throws {
    let joined = NSMutableAttributedString(string: "ab\n")
    joined.append(text("cd") { $0.firstLineHeadIndent = 2 })
    #expect(rows(joined, 6, 2) == ["ab", "  cd"])
    let style = NSMutableParagraphStyle()
    (style.headIndent, style.alignment) = (3, .center)
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    style.headIndent = 4
    #expect(copy.headIndent == 3 && copy.alignment == .center)
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(copy)
    #expect(other.headIndent == 3 && NSParagraphStyle.default.headIndent == 0)
  }

  @Test func `the rectangle of text wraps with line fragments, and is that of one line without`() {
    _ = DrawingWorld()
    let room = CGSize(width: 7, height: 100)
    let string = "one two three four"
    let context = NSStringDrawingContext()
    #expect(
      string.boundingRect(with: room, options: .usesLineFragmentOrigin, context: context)
        == CGRect(x: 0, y: 0, width: 7, height: 3))
    #expect(context.totalBounds.height == 3 && context.actualScaleFactor == 1)
    #expect(NSString(string: string).boundingRect(with: room, context: nil).size.height == 1)
    let low = CGSize(width: 7, height: 2)
    let attributed = NSAttributedString(string: string)
    #expect(
      attributed.boundingRect(with: low, options: .usesLineFragmentOrigin, context: nil).height == 2
    )
  }

  @Test func `text is drawn at its baseline without line fragments`() {
    _ = DrawingWorld()
    let context = GridContext(size: CGSize(width: 8, height: 3))
    UIGraphicsPushContext(context)
    NSString(string: "low").draw(
      with: CGRect(x: 1, y: 2, width: 5, height: 1), context: nil)
    NSAttributedString(string: "a b").draw(
      with: CGRect(x: 6, y: 0, width: 1, height: 2), options: .usesLineFragmentOrigin, context: nil)
    UIGraphicsPopContext()
    #expect(context.rows == ["      a", " low  b", ""])
  }
}
