import ConcentrationTestSupport
import Foundation
import FoundationXML
import InterfaceBuilderReading
import Testing

/// What is read, compared with what Foundation's parser of XML finds in the same text.
@Suite struct FoundationComparisonTests {
  @Test(arguments: Seeds.some) func `a file has the elements that Foundation finds`(
    seed: UInt64
  ) throws {
    var text = RandomXML(seed: seed)
    let written = text.document()
    var found: [String] = []
    describe(try read(written).root, &found)
    #expect(found == (try FoundationElements.lines(of: written)), "seed \(seed): \(written)")
  }

  private func describe(_ element: InterfaceElement, _ found: inout [String]) {
    let attributes = element.attributes.map { "\($0.name)=\($0.value.debugDescription)" }.sorted()
    let place = found.count
    found.append("")
    for child in element.children { describe(child, &found) }
    // Foundation tells of a text after the elements in it; the line stands where the element begins.
    found[place] = "\(element.name) \(attributes) \(element.text.debugDescription)"
  }
}

/// Writes documents with all that the format needs of XML.
private struct RandomXML {
  private var generator: TestGenerator
  private var budget = 40

  init(seed: UInt64) { generator = TestGenerator(seed: seed) }

  mutating func document() -> String {
    let type = #"type="com.apple.InterfaceBuilder3.CocoaTouch.XIB""#
    return #"<?xml version="1.0" encoding="UTF-8" standalone="no"?>"# + pick(["", "\n", "\r\n"])
      + "<document \(type)\(attributes())>\(content(depth: 0))</document>" + pick(["", "\n"])
  }

  private mutating func content(depth: Int) -> String {
    (0..<generator.below(6)).map { _ in piece(depth: depth) }.joined()
  }

  private mutating func piece(depth: Int) -> String {
    switch generator.below(7) {
    case 0: return text()
    case 1: return "<!-- \(pick(["<a b='c'>", "é", "-", "&"])) -->"
    case 2: return "<![CDATA[\(pick(["<b>", "&amp;", "]]", ""]))]]>"
    case 3: return "<?note \(pick(["<a>", "?"])) ?>"
    default:
      budget -= 1
      guard budget > 0, depth < 8 else { return text() }
      let name = pick(["view", "string", "a.b-c", "_xy", "mutableString", "größe"])
      let blank = pick(["", " ", "\n"])
      return generator.below(3) == 0
        ? "<\(name)\(attributes())\(blank)/>"
        : "<\(name)\(attributes())\(blank)>\(content(depth: depth + 1))</\(name)\(blank)>"
    }
  }

  private mutating func attributes() -> String {
    ["id", "key", "x", "ü"].map { name in
      guard generator.below(2) == 0 else { return "" }
      let quote = pick(["\"", "'"])
      let value = text().replacing(quote, with: "")
      return pick([" ", "\n", "\t "]) + name + pick(["=", " = "]) + quote + value + quote
    }.joined()
  }

  private mutating func text() -> String {
    (0..<generator.below(4)).map { _ in
      pick([
        "a", "é", "😀", "&lt;", "&gt;", "&amp;", "&quot;", "&apos;", "&#10;", "&#x1F600;", "&#9;",
        "\n", "\r\n", "\r", "\t", "  ", ">", "'", "\"",
      ])
    }.joined()
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices[generator.below(choices.count)]
  }
}

/// Notes what Foundation's parser calls.
private final class FoundationElements: NSObject, XMLParserDelegate {
  private var lines: [(name: String, attributes: [String], text: String)] = []
  private var open: [Int] = []

  static func lines(of text: String) throws -> [String] {
    let parser = XMLParser(data: Data(text.utf8))
    let found = FoundationElements()
    parser.delegate = found
    try #require(parser.parse() && parser.parserError == nil, "\(text)")
    return found.lines.map { name, attributes, text in
      let value = ["string", "mutableString"].contains(name) ? text : ""
      return "\(name) \(attributes) \(value.debugDescription)"
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    open.append(lines.count)
    let attributes = attributeDict.map { "\($0.key)=\($0.value.debugDescription)" }.sorted()
    lines.append((elementName, attributes, ""))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let last = open.last { lines[last].text += string }
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    self.parser(parser, foundCharacters: String(decoding: CDATABlock, as: UTF8.self))
  }
}
