import Foundation

/// The elements of a view in the order in which they are read.
///
/// Source: UIKIT-CASES.md accessibility-order, accessibility-inclusion; the parser of Cash App's
/// AccessibilitySnapshot, whose authors measured VoiceOver.
@MainActor
struct ReadingOrder {
  private(set) var elements: [UIResponder] = []

  init(of view: UIView) {
    // Half of a row on a phone: 8 of the 16 points that a line of text takes there.
    let isPad = view.traitCollection.userInterfaceIdiom == .pad
    let rowHeight = UIApplication.shared.screen.cellSize.height
    elements = Node.sorted(Self.nodes(of: view), rowDistance: rowHeight * (isPad ? 13 : 8) / 16)
  }

  private static func nodes(of view: UIView) -> [Node] {
    guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return [] }
    if view.isAccessibilityElement { return [Node(view)] }
    if let elements = view.accessibilityElements {
      let children = elements.flatMap(nodes(ofElement:))
      return [Node(children: children, isOrdered: true, frame: view.accessibilityFrame)]
    }
    // A modal view hides its siblings.
    let subviews = view.storedSubviews.last { $0.isModalNow }.map { [$0] } ?? view.storedSubviews
    let children = subviews.flatMap(nodes(of:))
    guard view.shouldGroupAccessibilityChildren, !children.isEmpty else { return children }
    return [Node(children: children, isOrdered: false, frame: view.accessibilityFrame)]
  }

  private static func nodes(ofElement element: Any) -> [Node] {
    if let view = element as? UIView { return nodes(of: view) }
    guard let element = element as? UIResponder, element.isAccessibilityElement else { return [] }
    return [Node(element)]
  }
}

extension UIView {
  fileprivate var isModalNow: Bool { accessibilityViewIsModal && !isHidden && alpha > 0.01 }
}

/// An element, or a group of elements.
@MainActor
private struct Node {
  var element: UIResponder?
  var children: [Node] = []
  /// Whether the order of the children was given by the app.
  var isOrdered = false
  let frame: CGRect

  init(_ element: UIResponder) {
    self.element = element
    frame = element.accessibilityFrame
  }

  init(children: [Node], isOrdered: Bool, frame: CGRect) {
    self.children = children
    self.isOrdered = isOrdered
    self.frame = frame
  }

  private func flattened(rowDistance: CGFloat) -> [UIResponder] {
    if let element { return [element] }
    if isOrdered { return children.flatMap { $0.flattened(rowDistance: rowDistance) } }
    return Self.sorted(children, rowDistance: rowDistance)
  }

  /// Row by row from the top, each from the left.
  ///
  /// A node whose upper edge is nearer than the distance to that of the node above is in its row.
  static func sorted(_ nodes: [Node], rowDistance: CGFloat) -> [UIResponder] {
    var rows: [[Node]] = []
    for node in nodes.sortedStably(by: \.frame.minY) {
      if let last = rows.last?.last, node.frame.minY - last.frame.minY < rowDistance {
        rows[rows.count - 1].append(node)
      } else {
        rows.append([node])
      }
    }
    return rows.flatMap { $0.sortedStably(by: \.frame.minX) }
      .flatMap { $0.flattened(rowDistance: rowDistance) }
  }
}

extension [Node] {
  @MainActor
  fileprivate func sortedStably(by key: (Node) -> CGFloat) -> [Node] {
    enumerated().map { (key($1), $0, $1) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }
}
