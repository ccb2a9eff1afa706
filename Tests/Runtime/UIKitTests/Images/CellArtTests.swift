import ConcentrationTestSupport
import Foundation
import Testing
import UIKit

@MainActor @Suite struct CellArtTests {
  private let house = "cellart 1\ncolor r #cc3311\n| /\\\n: rr\n|/__\\\n"

  @Test func `a text becomes a picture`() throws {
    _ = DrawingWorld()
    let art = try UIKitRuntime.CellArt(parsing: house)
    #expect(art.columns == 4)
    #expect(art.rows == 2)
    let red = UIColor(red: 0xCC / 255, green: 0x33 / 255, blue: 0x11 / 255, alpha: 1)
    #expect(art[column: 1, row: 0] == UIKitRuntime.CellArt.Cell("/", color: red))
    #expect(art[column: 3, row: 0] == UIKitRuntime.CellArt.Cell(" "))
    #expect(art[column: 0, row: 1] == UIKitRuntime.CellArt.Cell("/"))
  }

  @Test func `a picture prints and reads back`() throws {
    _ = DrawingWorld()
    let art = try UIKitRuntime.CellArt(parsing: house)
    #expect(try UIKitRuntime.CellArt(parsing: art.text) == art)
  }

  @Test(arguments: Seeds.upTo(30))
  func `any picture prints and reads back`(seed: UInt64) throws {
    _ = DrawingWorld()
    let letters = Array("ab/\\|:. ●█")
    let colors: [UIColor?] = [nil, .red, .green, .blue]
    var state = seed
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    var lines = ["cellart 1", "color a #ff0000", "color b #00ff00", "color c #0000ff"]
    for _ in 0...next(6) {
      let width = 1 + next(9)
      lines.append("|" + String((0..<width).map { _ in letters[next(letters.count)] }))
      lines.append(
        ":" + String((0..<width).map { _ in colors[next(4)] == nil ? " " : "b" as Character }))
    }
    let art = try UIKitRuntime.CellArt(parsing: lines.joined(separator: "\n"))
    #expect(try UIKitRuntime.CellArt(parsing: art.text) == art)
  }

  @Test(arguments: [
    ("", UIKitRuntime.CellArt.ParsingError.badHeader), ("cellart 2\n|x", .badHeader),
    ("cellart 1\n", .empty),
    ("cellart 1\nx", .unknownLine(line: 2)), ("cellart 1\n: a", .inkWithoutRow(line: 2)),
    ("cellart 1\n|x\n:a", .badInk(line: 3, column: 2)),
    ("cellart 1\ncolor a #ff\n|x", .badColor(line: 2)),
    ("cellart 1\ncolor a #+f0000\n|x", .badColor(line: 2)),
    ("cellart 1\n|a\u{1B}[2J", .badCharacter(line: 2, column: 3)),
    ("cellart 1\n|日", .badCharacter(line: 2, column: 2)),
    ("cellart 1\ncolor a #ff0000\n|x\n: a", .badInk(line: 4, column: 3)),
  ])
  func `a mistake is named with its place`(text: String, error: UIKitRuntime.CellArt.ParsingError) {
    _ = DrawingWorld()
    #expect(throws: error) { try UIKitRuntime.CellArt(parsing: text) }
    #expect(!error.description.isEmpty)
    #expect(UIImage(data: Data(text.utf8)) == nil)
  }

  @Test func `a picture is bounded`() {
    _ = DrawingWorld()
    let long = Data(repeating: 0x20, count: UIKitRuntime.CellArt.maximumBytes + 1)
    #expect(throws: UIKitRuntime.CellArt.ParsingError.tooLong(bytes: long.count)) {
      try UIKitRuntime.CellArt(parsing: long)
    }
    let wide = "cellart 1\n|" + String(repeating: "x", count: UIKitRuntime.CellArt.maximumSide + 1)
    #expect(throws: UIKitRuntime.CellArt.ParsingError.tooLarge(line: 2)) {
      try UIKitRuntime.CellArt(parsing: wide)
    }
    #expect(throws: UIKitRuntime.CellArt.ParsingError.notText) {
      try UIKitRuntime.CellArt(parsing: Data([0xFF, 0xFE]))
    }
  }

  @Test func `a larger copy repeats cells`() {
    _ = DrawingWorld()
    let art = UIKitRuntime.CellArt(rows: ["ab"]).resampled(columns: 4, rows: 2)
    #expect(art == UIKitRuntime.CellArt(rows: ["aabb", "aabb"]))
    #expect(
      UIKitRuntime.CellArt(rows: ["abcd"]).resampled(columns: 2, rows: 1)
        == UIKitRuntime.CellArt(rows: ["ac"]))
    #expect(UIKitRuntime.CellArt(rows: ["ab"]).resampled(columns: 0, rows: 3).rows == 0)
  }

  @Test func `characters of other widths become question marks`() {
    _ = DrawingWorld()
    #expect(UIKitRuntime.CellArt(rows: ["a日\u{7}"]) == UIKitRuntime.CellArt(rows: ["a??"]))
  }

  @Test func `an image is found by its name`() throws {
    let world = DrawingWorld()
    world.application.viewEnvironment.namedImages["house"] = UIImage(
      cellArt: try UIKitRuntime.CellArt(parsing: house))
    #expect(UIImage(named: "house")?.size == CGSize(width: 4, height: 2))
    #expect(UIImage(named: "boat") == nil)
    #expect(UIImage(named: "house", in: .main, compatibleWith: nil) == UIImage(named: "house"))
  }

  @Test(arguments: [
    (UIView.ContentMode.center, ["", " ab", ""]), (.topLeft, ["ab", "", ""]),
    (.bottomRight, ["", "", "  ab"]), (.scaleToFill, ["aabb", "aabb", "aabb"]),
    (.scaleAspectFit, ["aabb", "aabb", ""]),
  ])
  func `an image view places its image by the content mode`(
    mode: UIView.ContentMode, rows: [String]
  ) {
    let world = DrawingWorld()
    let view = UIImageView(image: UIImage(cellArt: UIKitRuntime.CellArt(rows: ["ab"])))
    #expect(view.frame.size == CGSize(width: 2, height: 1))
    view.frame = CGRect(x: 0, y: 0, width: 4, height: 3)
    view.contentMode = mode
    #expect(world.drawn(view) == rows)
  }

  @Test func `a highlighted image shows while highlighted`() {
    let world = DrawingWorld()
    let view = UIImageView(
      image: UIImage(cellArt: UIKitRuntime.CellArt(rows: ["a"])),
      highlightedImage: UIImage(cellArt: UIKitRuntime.CellArt(rows: ["b"])))
    #expect(world.drawn(view) == ["a"])
    view.isHighlighted = true
    #expect(world.drawn(view) == ["b"])
  }
}
