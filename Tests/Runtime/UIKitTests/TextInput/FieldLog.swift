import Foundation
import UIKit

/// A text field's delegate that records every call and can refuse each.
@MainActor
final class FieldLog: UITextFieldDelegate {
  var lines: [String] = []
  var refused: Set<String> = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func ask(_ question: String, _ field: UITextField) -> Bool {
    lines.append("\(name(of: field)) \(question)")
    return !refused.contains(question)
  }

  private func name(of field: UITextField) -> String { field.placeholder ?? "field" }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    ask("shouldBegin", textField)
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    lines.append("\(name(of: textField)) didBegin")
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd", textField) }

  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    lines.append("\(name(of: textField)) didEnd \(reason)")
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let shown = string == "\n" ? "return" : string
    lines.append("shouldChange \(range.location)+\(range.length) '\(shown)'")
    return !refused.contains("change '\(shown)'")
  }

  func textFieldDidChangeSelection(_ textField: UITextField) { lines.append("didChangeSelection") }

  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear", textField) }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn", textField) }
}

/// Fields in a window, with their delegate calls, control events and notifications in one list.
@MainActor
final class TextWorld {
  let recorder = TraceRecorder()
  let window: UIWindow
  let controller = NamedViewController("A")
  let log = FieldLog()
  let keyboard: UIKitRuntime.Typing
  private var observers: [any NSObjectProtocol] = []

  init() {
    window = recorder.launch(controller)
    keyboard = UIKitRuntime.Typing(into: recorder.application)
  }

  isolated deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  /// Adds a field whose name is its placeholder, with its control events in the list.
  func addField(_ name: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 12, height: 1))
    field.placeholder = name
    field.delegate = log
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "event begin"), (.editingChanged, "event changed"),
      (.editingDidEnd, "event end"),
    ]
    for (event, word) in events {
      field.addAction(UIAction { [log] _ in log.lines.append("\(name) \(word)") }, for: event)
    }
    controller.view.addSubview(field)
    return field
  }

  /// Puts the keyboard's notifications into the list.
  func watchKeyboard() {
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "keyboard willShow"),
      (UIResponder.keyboardDidShowNotification, "keyboard didShow"),
      (UIResponder.keyboardWillHideNotification, "keyboard willHide"),
      (UIResponder.keyboardDidHideNotification, "keyboard didHide"),
    ]
    for (name, word) in names {
      watch(name, object: recorder.application.screen) { [log] _ in log.lines.append(word) }
    }
  }

  func watch(
    _ name: Notification.Name, object: AnyObject,
    _ body: @escaping @MainActor (Notification) -> Void
  ) {
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { note in
        nonisolated(unsafe) let note = note
        MainActor.assumeIsolated { body(note) }
      })
  }
}
