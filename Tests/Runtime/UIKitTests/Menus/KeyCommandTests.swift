import Foundation
import Testing

@testable import UIKit

/// UIKIT-CASES.md key-command.
@MainActor @Suite struct KeyCommandTests {
  private final class KeysViewController: UIViewController {
    var pressed: [String] = []
    var isSaved = false

    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(
          title: "Save", action: "save:", input: "s", modifierFlags: .command),
        UIKeyCommand(
          input: UIKeyCommand.inputUpArrow, modifierFlags: [.shift, .command], action: "up:",
          discoverabilityTitle: "Top"),
        UIKeyCommand(input: "x", modifierFlags: [], action: "unknown:"),
      ]
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      super.canPerformAction(action, withSender: sender) && !(action == "save:" && isSaved)
    }
  }

  private func world() -> (TraceRecorder, KeysViewController, UIKitRuntime.Keys) {
    let recorder = TraceRecorder()
    let controller = KeysViewController()
    recorder.application.exposedClasses.expose(KeysViewController.self) {
      $0.action("save:") { (controller: KeysViewController, sender: Any?) in
        controller.pressed.append((sender as? UIKeyCommand)?.title ?? "?")
        controller.isSaved = true
        return nil
      }
      $0.action("up:") { (controller: KeysViewController) in
        controller.pressed.append("up")
        return nil
      }
    }
    recorder.launch(UINavigationController(rootViewController: controller))
    return (recorder, controller, UIKitRuntime.Keys(of: recorder.application))
  }

  @Test func `key-command: the controller in front gets the keys that a responder takes`() {
    let (recorder, controller, keys) = world()
    defer { recorder.settle() }
    #expect(keys.commands.map(\.input) == ["s", UIKeyCommand.inputUpArrow])
    #expect(!keys.press(.init("s")))
    #expect(keys.press(.init("S", modifierFlags: .command)))
    #expect(!keys.press(.init("s", modifierFlags: .command)))
    #expect(keys.press(.init(UIKeyCommand.inputUpArrow, modifierFlags: [.command, .shift])))
    #expect(controller.pressed == ["Save", "up"])
  }

  @Test func `key-command: what is presented in front takes none of those behind it`() {
    let (recorder, controller, keys) = world()
    controller.present(NamedViewController("B"), animated: false)
    recorder.settle()
    #expect(keys.commands.map(\.input) == [])
  }

  @Test func `key commands are equal by their selector and key`() {
    let save = UIKeyCommand(input: "s", modifierFlags: .command, action: "save:")
    #expect(
      save == UIKeyCommand(title: "Save", action: "save:", input: "s", modifierFlags: .command))
    #expect(save != UIKeyCommand(input: "s", modifierFlags: .control, action: "save:"))
  }

  @Test func `key-command: a controller has the commands that were added, too`() {
    let (recorder, controller, keys) = world()
    defer { recorder.settle() }
    let added = UIKeyCommand(input: "u", modifierFlags: .command, action: "up:")
    controller.addKeyCommand(added)
    #expect(keys.press(.init("u", modifierFlags: .command)) && controller.pressed == ["up"])
    controller.removeKeyCommand(added)
    #expect(!keys.press(.init("u", modifierFlags: .command)))
  }
}
