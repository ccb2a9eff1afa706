import Foundation
import FoundationXML
import Testing

/// XML that was written.
final class XMLTree {
  var name = ""
  var attributes: [String: String] = [:]
  var children: [XMLTree] = []
  var text = ""

  static func parse(_ text: String) throws -> XMLTree {
    let delegate = Delegate()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = delegate
    #expect(parser.parse() && parser.parserError == nil, "\(text)")
    return try #require(delegate.root)
  }

  /// All elements of a name, in the order of the file.
  func elements(named name: String) -> [XMLTree] {
    (self.name == name ? [self] : []) + children.flatMap { $0.elements(named: name) }
  }

  func texts(of name: String) -> [String] { elements(named: name).map(\.text) }

  private final class Delegate: NSObject, XMLParserDelegate {
    var root: XMLTree?
    private var open: [XMLTree] = []

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?, attributes attributeDict: [String: String]
    ) {
      let element = XMLTree()
      element.name = elementName
      element.attributes = attributeDict
      open.last?.children.append(element)
      if root == nil { root = element }
      open.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }
  }
}
