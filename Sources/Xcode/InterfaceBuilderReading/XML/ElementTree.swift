/// All elements of a file, in the order in which they begin.
final class ElementTree: Sendable {
  struct Node: Sendable {
    let name: String
    let attributes: [String: String]
    /// The index of the element around it, or -1.
    let parent: Int
    /// The offset of its `<`.
    let offset: Int
    var firstChild = -1
    var nextSibling = -1
    var text = ""
  }

  let nodes: [Node]
  let source: SourceText

  init(nodes: [Node], source: SourceText) {
    self.nodes = nodes
    self.source = source
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
  public var name: String { node.name }
  /// The attributes as they are written.
  public var attributes: [String: String] { node.attributes }
  /// The text between the tags; only texts of several lines have one.
  public var text: String { node.text }
  /// The element around this one.
  public var parent: InterfaceElement? {
    node.parent < 0 ? nil : InterfaceElement(tree: tree, index: node.parent)
  }
  /// The elements in this one, in their order.
  public var children: Children { Children(tree: tree, nextIndex: node.firstChild) }
  /// Where the element begins.
  public var position: InterfaceFault.Position { tree.source.position(of: node.offset) }

  /// Where an attribute begins, or else the element.
  func position(of attribute: String) -> InterfaceFault.Position {
    let bytes = tree.source.bytes
    let text = Array(" \(attribute)=".utf8)
    var offset = node.offset
    while offset < bytes.count, bytes[offset] != 0x3E {
      if bytes[offset...].starts(with: text) { return tree.source.position(of: offset + 1) }
      offset += 1
    }
    return position
  }

  /// The elements in another one.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    let tree: ElementTree
    var nextIndex: Int

    /// The next element; nil after the last one.
    public mutating func next() -> InterfaceElement? {
      guard nextIndex >= 0 else { return nil }
      defer { nextIndex = tree.nodes[nextIndex].nextSibling }
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
