import ConcentrationTestSupport
import Testing

@testable import ConcentrationShell
@testable import UIKitShell

/// The player of finished games.
@MainActor
@Suite struct ReplayTests {
  private static let game = "new 2x2/shapes:abba\na1 b1\na1 b2\nb1 a2\n"

  @Test func `a game plays by itself, at the speed that is chosen, until it is paused`() {
    let run = ScriptRun(
      Self.game + """
        replay
        expect screen replay
        expect running yes
        expect position 0
        expect speed 4
        wait 0.25
        expect position 1
        press 4
        expect text "Speed 8 moves a second."
        wait 0.5
        expect position 4
        press pause
        expect text "Move 4 of 6: b2 is diamond, a match."
        expect running no
        wait 5
        expect position 4
        press step
        press "step back"
        expect position 4
        press play
        wait 5
        expect position 6
        expect running no
        press play
        expect position 0
        press close
        expect screen result
        """)
    #expect(run.status == .success, "\(run.errors)")
  }

  @Test func `the result, a photo and the word lead to the player, and a video is one`() {
    let run = ScriptRun(
      Self.game + """
        expect screen result
        press replay
        expect screen replay
        expect game 2x2/shapes:abba
        press close
        press close
        tab gallery
        wait 1
        press 1
        expect screen photo
        press replay
        expect screen replay
        press close
        expect screen photo
        page next
        expect screen video
        expect running no
        press play
        expect running yes
        press close
        new
        replay
        expect game 2x2/shapes:abba
        """)
    #expect(run.status == .success, "\(run.errors)")
  }

  @Test func `without a finished game there is nothing to replay`() {
    let run = ScriptRun("new 4x4\n! replay\nexpect error \"no game has been finished yet\"\n")
    #expect(run.status == .success, "\(run.errors)")
  }

  @Test func `on a small screen the board stands beside the buttons`() {
    let session = TypedSession(
      options: REPL.Options(size: ScreenSize(columns: 40, rows: 10)))
    for line in ["new 2x4/shapes:aabbccdd", "a1 b1", "a2 b2", "a3 b3", "a4 b4", "replay"] {
      session.type(line)
    }
    session.type("press pause")
    let screen = session.type("press step")
    #expect(screen.contains(/1 \[Step\] +\[D\]\.\n/), "\(screen)")
  }
}
