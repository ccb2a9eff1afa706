/// All elements of a file, in the order in which they begin.
final class ElementTree: Sendable {
  struct Node: Sendable {
    /// The number of its name.
    let name: Int32
    /// The index of the element around it, or -1.
    let parent: Int32
    /// The offset of its `<`.
    let offset: Int32
    /// The index of its first attribute; the last one is before the first of the next element.
    let firstAttribute: Int32
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
  }

  struct Attribute: Sendable {
    /// The number of its name.
    let name: Int32
    /// The offsets between its quotes.
    let start: Int32
    let end: Int32
  }

  let source: SourceText
  let names: [NameTable.Name]
  let nodes: [Node]
  let attributes: [Attribute]
  /// The texts of the elements whose value they are, by index.
  let texts: [Int: String]
  /// Attributes of another language instead of the file's, by the index of their elements.
  let replaced: [Int: [String: String]]

  init(
    source: SourceText, names: [NameTable.Name], nodes: [Node], attributes: [Attribute],
    texts: [Int: String]
  ) {
    self.source = source
    self.names = names
    self.nodes = nodes
    self.attributes = attributes
    self.texts = texts
    replaced = [:]
  }

  /// The same elements with other attributes.
  init(_ tree: ElementTree, replacing replaced: [Int: [String: String]]) {
    source = tree.source
    names = tree.names
    nodes = tree.nodes
    attributes = tree.attributes
    texts = tree.texts
    self.replaced = replaced
  }

  /// The indexes of an element's attributes.
  func attributes(of index: Int) -> Range<Int> {
    let end = index + 1 < nodes.count ? Int(nodes[index + 1].firstAttribute) : attributes.count
    return Int(nodes[index].firstAttribute)..<end
  }

  /// The text of an attribute by its index.
  func value(_ attribute: Attribute) -> String {
    CharacterData(
      bytes: source.bytes, range: Int(attribute.start)..<Int(attribute.end), isAttribute: true
    ).text
  }
}

/// One element of a file, with what is in it.
///
/// It is a reference into the whole file, and so are its children.
public struct InterfaceElement: Sendable {
  let tree: ElementTree
  let index: Int

  private var node: ElementTree.Node { tree.nodes[index] }

  /// The name of the element, such as `button`.
  public var name: String { tree.names[Int(node.name)].text }
  /// What this element is; nil if the format is not known to have it.
  public var role: ElementRole? { tree.names[Int(node.name)].role }
  /// The attributes as they are written.
  public var attributes: Attributes { Attributes(tree: tree, index: index) }
  /// The text between the tags; only texts of several lines have one.
  public var text: String { tree.texts[index] ?? "" }
  /// The element around this one.
  public var parent: InterfaceElement? {
    node.parent < 0 ? nil : InterfaceElement(tree: tree, index: Int(node.parent))
  }
  /// The elements in this one, in their order.
  public var children: Children { Children(tree: tree, nextIndex: Int(node.firstChild)) }
  /// Where the element begins.
  public var position: InterfaceFault.Position { tree.source.position(of: Int(node.offset)) }

  /// Where an attribute begins, or else the element.
  func position(of attribute: String) -> InterfaceFault.Position {
    guard let found = attributes.first(attribute) else { return position }
    let bytes = tree.source.bytes
    let name = Array(attribute.utf8)
    // Between the name and the quote there are = and perhaps blanks, which no name has.
    var offset = Int(found.start) - 1 - name.count
    while offset > node.offset, !bytes[offset...].starts(with: name) { offset -= 1 }
    return tree.source.position(of: offset)
  }

  /// The attributes of an element, in the order of the file.
  public struct Attributes: Sequence, IteratorProtocol, Sendable {
    private let tree: ElementTree
    private let index: Int
    private var range: Range<Int>

    init(tree: ElementTree, index: Int) {
      self.tree = tree
      self.index = index
      range = tree.attributes(of: index)
    }

    /// The text of an attribute; nil if the element has none of the name.
    ///
    /// - Complexity: O(n) in the number of attributes.
    public subscript(name: String) -> String? {
      if !tree.replaced.isEmpty, let text = tree.replaced[index]?[name] { return text }
      return first(name).map(tree.value)
    }

    func first(_ name: String) -> ElementTree.Attribute? {
      for index in range where tree.names[Int(tree.attributes[index].name)].text == name {
        return tree.attributes[index]
      }
      return nil
    }

    /// The next attribute; nil after the last one.
    public mutating func next() -> (name: String, value: String)? {
      guard let index = range.first else { return nil }
      range.removeFirst()
      let attribute = tree.attributes[index]
      return (tree.names[Int(attribute.name)].text, tree.value(attribute))
    }
  }

  /// The elements in another one.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    let tree: ElementTree
    var nextIndex: Int

    /// The next element; nil after the last one.
    public mutating func next() -> InterfaceElement? {
      guard nextIndex >= 0 else { return nil }
      defer { nextIndex = Int(tree.nodes[nextIndex].nextSibling) }
      return InterfaceElement(tree: tree, index: nextIndex)
    }
  }
}

extension InterfaceElement: Hashable {
  /// Whether two are the same place of the same file.
  public static func == (left: InterfaceElement, right: InterfaceElement) -> Bool {
    left.index == right.index && left.tree === right.tree
  }

  /// Hashes the place in the file.
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
