import ConcentrationEngine
import ConcentrationTestSupport
import Testing

@testable import ConcentrationShell
@testable import UIKitShell

/// Bytes of every kind as lines and as scripts: refused in words, never a crash, never a raw control
/// character on the way out.
@MainActor
@Suite struct DamagedInputTests {
  private static let pieces: [[UInt8]] =
    [
      "flip ", "new ", "4x4", "/shapes#", ":", "aabb", "b2 ", "expect ", "card ", "log ", "<<END",
      "\nEND\n", "\"", "'", "\\", "# ", "!", "case ", "todo ", "--seed ", "set ", "log", "after",
      "press ", "99999999999999999999", "-1", "\n", "\r\n", "\t", " ", "...", "[..]", "/(/", "tab ",
      "resize ", "1x1", "wait ", "1e9", "nan", "load ", "save ", "describe ", "state ", "é", "🐶",
    ].map { Array($0.utf8) } + [
      [0x1B, 0x5B, 0x32, 0x4A], [0xFF], [0xC2, 0x9B], [0x00], [0xE2, 0x80],
    ]

  private static func text(_ generator: inout Xoshiro256StarStar, pieces count: Int) -> [UInt8] {
    (0..<count).flatMap { _ in pieces[Int(generator.next() % UInt64(pieces.count))] }
  }

  @Test(arguments: Seeds.upTo(10))
  func `Damaged lines are refused in words`(seed: UInt64) {
    var generator = Xoshiro256StarStar(seed: seed)
    let session = TypedSession()
    for _ in 0..<300 {
      let line = String(decoding: Self.text(&generator, pieces: 6), as: UTF8.self)
      let output = session.repl.receive(.line(line)).output
      let isHarmless = output.unicodeScalars.allSatisfy { scalar in
        scalar == "\n" || !VisibleText.isDangerous(scalar)
      }
      #expect(isHarmless, "seed \(seed), line \(line.debugDescription)")
    }
  }

  @Test(arguments: Seeds.upTo(10))
  func `Damaged scripts end with a status and name their lines`(seed: UInt64) {
    var generator = Xoshiro256StarStar(seed: seed)
    for _ in 0..<10 {
      let bytes = Self.text(&generator, pieces: 40)
      let run = ScriptRun(String(decoding: bytes, as: UTF8.self))
      #expect([0, 1, 2, 3].contains(run.status.code), "seed \(seed)")
      if run.status != .success { #expect(!run.errors.isEmpty, "seed \(seed)") }
    }
  }
}
