import ConcentrationTestSupport
import Foundation
import Testing

/// An evening without a word at a terminal, by arrows and Enter or by the mouse alone.
///
/// What moves and what is shown step by step has tests of its own; here each key waits until all is done.
/// Source: SHELL.md "Cursor, mouse, pace and motion".
@Suite struct EveningTests {
  /// The program at a pseudo terminal, and what that shows.
  struct Screen: PlayedTerminal {
    let program: PseudoTerminal
    private var emulated: EmulatedTerminal

    init(columns: Int, rows: Int, in directory: TemporaryDirectory) throws {
      try directory.write(
        "set pace off\nset motion off\nset clock off\n", to: ".config/concentration/rc")
      program = try PseudoTerminal(
        in: directory.path, environment: ["TERM": "xterm", "NO_COLOR": "1"],
        columns: UInt16(columns), rows: UInt16(rows))
      emulated = EmulatedTerminal(width: columns, height: rows)
      try emulated.feed(program.wait(for: "play"))
      try show()
    }

    var lines: [String] { emulated.lines }

    mutating func perform(_ action: HandAction) throws {
      program.type(Self.bytes(of: action))
      try show()
    }

    private mutating func show() throws {
      try program.waitForRest()
      try emulated.feed(program.take(within: 0))
    }

    private static func bytes(of action: HandAction) -> String {
      switch action {
      case .up: "\u{1B}[A"
      case .down: "\u{1B}[B"
      case .right: "\u{1B}[C"
      case .left: "\u{1B}[D"
      case .enter: "\r"
      case .click(let column, let row):
        "\u{1B}[<0;\(column + 1);\(row + 1)M\u{1B}[<0;\(column + 1);\(row + 1)m"
      case .wheel(let isDown, let column, let row):
        "\u{1B}[<\(isDown ? 65 : 64);\(column + 1);\(row + 1)M"
      }
    }
  }

  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test(arguments: [(80, 24), (40, 15), (120, 40), (200, 60)], InputDevice.allCases)
  func `A bot is played, today's deal is won, the chart is seen, and the game is left`(
    size: (Int, Int), device: InputDevice
  ) throws {
    let screen = try Screen(columns: size.0, rows: size.1, in: directory)
    var person = Person(at: screen, by: device)
    try playAgainstBot(&person)
    try person.use("[Close]")
    try person.openMenu()
    try person.use("[Statistics]")
    _ = try person.place(of: "Against perfect: ")
    try person.use("Play")
    try playTodaysDeal(&person)
    try person.openMenu()
    try person.use("[Statistics]")
    _ = try person.place(of: "8 pairs: a perfect player ")
    try person.use("Play")
    try person.openMenu()
    try person.use("[Settings]")
    try person.choose("color", "always")
    try person.use("[Close]")
    try person.openMenu()
    try person.use("[Quit]")
    #expect(try screen.program.waitForEnd() == 0)
    let settings = directory.read(".local/state/concentration/settings") ?? "none"
    #expect(settings.contains("set color always"), "\(settings)")
  }

  /// A game of 6x6 animals to its end, with a card that is taken back and a hint.
  private func playAgainstBot(_ person: inout Person<Screen>) throws {
    try person.choose("Size", "6x6")
    try person.choose("Theme", "animals")
    try person.choose("Against", "perfect")
    try person.use("[New game]")
    #expect(person.screen.contains("against"), "\(person.screen)")
    var random = TestGenerator(seed: 7)
    try person.turnAnyCard(using: &random)
    try person.openMenu()
    try person.use("[Undo]")
    #expect(person.screen.contains("Took back"), "\(person.screen)")
    try person.openMenu()
    try person.use("[Hint]")
    for _ in 0..<400 where !person.screen.contains("All pairs are found.") {
      try person.turnAnyCard(using: &random)
    }
    #expect(person.screen.contains("All pairs are found."), "\(person.screen)")
  }

  private func playTodaysDeal(_ person: inout Person<Screen>) throws {
    try person.openMenu()
    try person.use("[First screen]")
    try person.use("[Today's deal]")
    var random = TestGenerator(seed: 8)
    for _ in 0..<400 where !person.screen.contains("You found all 8 pairs") {
      try person.turnAnyCard(using: &random)
    }
    try person.use("[Close]")
  }
}
