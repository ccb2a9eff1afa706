import Foundation
import Testing

@testable import UIKit

/// UIKIT-CASES.md text-view-links.
@MainActor @Suite struct TextLinkTests {
  private func view(_ text: NSAttributedString, in world: TextWorld) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 10, height: 4))
    view.isEditable = false
    view.attributedText = text
    world.controller.view.addSubview(view)
    view.layoutIfNeeded()
    return view
  }

  private func linked(_ text: String, _ part: String) -> NSAttributedString {
    let styled = NSMutableAttributedString(string: text)
    styled.addAttribute(
      .link, value: URL(string: "https://example.com/a") as Any,
      range: NSString(string: text).range(of: part))
    return styled
  }

  private func tap(_ x: CGFloat, _ y: CGFloat, of view: UITextView) {
    let place = view.convert(CGPoint(x: x + 0.5, y: y + 0.5), to: nil)
    UIApplication.shared.touchInput.tap(at: place)
  }

  @Test func `text-view-links: a tap on a link asks the delegate and opens it`() {
    let world = TextWorld()
    let view = view(linked("see the page here", "page here"), in: world)
    let log = LinkLog()
    view.delegate = log
    // "see the", "page here".
    tap(0, 0, of: view)
    #expect(log.asked == [])
    tap(1, 1, of: view)
    #expect(log.asked == ["https://example.com/a 8+9"])
    log.allows = false
    tap(8, 1, of: view)
    #expect(log.asked.count == 2)
    view.isEditable = true
    tap(1, 1, of: view)
    #expect(log.asked.count == 2)
  }

  @Test func `text-view-links: a link can have the focus and be pressed`() {
    let world = TextWorld()
    let view = view(linked("see the page here", "page here"), in: world)
    #expect(view.linkParts.map(\.accessibilityLabel) == ["page here"])
    #expect(view.linkParts.map(\.accessibilityTraits) == [.link])
    #expect(view.focusItems(in: view.bounds).count == 1)
    view.isSelectable = false
    #expect(view.linkParts.isEmpty)
  }

  @Test func `text-view-links: links have the look that the view gives them`() {
    let world = TextWorld()
    let view = view(linked("see it", "it"), in: world)
    func look(at index: Int) -> [NSAttributedString.Key: Any] {
      view.linkedText()?.attributes(at: index, effectiveRange: nil) ?? [:]
    }
    #expect(look(at: 0).isEmpty)
    #expect(look(at: 4)[.foregroundColor] as? UIColor == view.tintColor)
    #expect(look(at: 4)[.underlineStyle] as? Int == 1)
    view.linkTextAttributes = [.foregroundColor: UIColor.red]
    #expect(
      look(at: 4)[.foregroundColor] as? UIColor == .red && look(at: 4)[.underlineStyle] == nil)
  }

  @Test(arguments: [
    ("at http://a.b/c?d=1, or", ["http://a.b/c?d=1"]),
    ("(www.example.com)", ["http://www.example.com"]),
    ("mail a.b@c.org.", ["mailto:a.b@c.org"]),
    ("call +49 (89) 12345-6", ["tel:+49 (89) 12345-6".filter { !" ()-".contains($0) }]),
    ("no 12 links 1.5 in a@b or 1234", []),
    ("two: https://a.b https://c.d", ["https://a.b", "https://c.d"]),
  ])
  func `text-view-links: detectors find addresses and numbers`(text: String, urls: [String]) {
    #expect(UIDataDetectorTypes.all.links(in: text).map(\.url.absoluteString) == urls)
  }

  @Test func `text-view-links: what is detected is a link while the text cannot be edited`() {
    let world = TextWorld()
    let view = view(NSAttributedString(string: "go a@b.org"), in: world)
    #expect(view.links.isEmpty)
    view.dataDetectorTypes = .phoneNumber
    #expect(view.links.isEmpty)
    view.dataDetectorTypes = [.link]
    #expect(view.links.map(\.url.absoluteString) == ["mailto:a@b.org"])
    view.isEditable = true
    #expect(view.links.isEmpty)
  }
}

@MainActor
private final class LinkLog: NSObject, UITextViewDelegate {
  var asked: [String] = []
  var allows = true

  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    asked.append("\(URL.absoluteString) \(characterRange.location)+\(characterRange.length)")
    return allows
  }
}
