import Testing
import UIKit

@testable import UIKitShell

/// `key` presses what an app has key commands for; input views are pressed by their numbers.
@MainActor @Suite(.serialized) struct KeyCommandTests {
  private func app(on screen: SessionScreen = .terminal) throws -> PaintSession {
    let app = try PaintSession(
      [.device], makeApp: { KeysAppDelegate() }, prepare: { $0.makeScreen = screen.make })
    UIApplication.shared.exposedClasses.expose(KeysViewController.self) {
      $0.action("save:") { (controller: KeysViewController, _: Any?) in
        controller.log.append("save")
        return nil
      }
    }
    return app
  }

  @Test func `a key is named with what is held, and recorded in one spelling`() throws {
    let app = try app()
    #expect(app.run("key") == ["cmd+s Save", "shift+up"])
    #expect(app.run("key COMMAND+S") == ["Pressed cmd+s Save."])
    #expect(app.reply("key cmd+s").canonical == "key cmd+s")
    #expect(app.front(KeysViewController.self)?.log == ["save", "save"])
    #expect(
      app.run("key x") == ["error: nothing on Keys takes x; keys: cmd+s Save, shift+up"])
    #expect(app.run("key cmd+") == app.run("key hyper+s").map { _ in app.run("key cmd+")[0] })
    #expect(app.run("key hyper+s")[0].hasPrefix("error: no key 'hyper+s': a key is a character"))
  }

  @Test(arguments: ["s", "cmd+s", "ctrl+alt+shift+f12", "+", "cmd++", "escape", "space"])
  func `a key's name is read as it is written`(name: String) throws {
    #expect(KeyName(name)?.description == name)
  }

  @Test(arguments: SessionScreen.allCases)
  func `the button of an input view has a number while its field is edited`(
    screen: SessionScreen
  ) throws {
    defer { SessionScreen.leave() }
    let app = try app(on: screen)
    #expect(app.session.elements.all.map(\.name) == ["Name"])
    _ = app.run("press Name")
    #expect(app.session.elements.all.map(\.name) == ["Name", "Done"])
    let lines = try #require(app.screen(after: ":look"))
    #expect(lines.contains { $0.contains("Done") }, "\(lines)")
    #expect(app.run(":press Done") == ["Pressed Done."])
    #expect(app.session.elements.all.map(\.name) == ["Name"])
  }
}

private final class KeysAppDelegate: OneScreenAppDelegate {
  override func makeScreen() -> UIViewController { KeysViewController() }
}

/// A field with a button above its keyboard, and two keys.
private final class KeysViewController: UIViewController {
  var log: [String] = []
  private let field = UITextField(frame: CGRect(x: 2, y: 2, width: 160, height: 44))

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(title: "Save", action: "save:", input: "s", modifierFlags: .command),
      UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: .shift, action: "save:"),
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Keys"
    field.accessibilityLabel = "Name"
    view.addSubview(field)
    let done = UIButton(type: .system)
    done.setTitle("Done", for: .normal)
    done.sizeToFit()
    done.addAction(
      UIAction { [weak self] _ in self?.field.resignFirstResponder() }, for: .touchUpInside)
    let bar = UIView(frame: done.bounds)
    bar.addSubview(done)
    field.inputAccessoryView = bar
  }
}
