import Foundation
import FoundationXML

/// Makes a tree of elements from XML by Foundation's parser, which is not trusted in its judgment.
///
/// On Linux that parser says that it succeeded for a file that is cut off, and for one without any element;
/// what it says of errors is "(null)"; and it traps at a name or an attribute that is not UTF-8. So bytes are
/// checked before, a file is whole only if its root was opened and closed and no error was reported, and the
/// words are ours.
final class ElementParser: NSObject, XMLParserDelegate {
  private let source: SourceText
  private let limits: InterfaceLimits
  private var scanner: TagScanner
  private var nodes: [ElementTree.Node] = []
  /// The open elements, and the last child of each or -1.
  private var open: [(index: Int, lastChild: Int)] = []
  private var fault: InterfaceFault?
  private var error: (code: Int, position: InterfaceFault.Position)?

  /// Parses a file.
  ///
  /// - Throws: `InterfaceFault`, for what keeps it from being XML.
  static func parse(
    _ source: SourceText, limits: InterfaceLimits
  ) throws(InterfaceFault) -> ElementTree {
    guard source.bytes.count <= limits.bytes else {
      throw InterfaceFault(
        .limit, at: source.position(of: 0),
        "the file has \(source.bytes.count) bytes; at most \(limits.bytes) are read")
    }
    var prologue = TagScanner(source.bytes)
    guard prologue.next() != nil else {
      throw InterfaceFault(
        .notXML, at: source.position(of: 0), "the file is no XML: it has no element")
    }
    if let offset = source.firstInvalidByte {
      throw InterfaceFault(
        .syntax, at: source.position(of: offset), "the bytes are not text in UTF-8")
    }
    // Entities would let a small file grow, and Interface Builder writes none.
    guard !prologue.declaresType else {
      throw InterfaceFault(
        .syntax, at: source.position(of: 0), "a document type declaration is not read")
    }
    return try ElementParser(source, limits).parse()
  }

  private init(_ source: SourceText, _ limits: InterfaceLimits) {
    self.source = source
    self.limits = limits
    scanner = TagScanner(source.bytes)
  }

  private func parse() throws(InterfaceFault) -> ElementTree {
    let parser = XMLParser(data: Data(source.bytes))
    parser.delegate = self
    let succeeded = parser.parse()
    if let fault { throw fault }
    if let last = open.last, isCutOff {
      throw InterfaceFault(
        .truncated, at: source.end,
        "the file is cut off: <\(nodes[last.index].name)> of line "
          + "\(source.position(of: nodes[last.index].offset).line) does not end")
    }
    if let error { throw problem(error.code, at: error.position) }
    guard succeeded, !nodes.isEmpty else {
      throw InterfaceFault(.notXML, at: source.position(of: 0), "the file is no XML")
    }
    return ElementTree(nodes: nodes, source: source)
  }

  /// Whether the end of the root is missing at the end of the file.
  private var isCutOff: Bool {
    let end = "</\(nodes[0].name)>".utf8
    let last = source.bytes.lastIndex { $0 > 0x20 } ?? 0
    return !source.bytes[...last].suffix(end.count).elementsEqual(end)
  }

  private func problem(_ code: Int, at position: InterfaceFault.Position) -> InterfaceFault {
    if source.line(position.line, beginsWith: "<<<<<<<")
      || source.line(position.line, beginsWith: "=======")
      || source.line(position.line, beginsWith: ">>>>>>>")
    {
      return InterfaceFault(
        .syntax, at: position,
        "a merge conflict is left here: choose one side and delete the lines of markers")
    }
    return InterfaceFault(code == 4 ? .notXML : .syntax, at: position, Self.words(code))
  }

  /// What the codes of libxml2 mean.
  private static func words(_ code: Int) -> String {
    switch code {
    case 4: "the file is no XML"
    case 5: "something stands after the end of the document"
    case 9: "a character is not allowed in XML"
    case 26: "an entity is not known; XML has &amp; &lt; &gt; &quot; and &apos;"
    case 31, 32, 81: "the encoding that the file declares is not known"
    case 38: "< cannot stand in an attribute; write &lt;"
    case 39, 40, 41: "an attribute needs a value in quotes"
    case 42: "an attribute is written twice"
    case 65: "a blank is missing"
    case 68: "a name of an element is missing after <"
    case 73: "> is missing"
    case 76: "the end tag is not that of the element that is open"
    default: "the XML is not well-formed (error \(code) of libxml2)"
    }
  }

  private func stop(_ parser: XMLParser, _ offset: Int, _ message: String) {
    fault = InterfaceFault(.limit, at: source.position(of: offset), message)
    parser.abortParsing()
  }

  // MARK: - Calls of the parser

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    guard fault == nil, error == nil else { return }
    let offset = scanner.next() ?? source.bytes.count
    let index = nodes.count
    guard index < limits.elements else {
      return stop(parser, offset, "the file has more than \(limits.elements) elements")
    }
    guard open.count < limits.depth else {
      return stop(parser, offset, "elements are nested more than \(limits.depth) deep")
    }
    nodes.append(
      ElementTree.Node(
        name: elementName, attributes: attributeDict, parent: open.last?.index ?? -1,
        offset: offset))
    if let last = open.last {
      if last.lastChild < 0 {
        nodes[last.index].firstChild = index
      } else {
        nodes[last.lastChild].nextSibling = index
      }
      open[open.count - 1].lastChild = index
    }
    open.append((index, -1))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    guard fault == nil, error == nil else { return }
    _ = open.popLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard fault == nil, let last = open.last, ElementSchema.texts.contains(nodes[last.index].name)
    else { return }
    nodes[last.index].text += string
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    self.parser(parser, foundCharacters: String(decoding: CDATABlock, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    guard fault == nil, error == nil else { return }
    error = (
      (parseError as NSError).code,
      source.position(line: parser.lineNumber, column: parser.columnNumber)
    )
  }
}
