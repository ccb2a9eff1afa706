import ConcentrationApp
import ConcentrationStore
import ConcentrationTestSupport
import Glibc
import Testing

/// Two running copies of the program and one player's data.
@Suite struct SharedDataTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func start() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(["--plain", "--no-history"], in: directory.path)
    try terminal.wait(for: "play> ")
    return terminal
  }

  private func play(_ steps: Range<Int>, on terminals: [PseudoTerminal]) throws {
    for step in steps {
      // Both are asked before either is waited for, so that they write at the same time.
      for terminal in terminals { terminal.enter(PlayedSteps.command(step)) }
      for terminal in terminals { try terminal.wait(for: "> ") }
    }
  }

  @Test func `copies that play at once lose nothing and report no lock`() throws {
    let copies = [try start(), try start()]
    try play(0..<39, on: copies)
    for copy in copies {
      copy.enter("quit")
      #expect(try copy.waitForEnd() == 0)
      #expect(!copy.transcript.contains("Warning"), "\(copy.transcript)")
      #expect(!copy.transcript.contains("lock"), "\(copy.transcript)")
    }
    #expect(try PlayedSteps.inDatabase(of: directory) == 2 * 39)
  }

  @Test func `each copy owns its game, and both games outlive a kill`() throws {
    let copies = [try start(), try start()]
    try play(0..<3, on: copies)
    try play(3..<5, on: [copies[1]])
    let idle = try start()
    #expect(try offer(on: idle) == nil, "both games are being played")
    for copy in copies {
      copy.signal(SIGKILL)
      #expect(try copy.waitForEnd() == 128 + SIGKILL)
    }
    var flips: Set<String> = []
    let next = [idle, try start()]
    for copy in next {
      copy.enter(try #require(try offer(on: copy)))
      try copy.wait(for: "board> ")
      copy.enter("state flips")
      let state = try copy.wait(for: "board> ")
      flips.insert(String(try #require(state.firstMatch(of: #/flips (\d+)\s/#)?.1)))
    }
    #expect(flips == ["2", "4"])
  }

  @Test func `two copies keep two games, and both are found again`() throws {
    let copies = [try start(), try start()]
    for (copy, seed) in zip(copies, [3, 7]) {
      copy.enter("new 4x4 --seed \(seed)")
      try copy.wait(for: "board> ")
      copy.enter("b2")
      try copy.wait(for: "board> ")
    }
    for copy in copies {
      copy.enter("quit")
      #expect(try copy.waitForEnd() == 0)
    }
    let next = try start()
    #expect(next.transcript.contains("Kept: 4x4/shapes#7, 0 of 8 pairs."))
    #expect(next.transcript.contains("Kept, too: load 4x4/shapes#3."))
    for seed in [7, 3] {
      next.enter("load 4x4/shapes#\(seed)")
      let answer = try next.wait(for: "board> ")
      let sentence = "Continued 4x4/shapes#\(seed): 0 of 8 pairs found, 1 flip."
      #expect(answer.contains(sentence), "\(answer)")
    }
    next.enter("quit")
    #expect(try next.waitForEnd() == 0)
    #expect(try start().transcript.contains("Kept: 4x4/shapes#3, 0 of 8 pairs."))
  }

  /// The number of the choice to go on with a kept game.
  private func offer(on terminal: PseudoTerminal) throws -> String? {
    // The choices are made when the screen appears.
    terminal.enter("tab stats")
    try terminal.wait(for: "> ")
    terminal.enter("tab play")
    try terminal.wait(for: "play> ")
    terminal.enter("look")
    return try terminal.wait(for: "\nplay> ").firstMatch(of: #/(\d+) Continue/#).map {
      String($0.1)
    }
  }
}
