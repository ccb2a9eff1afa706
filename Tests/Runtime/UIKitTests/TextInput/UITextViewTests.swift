import Foundation
import Testing
import UIKit

@MainActor
@Suite struct UITextViewTests {
  private func place(_ view: UITextView, in world: TextWorld) {
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 3)
    world.controller.view.addSubview(view)
  }

  // Source: UIKIT-CASES.md text-view.
  @Test func `text-view: begins, changes and ends in this order`() {
    let world = TextWorld()
    let view = UITextView()
    place(view, in: world)
    let log = TextViewLog()
    view.delegate = log
    #expect(view.becomeFirstResponder())
    #expect(log.take() == ["shouldBegin", "didBegin"])
    world.keyboard.type("a\n")
    #expect(
      log.take() == [
        "shouldChange 0+0 a", "didChange", "didChangeSelection", "shouldChange 1+0 \\n",
        "didChange", "didChangeSelection",
      ])
    #expect(view.text == "a\n")
    view.text = "by code"
    #expect(log.take() == [])
    #expect(view.resignFirstResponder())
    #expect(log.take() == ["shouldEnd", "didEnd"])
  }

  @Test func `a text view that cannot be edited takes no text`() {
    let world = TextWorld()
    let view = UITextView()
    place(view, in: world)
    view.isEditable = false
    #expect(view.becomeFirstResponder())
    #expect(!world.keyboard.isExpected && !world.keyboard.type("a"))
    #expect(view.text == "")
  }

  @Test func `lines are broken at the width, and the view follows what is typed`() {
    let world = TextWorld()
    let view = UITextView()
    place(view, in: world)
    view.becomeFirstResponder()
    world.keyboard.type("one two three four five six seven eight")
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 10, height: 5))
    #expect(view.contentOffset.y == 2)
    let context = GridContext(size: view.bounds.size)
    context.draw(view)
    #expect(context.rows == ["five six", "seven", "eight_"].map { $0 })
  }

  @Test func `what is typed into a text with looks keeps them around it`() {
    let world = TextWorld()
    let view = UITextView()
    place(view, in: world)
    let bold: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 12)]
    view.attributedText = NSAttributedString(string: "bold", attributes: bold)
    view.selectedRange = NSRange(location: 2, length: 0)
    view.becomeFirstResponder()
    world.keyboard.type("x")
    #expect(view.text == "boxld")
    #expect(view.attributedText?.string == "boxld")
    #expect(view.attributedText?.attribute(.font, at: 0, effectiveRange: nil) != nil)
  }

  @Test func `any responder that takes keys is typed into`() {
    let world = TextWorld()
    let pad = KeyPad()
    world.controller.view.addSubview(pad)
    #expect(!world.keyboard.type("1"))
    pad.becomeFirstResponder()
    #expect(world.keyboard.type("12\n") && pad.text == "12\n")
    #expect(world.keyboard.deleteBackward() && pad.text == "12")
  }
}

/// A text view's delegate that records every call.
@MainActor
private final class TextViewLog: UITextViewDelegate {
  private var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    lines.append("shouldBegin")
    return true
  }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    lines.append("shouldEnd")
    return true
  }

  func textViewDidBeginEditing(_ textView: UITextView) { lines.append("didBegin") }

  func textViewDidEndEditing(_ textView: UITextView) { lines.append("didEnd") }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    let shown = text == "\n" ? "\\n" : text
    lines.append("shouldChange \(range.location)+\(range.length) \(shown)")
    return true
  }

  func textViewDidChange(_ textView: UITextView) { lines.append("didChange") }

  func textViewDidChangeSelection(_ textView: UITextView) { lines.append("didChangeSelection") }
}

/// A view with only the three members of `UIKeyInput`, as apps write it.
private final class KeyPad: UIView, UIKeyInput {
  var text = ""
  var hasText: Bool { !text.isEmpty }
  override var canBecomeFirstResponder: Bool { true }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { text.removeLast() }
}
