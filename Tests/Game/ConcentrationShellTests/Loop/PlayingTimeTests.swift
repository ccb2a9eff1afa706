import Testing

@testable import ConcentrationApp
@testable import ConcentrationShell
@testable import UIKitShell

/// The time of a game goes on while nobody enters a line.
@MainActor @Suite struct PlayingTimeTests {
  typealias Player = CursorTests.Player

  /// A second later, as the line reader says it.
  private func tick(_ player: Player, typed: Int = 0) throws -> LineResponse {
    player.repl.session.time.wait(seconds: 1)
    let response = player.repl.receive(.tick(typed: typed))
    try player.show(response)
    return response
  }

  @Test(arguments: [(80, 24), (120, 40), (40, 15), (200, 60)])
  func `each second is one change of the cells that differ`(columns: Int, rows: Int) throws {
    let player = try Player(columns: columns, rows: rows)
    try player.type("new 4x4 --seed 7")
    #expect(player.screen.contains("0:00"), "\(player.screen)")
    for second in 1...3 {
      let response = try tick(player, typed: second)
      #expect(response.leavesLine && response.output.utf8.count < 40, "\(response)")
      #expect(player.screen.contains("0:0\(second)"), "\(player.screen)")
      #expect(player.repl.receive(.tick()).output.isEmpty, "nothing has changed since")
    }
    for _ in 0..<7 { _ = try tick(player) }
    #expect(player.screen.contains("0:10"), "\(player.screen)")
  }

  @Test func `it stands still in the background, on other screens, and after the win`() throws {
    let player = try Player()
    try player.type("new 2x2/shapes:abba")
    try player.type("background")
    #expect(try tick(player).output.isEmpty)
    try player.type("foreground")
    #expect(try tick(player).output.isEmpty == false)
    #expect(player.screen.contains("Time 0:01"), "\(player.screen)")
    try player.type("tab stats")
    // What was drawn before asks once more.
    _ = try tick(player)
    #expect(try tick(player).output.isEmpty)
    try player.type("tab play")
    try player.type("a1 b2")
    try player.type("b1 a2")
    try player.type("2")
    _ = try tick(player)
    #expect(try tick(player).output.isEmpty)
    #expect(player.screen.contains("Time 0:01"), "\(player.screen)")
  }

  @Test func `what else stands on the terminal is left alone`() throws {
    let player = try Player()
    try player.type("new 4x4 --seed 7")
    try player.type("help all")
    #expect(player.screen.contains("-- more"), "\(player.screen)")
    #expect(try tick(player).output.isEmpty)
    try player.type("q")
    #expect(player.screen.contains("Time 0:01"), "\(player.screen)")
    // A list of several candidates.
    _ = player.repl.completions(of: "flip ", cursor: 5)
    #expect(try tick(player).output.isEmpty)
    try player.type("")
    #expect(player.screen.contains("Time 0:02"), "\(player.screen)")
    // A line that has scrolled the page.
    #expect(try tick(player, typed: 2000).output.isEmpty)
  }

  @Test func `nothing is drawn where lines scroll, in plain mode, or without a clock`() throws {
    for mode in [DisplayMode.scroll, .plain] {
      let session = TypedSession(draw: mode)
      session.type("new 4x4 --seed 7")
      session.repl.session.time.wait(seconds: 3)
      #expect(session.repl.receive(.tick()).output.isEmpty)
    }
    let player = try Player()
    try player.type("new 4x4 --seed 7")
    try player.type("set clock off")
    _ = try tick(player)
    #expect(try tick(player).output.isEmpty)
  }
}
