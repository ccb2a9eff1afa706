import ConcentrationTestSupport
import Testing

/// Lengths of UIKit's own views stand in one place, in points and in cells.
@Suite struct LengthTests {
  private static let folders = [
    "CollectionView", "Containers", "Controls", "Lists", "Presentation", "ScrollView", "TableView",
    "TextInput",
  ]

  /// A length as a number: in a rectangle, a size, insets, beside an edge, or as what a property begins with.
  private static var bareLength: Regex<Substring> {
    let places = "x|y|width|height|dx|dy|top|left|bottom|right|leading|trailing"
    let pattern =
      "\\b(?:\(places)): -?[1-9][0-9.]*\\s*[,)]"
      + "|(?:bounds|frame)\\.(?:min|mid|max)[XY] [-+] [1-9][0-9.]*(?! \\*)\\b"
      + "|(?:bounds|frame)\\.(?:width|height) [-+] [1-9][0-9.]*(?! \\*)\\b"
      + "|var \\w*(?:Inset|Insets|Width|Height|Spacing|Padding)(?:: CGFloat)? = [1-9]"
    // The pattern is a constant.
    // swift-format-ignore: NeverUseForceTry
    return try! Regex(pattern, as: Substring.self)
  }

  // Source: decisions/LAYOUT.md "2026-11-23 Lengths are points".
  @Test func `no control, cell, header, inset or hit area has a length of its own`() {
    var files = 0
    for folder in Self.folders {
      for file in PackageFiles.swiftFiles(below: "Sources/Runtime/UIKit/\(folder)") {
        files += 1
        for (index, line) in SwiftCode(file.text).lines.enumerated()
        where line.contains(Self.bareLength) {
          Issue.record("\(file.path):\(index + 1): a length belongs to SystemLength")
        }
      }
    }
    #expect(files > 50)
  }

  @Test func `bare lengths are found in all their forms`() {
    for line in [
      "CGRect(x: 1, y: 0, width: 8, height: 1)", "room.insetBy(dx: 2, dy: 0)",
      "let edge = bounds.maxX - 1", "open var minimumLineSpacing: CGFloat = 1 {",
    ] {
      #expect(line.contains(Self.bareLength), "\(line)")
    }
    for line in ["CGRect(x: 0, y: 0, width: 0, height: 0)", "rect.insetBy(dx: side, dy: 0)"] {
      #expect(!line.contains(Self.bareLength), "\(line)")
    }
  }
}
