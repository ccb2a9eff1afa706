import ConcentrationTestSupport
import ForeignClients6
import Testing
import UIKit

@testable import UIKitShell

/// Scripts of foreign code that moves, in a phone's points on cells of 8x16, and their transcripts.
@MainActor @Suite struct MotionScriptTests {
  /// Shows one of the foreign screens; a root with a button presents the sheet.
  private final class ForeignAppDelegate: OneScreenAppDelegate {
    private let name: String

    init(_ name: String) {
      self.name = name
      super.init()
    }

    override func makeScreen() -> UIViewController {
      switch name {
      case "playing-cards": Clients6.makePlayingCards()
      case "photo-push": Clients6.makePhotos()
      default: makePresenter()
      }
    }

    private func makePresenter() -> UIViewController {
      let root = UIViewController()
      root.view.backgroundColor = .white
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Sheet") { [unowned root] _ in
          root.present(Clients6.makePullSheet(), animated: true)
        })
      button.frame = CGRect(x: 16, y: 32, width: 120, height: 44)
      root.view.addSubview(button)
      return root
    }
  }

  private static let folder = "Tests/Terminal/UIKitShellTests/MotionScripts"

  @Test(arguments: ["playing-cards", "photo-push", "pull-sheet"])
  func `a script gives its transcript, in virtual time and without frames`(name: String) throws {
    let paint = try PaintSession(
      makeApp: { ForeignAppDelegate(name) },
      prepare: {
        $0.settings = .script
        $0.settings.shell.calls = .common
        $0.makeScreen = {
          UIScreen(
            size: CGSize(width: 640, height: 384), cellSize: CGSize(width: 8, height: 16))
        }
      })
    var transcript = ""
    for line in try PackageFiles.text(of: "\(Self.folder)/\(name).script").split(separator: "\n") {
      let reply = paint.reply(String(line))
      #expect(reply.failure == nil, "\(line): \(reply.failure?.message ?? "")")
      #expect(reply.frames.isEmpty)
      let lines = ["> \(line)"] + reply.logLines.map(\.text) + reply.message + (reply.screen ?? [])
      transcript += lines.map { $0 + "\n" }.joined()
    }
    GoldenFile("\(Self.folder)/\(name).out").expect(transcript)
  }
}
