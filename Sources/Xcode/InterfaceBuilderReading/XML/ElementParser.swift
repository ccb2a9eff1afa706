/// Makes a tree of elements from XML as Interface Builder writes it: in UTF-8, without a document type.
///
/// A file is read once from its beginning to its end, and refused at the first byte that is wrong. Names are
/// numbered and values stay where they are in the file until they are read.
struct ElementParser {
  private let source: SourceText
  private let bytes: [UInt8]
  private let limits: InterfaceLimits
  private var offset = 0
  private var names = NameTable()
  private var nodes: [ElementTree.Node] = []
  private var attributes: [ElementTree.Attribute] = []
  private var texts: [Int: String] = [:]
  /// The open elements, and the last child of each or -1.
  private var open: [(index: Int, lastChild: Int)] = []
  /// For each name the last element that had an attribute of it.
  private var lastOwners: [Int] = []

  /// Parses a file.
  ///
  /// - Throws: `InterfaceFault`, for what keeps it from being XML.
  /// - Complexity: O(n) in the number of bytes.
  static func parse(
    _ source: SourceText, limits: InterfaceLimits
  ) throws(InterfaceFault) -> ElementTree {
    var parser = ElementParser(source, limits)
    try parser.checkText()
    return try parser.parse()
  }

  private init(_ source: SourceText, _ limits: InterfaceLimits) {
    self.source = source
    self.limits = limits
    bytes = source.bytes
  }

  // MARK: - The whole file

  private mutating func checkText() throws(InterfaceFault) {
    guard bytes.count <= min(limits.bytes, Int(Int32.max)) else {
      throw fault(.limit, "the file has \(bytes.count) bytes; at most \(limits.bytes) are read")
    }
    // A mark of the byte order may stand before the first element.
    if bytes.contains("\u{FEFF}", at: 0) { offset = 3 }
    guard let first = bytes[offset...].firstIndex(where: { $0 > 0x20 }), bytes[first] == 0x3C else {
      throw fault(.notXML, "the file is no XML: it does not begin with <")
    }
    if let invalid = source.firstInvalidByte {
      throw fault(.syntax, at: invalid, "the bytes are not text in UTF-8")
    }
    if let control = source.firstControlCharacter {
      throw fault(.syntax, at: control, "a character is not allowed in XML")
    }
  }

  private mutating func parse() throws(InterfaceFault) -> ElementTree {
    try parseDeclaration()
    while offset < bytes.count {
      if bytes[offset] == 0x3C { try parseMarkup() } else { try parseText() }
    }
    if !open.isEmpty { throw cutOff() }
    guard !nodes.isEmpty else { throw fault(.notXML, "the file is no XML: it has no element") }
    return ElementTree(
      source: source, names: names.names, nodes: nodes, attributes: attributes, texts: texts)
  }

  /// The line in which XML says its version and encoding.
  private mutating func parseDeclaration() throws(InterfaceFault) {
    guard bytes.contains("<?xml", at: offset) else { return }
    let start = offset
    try skip(past: "?>")
    let words = source.text(start..<offset).split { " \t\r\n=?\"'".contains($0) }
    guard let index = words.firstIndex(of: "encoding"), index + 1 < words.count else { return }
    let encoding = words[index + 1]
    guard ["utf-8", "us-ascii", "ascii"].contains(encoding.lowercased()) else {
      throw fault(
        .syntax, at: start,
        "the file declares the encoding \(encoding.prefix(40)); one in UTF-8 is needed")
    }
  }

  private mutating func parseMarkup() throws(InterfaceFault) {
    switch byte(at: offset + 1) {
    case UInt8(ascii: "/"): try parseEnd()
    case UInt8(ascii: "?"): try skip(past: "?>")
    case UInt8(ascii: "!"):
      if bytes.contains("<!--", at: offset) {
        offset += 2
        try skip(past: "-->")
      } else if bytes.contains("<![CDATA[", at: offset), !open.isEmpty {
        let start = offset + 9
        try skip(past: "]]>")
        addText(source.text(start..<max(offset - 3, start)))
      } else {
        // Entities would let a small file grow, and Interface Builder writes none.
        throw fault(.syntax, "a document type declaration is not read")
      }
    default: try parseStart()
    }
  }

  // MARK: - Elements

  private mutating func parseStart() throws(InterfaceFault) {
    let start = offset
    offset += 1
    guard let name = takeName() else {
      offset = start
      throw offset + 1 < bytes.count ? problemAtSign() : cutOff()
    }
    guard nodes.isEmpty || !open.isEmpty else {
      throw fault(.syntax, at: start, "something stands after the end of the document")
    }
    let number = try self.number(of: name)
    try addNode(number, at: start)
    while true {
      let hasBlank = skipBlanks()
      switch byte(at: offset) {
      case UInt8(ascii: ">"):
        offset += 1
        return
      case UInt8(ascii: "/"):
        guard byte(at: offset + 1) == UInt8(ascii: ">") else { throw wrong("> is missing") }
        offset += 2
        open.removeLast()
        return
      default:
        guard hasBlank else { throw wrong("a blank is missing") }
        try parseAttribute()
      }
    }
  }

  private mutating func addNode(_ name: Int32, at start: Int) throws(InterfaceFault) {
    let index = nodes.count
    guard index < limits.elements else {
      throw fault(.limit, at: start, "the file has more than \(limits.elements) elements")
    }
    guard open.count < limits.depth else {
      throw fault(.limit, at: start, "elements are nested more than \(limits.depth) deep")
    }
    var parent = -1
    if let last = open.last {
      parent = last.index
      if last.lastChild < 0 {
        nodes[last.index].firstChild = Int32(index)
      } else {
        nodes[last.lastChild].nextSibling = Int32(index)
      }
      open[open.count - 1].lastChild = index
    }
    nodes.append(
      ElementTree.Node(
        name: name, parent: Int32(parent), offset: Int32(start),
        firstAttribute: Int32(attributes.count)))
    open.append((index, -1))
  }

  private mutating func parseAttribute() throws(InterfaceFault) {
    let start = offset
    guard let name = takeName() else { throw wrong("a name of an attribute or > is missing") }
    let number = try self.number(of: name)
    while lastOwners.count <= number { lastOwners.append(-1) }
    guard lastOwners[Int(number)] != nodes.count else {
      throw fault(.syntax, at: start, "an attribute is written twice")
    }
    lastOwners[Int(number)] = nodes.count
    _ = skipBlanks()
    guard byte(at: offset) == UInt8(ascii: "=") else {
      throw wrong("an attribute needs a value in quotes")
    }
    offset += 1
    _ = skipBlanks()
    let quote = byte(at: offset)
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw wrong("an attribute needs a value in quotes")
    }
    offset += 1
    let valueStart = offset
    while byte(at: offset) != quote {
      switch byte(at: offset) {
      case 0: throw cutOff()
      case UInt8(ascii: "<"): throw wrong("< cannot stand in an attribute; write &lt;")
      case UInt8(ascii: "&"): try checkReference()
      default: break
      }
      offset += 1
    }
    attributes.append(
      ElementTree.Attribute(name: number, start: Int32(valueStart), end: Int32(offset)))
    offset += 1
  }

  private mutating func parseEnd() throws(InterfaceFault) {
    let start = offset
    offset += 2
    guard let name = takeName() else { throw wrong("a name of an element is missing after </") }
    _ = skipBlanks()
    guard byte(at: offset) == UInt8(ascii: ">") else { throw wrong("> is missing") }
    offset += 1
    guard let last = open.last, nodes[last.index].name == (try number(of: name)) else {
      throw fault(.syntax, at: start, "the end tag is not that of the element that is open")
    }
    open.removeLast()
  }

  // MARK: - Text

  private mutating func parseText() throws(InterfaceFault) {
    let start = offset
    while offset < bytes.count, bytes[offset] != 0x3C {
      if bytes[offset] > 0x20 {
        guard !open.isEmpty else {
          throw fault(.syntax, "something stands after the end of the document")
        }
        if bytes[offset] == UInt8(ascii: "&") { try checkReference() }
      }
      offset += 1
    }
    guard wantsText else { return }
    addText(CharacterData(bytes: bytes, range: start..<offset, isAttribute: false).text)
  }

  /// Whether the text of the open element is its value.
  private var wantsText: Bool {
    open.last.map { names.names[Int(nodes[$0.index].name)].hasText } ?? false
  }

  private mutating func addText(_ text: String) {
    guard wantsText, let last = open.last else { return }
    texts[last.index, default: ""] += text
  }

  private func checkReference() throws(InterfaceFault) {
    guard CharacterData.reference(in: bytes, at: offset) == nil else { return }
    throw wrong("an entity is not known; XML has &amp; &lt; &gt; &quot; and &apos;")
  }

  // MARK: - Bytes

  /// The byte at an offset; zero, which no text has, after the last one.
  private func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private mutating func takeName() -> Range<Int>? {
    let start = offset
    guard Self.isNameStart(byte(at: offset)) else { return nil }
    repeat { offset += 1 } while Self.isNamePart(byte(at: offset))
    return start..<offset
  }

  private mutating func number(of name: Range<Int>) throws(InterfaceFault) -> Int32 {
    let number = names.number(of: source.text(name))
    guard number < limits.names else {
      throw fault(
        .limit, at: name.lowerBound, "the file has more than \(limits.names) different names")
    }
    return number
  }

  private static func isNameStart(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x80 || byte == 0x5F || byte == 0x3A
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    isNameStart(byte) || byte >= 0x30 && byte <= 0x39 || byte == 0x2D || byte == 0x2E
  }

  /// - Returns: Whether there were any.
  private mutating func skipBlanks() -> Bool {
    let start = offset
    while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
    return offset > start
  }

  private mutating func skip(past end: StaticString) throws(InterfaceFault) {
    offset += 2
    while !bytes.contains(end, at: offset) {
      guard offset < bytes.count else { throw cutOff() }
      offset += 1
    }
    offset += end.utf8CodeUnitCount
  }

  // MARK: - Faults

  private func fault(
    _ kind: InterfaceFault.Kind, at place: Int? = nil, _ message: String
  ) -> InterfaceFault {
    InterfaceFault(kind, at: source.position(of: place ?? offset), message)
  }

  /// What is wrong at this byte, or that it is missing.
  private func wrong(_ message: String) -> InterfaceFault {
    offset < bytes.count ? fault(.syntax, message) : cutOff()
  }

  private func cutOff() -> InterfaceFault {
    guard let last = open.last else {
      return InterfaceFault(
        .truncated, at: source.end, "the file is cut off before its first element")
    }
    let element = nodes[last.index]
    return InterfaceFault(
      .truncated, at: source.end,
      "the file is cut off: <\(names.names[Int(element.name)].text)> of line "
        + "\(source.position(of: Int(element.offset)).line) does not end")
  }

  /// What a < is that begins no element.
  private func problemAtSign() -> InterfaceFault {
    bytes.contains("<<<<<<<", at: offset)
      ? fault(
        .syntax, "a merge conflict is left here: choose one side and delete the lines of markers")
      : fault(.syntax, "a name of an element is missing after <")
  }
}
