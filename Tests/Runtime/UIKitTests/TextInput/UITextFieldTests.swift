import Foundation
import Testing
import UIKit

@MainActor
@Suite struct UITextFieldTests {
  // Source: UIKIT-CASES.md text-field-begin.
  @Test func `text-field-begin: asked, first responder, keyboard, told`() {
    let world = TextWorld()
    let name = world.addField("Name")
    world.watchKeyboard()
    #expect(name.becomeFirstResponder())
    #expect(
      world.log.take() == [
        "Name shouldBegin", "keyboard willShow", "Name didBegin", "Name event begin",
      ])
    world.recorder.settle()
    #expect(world.log.take() == ["keyboard didShow"])
    #expect(name.isEditing && world.window.firstResponder === name)
    #expect(name.becomeFirstResponder())
    #expect(world.log.take() == [])
  }

  // Source: UIKIT-CASES.md text-field-begin.
  @Test func `text-field-begin: a delegate that refuses, a disabled field and no window`() {
    let world = TextWorld()
    let name = world.addField("Name")
    world.log.refused = ["shouldBegin"]
    #expect(!name.becomeFirstResponder() && !name.isFirstResponder)
    world.log.refused = []
    name.isEnabled = false
    #expect(!name.becomeFirstResponder())
    #expect(world.log.take() == ["Name shouldBegin"])
    #expect(!UITextField(frame: .zero).becomeFirstResponder())
  }

  // Source: UIKIT-CASES.md text-field-key.
  @Test func `text-field-key: the delegate is asked for each character, then all are told`() {
    let world = TextWorld()
    let name = world.addField("Name")
    name.becomeFirstResponder()
    _ = world.log.take()
    world.watch(UITextField.textDidChangeNotification, object: name) {
      [log = world.log] _ in log.lines.append("notification")
    }
    world.log.refused = ["change 'x'"]
    #expect(world.keyboard.type("ax"))
    #expect(
      world.log.take() == [
        "shouldChange 0+0 'a'", "Name event changed", "notification", "didChangeSelection",
        "shouldChange 1+0 'x'",
      ])
    #expect(name.text == "a")
    #expect(world.keyboard.deleteBackward())
    #expect(world.log.take().first == "shouldChange 0+1 ''")
    #expect(name.text == "")
    #expect(world.keyboard.deleteBackward())
    #expect(world.log.take() == [])
  }

  // Source: UIKIT-CASES.md text-field-key.
  @Test func `text-field-key: setting the text calls no delegate method`() {
    let world = TextWorld()
    let name = world.addField("Name")
    name.text = "Ada"
    #expect(world.log.take() == [])
    name.text = nil
    #expect(name.text == "")
  }

  // Source: UIKIT-CASES.md text-field-return.
  @Test func `text-field-return: asked, and resigns by itself only for the event on exit`() {
    let world = TextWorld()
    let name = world.addField("Name")
    name.becomeFirstResponder()
    _ = world.log.take()
    world.keyboard.pressReturn()
    #expect(world.log.take() == ["Name shouldReturn", "shouldChange 0+0 'return'"])
    #expect(name.isFirstResponder && name.text == "")
    name.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    world.log.refused = ["change 'return'"]
    world.keyboard.pressReturn()
    #expect(name.isFirstResponder)
    world.log.refused = ["shouldReturn"]
    world.keyboard.pressReturn()
    #expect(name.isFirstResponder)
    world.log.refused = []
    world.keyboard.type("\n")
    #expect(!name.isFirstResponder)
  }

  @Test func `the return key may be off while there is no text`() {
    let world = TextWorld()
    let name = world.addField("Name")
    name.enablesReturnKeyAutomatically = true
    name.becomeFirstResponder()
    _ = world.log.take()
    world.keyboard.pressReturn()
    #expect(world.log.take() == [])
    name.text = "x"
    world.keyboard.pressReturn()
    #expect(world.log.take().first == "Name shouldReturn")
  }

  // Source: UIKIT-CASES.md text-field-end.
  @Test func `text-field-end: asked, no first responder, keyboard goes, told`() {
    let world = TextWorld()
    let name = world.addField("Name")
    name.becomeFirstResponder()
    world.recorder.settle()
    _ = world.log.take()
    world.watchKeyboard()
    world.log.refused = ["shouldEnd"]
    #expect(!name.resignFirstResponder() && name.isFirstResponder)
    #expect(!world.controller.view.endEditing(false))
    #expect(world.log.take() == ["Name shouldEnd", "Name shouldEnd"])
    world.log.refused = []
    #expect(name.resignFirstResponder())
    #expect(
      world.log.take() == [
        "Name shouldEnd", "keyboard willHide", "Name didEnd committed", "Name event end",
      ])
    world.recorder.settle()
    #expect(world.log.take() == ["keyboard didHide"])
  }

  // Source: UIKIT-CASES.md text-field-forced-end.
  @Test func `text-field-forced-end: endEditing and the way out of the window do not need a yes`() {
    let world = TextWorld()
    let name = world.addField("Name")
    world.log.refused = ["shouldEnd"]
    name.becomeFirstResponder()
    _ = world.log.take()
    #expect(world.controller.view.endEditing(true))
    #expect(
      world.log.take() == ["Name shouldEnd", "Name didEnd committed", "Name event end"])
    name.becomeFirstResponder()
    _ = world.log.take()
    world.controller.view.removeFromSuperview()
    #expect(world.log.take() == ["Name didEnd committed", "Name event end"])
    #expect(world.window.firstResponder == nil)
  }

  // Source: UIKIT-CASES.md text-field-next.
  @Test func `text-field-next: one field follows another and the keyboard stays`() {
    let world = TextWorld()
    let (name, mail) = (world.addField("Name"), world.addField("Mail"))
    name.becomeFirstResponder()
    world.recorder.settle()
    _ = world.log.take()
    world.watchKeyboard()
    #expect(mail.becomeFirstResponder())
    world.recorder.settle()
    #expect(
      world.log.take() == [
        "Mail shouldBegin", "Name shouldEnd", "Name didEnd committed", "Name event end",
        "Mail didBegin", "Mail event begin",
      ])
    world.log.refused = ["shouldEnd"]
    #expect(!name.becomeFirstResponder() && mail.isFirstResponder)
  }

  // Source: UIKIT-CASES.md text-field-clear.
  @Test func `text-field-clear: the button asks, empties and tells`() throws {
    let world = TextWorld()
    let name = world.addField("Name")
    name.clearButtonMode = .whileEditing
    name.text = "Ada"
    name.layoutIfNeeded()
    #expect(name.subviews.isEmpty)
    name.becomeFirstResponder()
    name.layoutIfNeeded()
    let button = try #require(name.subviews.first as? UIButton)
    _ = world.log.take()
    world.log.refused = ["shouldClear"]
    #expect(button.press())
    #expect(name.text == "Ada")
    world.log.refused = []
    #expect(button.press())
    #expect(
      world.log.take() == [
        "Name shouldClear", "Name shouldClear", "Name event changed", "didChangeSelection",
      ])
    name.layoutIfNeeded()
    #expect(name.text == "" && name.subviews.isEmpty)
  }

  @Test func `a tap begins editing, and may empty the field`() {
    let world = TextWorld()
    let name = world.addField("Name")
    name.text = "old"
    name.clearsOnBeginEditing = true
    name.becomeFirstResponder()
    #expect(name.text == "old")
    name.resignFirstResponder()
    #expect(name.press())
    #expect(name.isFirstResponder && name.text == "")
  }

  // Source: UIKIT-CASES.md text-range-utf16.
  @Test func `text-range-utf16: places are UTF-16 units, deletion takes whole characters`() throws {
    let world = TextWorld()
    let field = world.addField("F")
    field.text = "A😀B"
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4)
    let start = field.beginningOfDocument
    let one = try #require(field.position(from: start, offset: 1))
    let two = try #require(field.position(from: start, offset: 2))
    let three = try #require(field.position(from: start, offset: 3))
    #expect(field.position(from: start, offset: 5) == nil)
    #expect(field.text(in: try #require(field.textRange(from: start, to: two))) == "A\u{FFFD}")
    let reversed = try #require(field.textRange(from: three, to: one))
    #expect(field.offset(from: reversed.start, to: reversed.end) == 2)
    field.selectedTextRange = field.textRange(from: three, to: three)
    field.becomeFirstResponder()
    _ = world.log.take()
    field.deleteBackward()
    #expect(field.text == "AB")
    #expect(world.log.take().first == "shouldChange 1+2 ''")
    field.text = "A😀B"
    field.replace(reversed, withText: "Z")
    #expect(field.text == "AZB")
    #expect(world.log.take() == ["didChangeSelection"])
    let caret = try #require(field.selectedTextRange)
    #expect(caret.isEmpty && field.offset(from: start, to: caret.start) == 2)
  }

  @Test func `the text, the placeholder and a secret are drawn between brackets`() {
    let world = TextWorld()
    let name = world.addField("Name")
    name.borderStyle = .roundedRect
    let drawing = DrawingWorld()
    #expect(drawing.drawn(name) == ["[Name      ]"])
    name.text = "Ada"
    #expect(drawing.drawn(name) == ["[Ada       ]"])
    name.isSecureTextEntry = true
    #expect(drawing.drawn(name) == ["[•••       ]"])
    name.isSecureTextEntry = false
    name.textAlignment = .right
    name.clearButtonMode = .always
    #expect(drawing.drawn(name) == ["[      Ada×]"])
  }

  @Test func `while edited, the end of a long text is in view with the mark after it`() {
    let world = TextWorld()
    let name = world.addField("Name")
    name.borderStyle = .roundedRect
    name.becomeFirstResponder()
    world.keyboard.type("abcdefghijklmn")
    let context = GridContext(size: name.bounds.size)
    context.draw(name)
    #expect(context.rows == ["[fghijklmn_]"])
    name.selectedTextRange = name.textRange(
      from: name.beginningOfDocument, to: name.beginningOfDocument)
    let again = GridContext(size: name.bounds.size)
    again.draw(name)
    #expect(again.rows == ["[abcdefghij]"])
    #expect(again.looks.last?.isReversed == true)
  }

  @Test func `views beside the text take their room`() {
    let world = TextWorld()
    let name = world.addField("Name")
    let sign = UILabel(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
    sign.text = "@"
    name.leftView = sign
    name.text = "ada"
    let drawing = DrawingWorld()
    #expect(drawing.drawn(name) == ["ada"])
    name.leftViewMode = .always
    #expect(drawing.drawn(name) == ["@ ada"])
  }
}
