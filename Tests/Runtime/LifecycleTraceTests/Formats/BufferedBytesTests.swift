import ConcentrationTestSupport
import Testing

@testable import LifecycleTrace

@Suite struct BufferedBytesTests {
  @Test(arguments: Seeds.some)
  func `pieces of any length are added in their order, after what the array has`(seed: UInt64) {
    var generator = TestGenerator(seed: seed)
    var expected = Array("before ".utf8)
    var output = expected
    BufferedBytes.write(to: &output) { bytes in
      for _ in 0..<200 {
        let length = generator.below(generator.below(10) == 0 ? 3000 : 60)
        let piece = String(
          repeating: Character(Unicode.Scalar(97 + UInt8(length % 26))), count: length)
        bytes.append(text: piece)
        bytes.append(0x0A)
        expected += Array("\(piece)\n".utf8)
      }
    }
    #expect(output == expected)
  }

  @Test(
    arguments: [
      (0, "0.0"), (80, "80.0"), (23.5, "23.5"), (0.25, "0.25"), (1.125, "1.125"), (1.005, "1.005"),
      (-4.5, "-4.5"), (0.1 + 0.2, "0.30000000000000004"), (1e20, "1e+20"), (7.01, "7.01"),
    ])
  func `numbers have the digits that read back as the same number`(value: Double, text: String) {
    var bytes: [UInt8] = []
    bytes.append(number: value)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }

  @Test(arguments: Seeds.some)
  func `whole numbers have the digits of their descriptions`(seed: UInt64) {
    var generator = TestGenerator(seed: seed)
    var numbers = [0, .max, .min, .min + 1]
    for exponent in 0...18 {
      let power = (0..<exponent).reduce(1) { product, _ in 10 * product }
      numbers += [power - 1, power, power + 1, -power, power + generator.below(power)]
    }
    for number in numbers {
      var direct: [UInt8] = []
      direct.append(decimal: number)
      var buffered: [UInt8] = []
      BufferedBytes.write(to: &buffered) { $0.append(decimal: number) }
      #expect(String(decoding: direct, as: UTF8.self) == "\(number)", "seed \(seed)")
      #expect(buffered == direct, "seed \(seed)")
    }
  }
}
