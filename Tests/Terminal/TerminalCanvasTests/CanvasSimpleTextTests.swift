import Testing

@testable import TerminalCanvas

@Suite("Simple text")
struct CanvasSimpleTextTests {
  @Test(arguments: [1, 2])
  func `every scalar, drawn once or twice, gives what its characters give one by one`(count: Int) {
    for value in UInt32(0x20)..<0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var text = "a"
      text.unicodeScalars.append(contentsOf: Array(repeating: scalar, count: count) + ["z"])
      var canvas = Canvas(width: 8, height: 1)
      canvas.draw(text, column: 0, row: 0)
      var column = 0
      for cell in text.compactMap({ Cell($0) }) {
        if canvas[column, 0] != cell { Issue.record("U+\(String(value, radix: 16))") }
        column += cell.width
      }
    }
  }

  @Test func `clipping at either side leaves the same cells as drawing character by character`() {
    let text = "a─é♦░z"
    for start in -8..<8 {
      let clip = Region(column: 2, row: 0, width: 3, height: 1)
      var canvas = Canvas(width: 7, height: 1)
      #expect(canvas.draw(text, column: start, row: 0, in: clip) == start + 6)
      for column in 0..<7 {
        let index = column - start
        let isShown = clip.columns.contains(column) && (0..<6).contains(index)
        #expect(canvas[column, 0].character == (isShown ? Array(text)[index] : " "))
      }
    }
  }

  @Test func `a broken surrogate or a cut scalar cannot get in: strings are repaired by Swift`() {
    var canvas = Canvas(width: 4, height: 1)
    canvas.draw(String(decoding: [0x61, 0xE2, 0x94, 0x62], as: UTF8.self), column: 0, row: 0)
    #expect(canvas.lines() == ["a\u{FFFD}b"])
  }
}
