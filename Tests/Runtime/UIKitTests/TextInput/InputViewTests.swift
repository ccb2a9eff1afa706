import Foundation
import Testing

@testable import UIKit

/// UIKIT-CASES.md input-views.
@MainActor @Suite struct InputViewTests {
  @Test
  func `input-views: they lie at the lower edge, the keyboard's frame is theirs, and they go`() {
    let world = TextWorld()
    let field = world.addField("Name")
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 1))
    let pad = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 3))
    field.inputAccessoryView = bar
    field.inputView = pad
    var heights: [CGFloat] = []
    world.watch(
      UIResponder.keyboardWillShowNotification, object: world.recorder.application.screen
    ) { note in
      let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      heights.append(frame?.cgRectValue.height ?? -1)
    }
    #expect(bar.window == nil)
    field.becomeFirstResponder()
    let size = world.window.bounds.size
    #expect(heights == [4] && world.window.subviews.last === bar.superview)
    #expect(
      bar.convert(bar.bounds, to: nil)
        == CGRect(x: 0, y: size.height - 4, width: size.width, height: 1))
    #expect(pad.convert(pad.bounds, to: nil).minY == size.height - 3)
    field.inputView = nil
    #expect(pad.window != nil)
    field.reloadInputViews()
    #expect(pad.window == nil && heights == [4, 1])
    #expect(bar.convert(bar.bounds, to: nil).minY == size.height - 1)
    field.resignFirstResponder()
    #expect(bar.window == nil && world.recorder.application.keyboard.dock == nil)
  }

  @Test
  func `keyboard-layout-guide: it is above what stands in the keyboard's place, or below all`() {
    let world = TextWorld()
    let field = world.addField("Name")
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 3))
    let root = world.window.rootViewController?.view ?? world.window
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(line)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      line.widthAnchor.constraint(equalToConstant: 4),
      line.heightAnchor.constraint(equalToConstant: 1),
      line.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
    ])
    func lowerEdge() -> CGFloat {
      world.window.layoutIfNeeded()
      return line.convert(line.bounds, to: nil).maxY
    }
    let height = world.window.bounds.height
    #expect(lowerEdge() == height)
    field.becomeFirstResponder()
    #expect(lowerEdge() == height - 3)
    field.resignFirstResponder()
    #expect(lowerEdge() == height)
  }

  @Test func `input-views: a delegate may give one as editing begins`() {
    let world = TextWorld()
    let field = world.addField("Name")
    let giver = BarGiver()
    field.delegate = giver
    field.becomeFirstResponder()
    #expect(giver.bar.window != nil)
    giver.bar.superview?.setNeedsLayout()
    giver.bar.superview?.layoutIfNeeded()
    #expect(giver.bar.bounds.height == 1, "a flexible one of a xib keeps its height")
  }

  private final class BarGiver: NSObject, UITextFieldDelegate {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 1))

    func textFieldDidBeginEditing(_ textField: UITextField) {
      bar.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      textField.inputAccessoryView = bar
    }
  }

  /// A controller with a bar that has a field of its own, as in a chat.
  private final class ChatViewController: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 1))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 5, height: 1))

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.addSubview(field)
    }
  }

  @Test func `input-views: a bar stays while a field inside it is edited`() {
    let recorder = TraceRecorder()
    let chat = ChatViewController()
    let window = recorder.launch(chat)
    chat.becomeFirstResponder()
    #expect(chat.bar.window === window)
    #expect(chat.field.becomeFirstResponder())
    #expect(chat.bar.window === window && chat.field.isFirstResponder)
    chat.field.resignFirstResponder()
    #expect(chat.bar.window == nil)
  }

  /// Its view's height is that of its constraints.
  private final class PadViewController: UIInputViewController {
    var calls: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      calls.append("load")
      inputView?.allowsSelfSizing = true
      let label = UILabel(frame: .zero)
      label.translatesAutoresizingMaskIntoConstraints = false
      label.text = "one"
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.topAnchor),
        label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        label.heightAnchor.constraint(equalToConstant: 2),
      ])
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("will")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      calls.append("gone")
    }
  }

  private final class PadField: UITextField {
    let pad = PadViewController()
    override var inputViewController: UIInputViewController? { pad }
  }

  @Test
  func `input-views: a controller appears with its view, types into the field and dismisses it`() {
    let recorder = TraceRecorder()
    let controller = NamedViewController("A")
    let window = recorder.launch(controller)
    let field = PadField(frame: CGRect(x: 0, y: 0, width: 12, height: 1))
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(field.pad.calls == ["load", "will"])
    #expect(field.pad.view.convert(field.pad.view.bounds, to: nil).minY == window.bounds.height - 2)
    let proxy = field.pad.textDocumentProxy
    proxy.insertText("tea")
    proxy.adjustTextPosition(byCharacterOffset: -1)
    #expect(proxy.documentContextBeforeInput == "te" && proxy.documentContextAfterInput == "a")
    proxy.deleteBackward()
    #expect(field.text == "ta" && proxy.selectedText == nil && proxy.hasText)
    field.pad.dismissKeyboard()
    #expect(!field.isFirstResponder && field.pad.calls.last == "gone")
  }

  @Test func `input views follow the width of the window`() {
    let world = TextWorld()
    let field = world.addField("Name")
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 1))
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    world.recorder.application.resize(to: CGSize(width: 40, height: 12))
    world.recorder.settle()
    world.window.layoutIfNeeded()
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 11, width: 40, height: 1))
  }
}
