import Foundation
import Testing
import UIKit

@testable import UIKitShell

/// Drag and drop by words and by the mouse.
@MainActor @Suite(.serialized) struct DragWordsTests {
  /// A cup whose text is dropped on a table.
  private final class KitchenViewController: UIViewController, UIDragInteractionDelegate,
    UIDropInteractionDelegate
  {
    let table = UILabel(frame: CGRect(x: 30, y: 5, width: 10, height: 2))

    override func viewDidLoad() {
      super.viewDidLoad()
      let cup = UILabel(frame: CGRect(x: 10, y: 5, width: 4, height: 1))
      cup.text = "tea"
      cup.isUserInteractionEnabled = true
      let drag = UIDragInteraction(delegate: self)
      drag.isEnabled = true
      cup.addInteraction(drag)
      table.text = "table"
      table.isUserInteractionEnabled = true
      table.addInteraction(UIDropInteraction(delegate: self))
      view.addSubview(cup)
      view.addSubview(table)
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: NSString("tea")))] }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
      session.loadObjects(ofClass: String.self) { [table] in table.text = "has " + ($0.first ?? "")
      }
    }
  }

  private final class AppDelegate: OneScreenAppDelegate {
    override func makeScreen() -> UIViewController { KitchenViewController() }
  }

  private final class TestClock: SessionClock {
    var milliseconds: Int64 = 0
    var isVirtual: Bool { false }
    func advance(byMilliseconds milliseconds: Int64) {}
  }

  private func session(
    mode: ShellEnvironment.Mode = .script, clock: TestClock? = nil
  ) throws -> (PaintSession, UILabel) {
    let files = MemoryFiles()
    try files.write(Array("milk".utf8), to: "list.txt")
    try files.write(Array("bread".utf8), to: "./my list.txt")
    let session = try PaintSession(
      mode: mode, makeApp: { AppDelegate() },
      prepare: { environment in
        environment.files = files
        if let clock { environment.makeClock = { clock } }
      })
    return (session, try #require(session.front(KitchenViewController.self)).table)
  }

  @Test func `what a finger holds is dropped where it is moved to`() throws {
    let (session, table) = try session()
    #expect(session.reply("touch 11 6 33 6").failure == nil && table.text == "table")
    let reply = session.reply("touch 11 6 drag 33 6")
    #expect(reply.failure == nil && table.text == "has tea")
    #expect(reply.canonical == "touch 11 6 drag 33 6")
    #expect(session.run("touch 11 6 drag").first?.hasPrefix("error: touch needs") == true)
  }

  @Test func `a text or a file is dropped as from another app, and a file that is missing is told`()
    throws
  {
    let (session, table) = try session()
    let text = session.reply("touch 33 6 drop \"green tea\"")
    #expect(text.failure == nil && table.text == "has green tea")
    #expect(text.canonical == "touch 33 6 drop \"green tea\"")
    #expect(session.run("touch 33 6 drop list.txt").contains("Dropped list.txt."))
    #expect(table.text == "has milk")
    #expect(session.run("touch 33 6 drop \"./my list.txt\"").contains("Dropped \"./my list.txt\"."))
    #expect(table.text == "has bread")
    #expect(session.run("touch 1 6 drop list.txt") == ["Nothing there takes list.txt."])
    #expect(session.run("touch 33 6 drop none.txt") == ["error: none.txt: no such file"])
    #expect(session.run("touch 33 6 drop").first?.hasPrefix("error: touch needs") == true)
  }

  @Test func `a mouse that is held before it moves drops what it drags`() throws {
    let clock = TestClock()
    let (session, table) = try session(mode: .typed, clock: clock)
    session.session.settings.draw = .page
    let repl = REPL(session: session.session, options: REPL.Options(control: .alternateScreen))
    _ = repl.start()
    func mouse(_ action: MouseEvent.Action, _ column: Int) {
      _ = repl.receive(.mouse(MouseEvent(action, column: column, row: 5)))
    }
    func pass(_ milliseconds: Int64) {
      clock.milliseconds += milliseconds
      _ = repl.receive(.tick())
    }
    mouse(.press, 11)
    mouse(.drag, 33)
    mouse(.release, 33)
    #expect(table.text == "table")
    mouse(.press, 11)
    pass(500)
    pass(600)
    mouse(.drag, 20)
    mouse(.drag, 33)
    mouse(.release, 33)
    #expect(table.text == "has tea")
    #expect(session.session.app.touches.fingers.isEmpty)
  }
}
