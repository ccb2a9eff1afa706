import Foundation
import Testing

@testable import UIKit

/// UIKIT-CASES.md edit-menu and those after it.
@MainActor @Suite struct EditMenuTests {
  private static let expand = Selector("expand:")

  /// A label that can be copied, as in many apps.
  private final class CopyLabel: UILabel {
    var expanded = 0

    override var canBecomeFirstResponder: Bool { true }

    override func copy(_ sender: Any?) { UIPasteboard.general.string = text }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("copy:") || action == EditMenuTests.expand
    }
  }

  private func world() -> (MenuWorld, CopyLabel) {
    let world = MenuWorld()
    world.application.exposedClasses.expose(CopyLabel.self) {
      $0.action("copy:") { (label: CopyLabel, sender: Any?) in
        label.copy(sender)
        return nil
      }
      $0.action("expand:") { (label: CopyLabel, sender: Any?) in
        #expect(sender is UIMenuController)
        label.expanded += 1
        return nil
      }
    }
    let label = CopyLabel(frame: CGRect(x: 2, y: 4, width: 10, height: 1))
    label.text = "Tea"
    world.root.view.addSubview(label)
    return (world, label)
  }

  @Test func `edit-menu: it has what responders in the chain of the first one take, and sends it`()
  {
    let (world, label) = world()
    let menu = UIMenuController.shared
    menu.menuItems = [
      UIMenuItem(title: "Expand", action: Self.expand),
      UIMenuItem(title: "Nothing", action: Selector("nothing:")),
    ]
    var notes: [String] = []
    let names = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { note in
        let text = note.name.rawValue
        MainActor.assumeIsolated { notes.append(text) }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    menu.showMenu(from: label, rect: label.bounds)
    #expect(!menu.isMenuVisible && notes == [])
    #expect(label.becomeFirstResponder())
    menu.showMenu(from: label, rect: label.bounds)
    world.recorder.settle()
    #expect(menu.isMenuVisible && menu.menuFrame.height == 2)
    #expect(world.rows == ["Copy", "Expand"])
    world.choose("Copy")
    #expect(UIPasteboard.general.string == "Tea" && !menu.isMenuVisible)
    #expect(notes == names.map(\.rawValue))
    menu.showMenu(from: label, rect: label.bounds)
    world.recorder.settle()
    world.choose("Expand")
    #expect(label.expanded == 1)
  }

  @Test func `edit-menu: it goes when the app hides it, and is made anew by update`() {
    let (world, label) = world()
    let menu = UIMenuController.shared
    label.becomeFirstResponder()
    menu.setTargetRect(label.bounds, in: label)
    menu.setMenuVisible(true, animated: true)
    world.recorder.settle()
    #expect(world.rows == ["Copy"])
    menu.menuItems = [UIMenuItem(title: "Expand", action: Self.expand)]
    menu.update()
    #expect(world.rows == ["Copy", "Expand"])
    menu.hideMenu(from: world.button)
    world.recorder.settle()
    #expect(menu.isMenuVisible)
    menu.hideMenu(from: label)
    world.recorder.settle()
    #expect(!menu.isMenuVisible && world.rows == [])
  }

  @Test func `edit-menu-text: a text cuts, copies, pastes and selects what there is`() {
    let world = TextWorld()
    let field = world.addField("Name")
    field.text = "green tea"
    field.becomeFirstResponder()
    let allowed = {
      EditAction.allCases.filter { field.canPerformAction($0.selector, withSender: nil) }
    }
    #expect(allowed() == [.select, .selectAll])
    field.select(nil)
    #expect(field.selectedTextRange.flatMap(field.text(in:)) == "tea")
    #expect(allowed() == [.cut, .copy, .selectAll])
    _ = world.log.take()
    field.cut(nil)
    #expect(field.text == "green " && UIPasteboard.general.string == "tea")
    #expect(
      world.log.take() == ["shouldChange 6+3 ''", "Name event changed", "didChangeSelection"])
    #expect(allowed() == [.select, .selectAll, .paste])
    field.paste(nil)
    #expect(field.text == "green tea")
    field.selectAll(nil)
    field.paste(nil)
    #expect(field.text == "tea")
    field.isSecureTextEntry = true
    field.selectAll(nil)
    #expect(allowed() == [.paste])
  }

  @Test func `a view that is not editable copies and neither cuts nor pastes`() {
    let world = TextWorld()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 20, height: 4))
    view.text = "one two"
    view.isEditable = false
    world.controller.view.addSubview(view)
    UIPasteboard.general.string = "x"
    view.selectedRange = NSRange(location: 0, length: 3)
    view.copy(nil)
    #expect(UIPasteboard.general.string == "one")
    view.cut(nil)
    view.paste(nil)
    #expect(view.text == "one two")
  }

  @Test(arguments: [
    ("", 0, ""), ("a b", 1, "a"), ("a b", 2, "b"), ("  ", 1, ""), ("né 12", 5, "12"),
  ])
  func `select takes the word at the insertion point or the one before it`(
    text: String, place: Int, word: String
  ) {
    var editing = EditableText()
    editing.set(text)
    #expect(editing.text(in: editing.word(at: place)) == word)
  }

  @Test func `hold on a field that is edited opens its menu`() {
    let world = MenuWorld()
    let field = UITextField(frame: CGRect(x: 2, y: 4, width: 14, height: 1))
    field.text = "tea"
    world.root.view.addSubview(field)
    field.becomeFirstResponder()
    world.hold(field)
    #expect(world.rows == ["Select", "Select All"])
    world.choose("Select All")
    #expect(field.isFirstResponder)
    world.hold(field)
    #expect(world.rows == ["Cut", "Copy"])
  }
}
