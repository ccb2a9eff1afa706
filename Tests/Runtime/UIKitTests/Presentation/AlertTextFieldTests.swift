import Testing
import UIKit

/// Source: Apple, UIAlertController.addTextField(configurationHandler:).
@MainActor @Suite struct AlertTextFieldTests {
  @Test func `the first text field takes text when the alert appears`() throws {
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    recorder.launch(root)
    let alert = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
    #expect(alert.textFields == nil)
    alert.addTextField { $0.placeholder = "First" }
    alert.addTextField { $0.placeholder = "Last" }
    var answer: [String?] = []
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
        answer = alert?.textFields?.map(\.text) ?? []
      })
    root.present(alert, animated: true)
    recorder.settle()
    let fields = try #require(alert.textFields)
    #expect(fields.map(\.placeholder) == ["First", "Last"])
    #expect(fields[0].isFirstResponder)
    #expect(fields[0].frame.maxY <= fields[1].frame.minY && fields[0].frame.height == 1)
    let keyboard = UIKitRuntime.Typing(into: recorder.application)
    keyboard.type("Ada")
    #expect(fields[1].becomeFirstResponder())
    keyboard.type("Lovelace")
    alert.answer(with: alert.actions[0])
    recorder.settle()
    #expect(answer == ["Ada", "Lovelace"])
    #expect(!keyboard.isExpected)
  }
}
