import SwiftParser
import SwiftSyntax

/// A file and its syntax tree.
struct ParsedFile {
  let path: String
  let text: String
  let tree: SourceFileSyntax
  private let converter: SourceLocationConverter

  init(_ source: SourceText) {
    path = source.path
    text = source.text
    tree = Parser.parse(source: source.text)
    converter = SourceLocationConverter(fileName: source.path, tree: tree)
  }

  /// The name of the file as a part of an identifier; different names give different ones.
  var identifier: String {
    let name = path.split(separator: "/").last.map { $0.hasSuffix(".swift") ? $0.dropLast(6) : $0 }
    return (name ?? "").unicodeScalars.map { scalar in
      scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        ? String(scalar) : "_\(String(scalar.value, radix: 16))"
    }.joined()
  }

  func finding(
    _ severity: Finding.Severity, _ message: String, at node: some SyntaxProtocol
  ) -> Finding {
    let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return Finding(
      path: path, line: place.line, column: place.column, severity: severity, message: message)
  }

  /// The name of the file and the line of a byte, such as `Game.swift:12`.
  func place(of offset: Int) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return "\(name):\(converter.location(for: AbsolutePosition(utf8Offset: offset)).line)"
  }

  /// The line of a node, from 1.
  func line(of node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }
}

extension SyntaxProtocol {
  /// The range of the node in bytes, without the blanks and comments around it.
  var byteRange: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
