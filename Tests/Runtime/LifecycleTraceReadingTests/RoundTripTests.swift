import ConcentrationTestSupport
import Foundation
import LifecycleTrace
import LifecycleTraceReading
import Testing

@Suite struct RoundTripTests {
  private static func written(_ trace: RecordedTrace) -> [UInt8] {
    var bytes: [UInt8] = []
    JSONLinesFormat.write(trace, to: &bytes)
    return bytes
  }

  /// A hundred traces for each of a hundred seeds.
  @Test(arguments: Seeds.some)
  func `what was written is read back without loss`(seed: UInt64) throws {
    var random = RandomTrace(seed: seed)
    for _ in 0..<100 {
      let trace = random.trace()
      let bytes = Self.written(trace)
      #expect(try TraceReader().read(bytes).trace == trace)
      #expect(bytes.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
    }
  }

  @Test(arguments: Seeds.upTo(20))
  func `every line is JSON to another parser, too`(seed: UInt64) throws {
    var random = RandomTrace(seed: seed)
    for line in Self.written(random.trace()).split(separator: 0x0A) {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line)) }
    }
  }

  /// Bytes are changed, removed, repeated and cut off: the reader returns a trace or throws an
  /// error with a position.
  @Test(arguments: Seeds.some)
  func `a damaged file is read, or refused at a place that it has`(seed: UInt64) throws {
    var random = RandomTrace(seed: seed)
    var generator = TestGenerator(seed: seed &* 31)
    let whole = Self.written(random.trace())
    for _ in 0..<50 {
      var bytes = whole
      for _ in 0...generator.below(3) { Self.damage(&bytes, &generator) }
      do throws(TraceReadingProblem) {
        _ = try TraceReader().read(bytes)
      } catch {
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        #expect(1...lines.count ~= error.line)
        #expect(1...(lines[error.line - 1].count + 1) ~= error.column)
        #expect(!error.description.unicodeScalars.contains { $0.value < 0x20 })
      }
    }
  }

  private static func damage(_ bytes: inout [UInt8], _ generator: inout TestGenerator) {
    guard !bytes.isEmpty else { return }
    let place = generator.below(bytes.count)
    switch generator.below(5) {
    case 0: bytes[place] = UInt8(truncatingIfNeeded: generator.next())
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(bytes[generator.below(bytes.count)], at: place)
    case 3: bytes.removeSubrange(place...)
    default: bytes[place] ^= 1 << UInt8(generator.below(8))
    }
  }
}
