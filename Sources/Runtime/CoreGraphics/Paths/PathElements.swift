import Foundation

/// The steps of a path, and where the next one begins: what `CGPath` is made of, as a value.
package struct PathElements: Hashable, Sendable {
  /// The steps in the order in which they were added.
  package private(set) var elements: [PathElement] = []
  /// Where the next step begins, or nil in an empty path.
  package private(set) var currentPoint: CGPoint?
  /// Where the current subpath began, which is where closing it leads.
  private var start: CGPoint?

  /// A path of no steps.
  package init() {}

  /// A path of the steps given.
  package init(_ elements: some Sequence<PathElement>) {
    for element in elements { append(element) }
  }

  /// Adds a step.
  ///
  /// A step other than a move begins a subpath at the current point if the one before was closed. In
  /// an empty path it is ignored, as Core Graphics does after saying that there is no current point.
  package mutating func append(_ element: PathElement) {
    if case .move(let point) = element {
      if case .move = elements.last { elements.removeLast() }
      elements.append(element)
      (currentPoint, start) = (point, point)
      return
    }
    guard let currentPoint else { return }
    if elements.last == .close {
      if element == .close { return }
      elements.append(.move(currentPoint))
    }
    elements.append(element)
    self.currentPoint = element.points.last ?? start
  }

  /// Adds the steps of another path, each moved by a transform.
  package mutating func append(_ other: PathElements, transform: CGAffineTransform = .identity) {
    for element in other.elements { append(element.applying(transform)) }
  }

  /// The same steps with every point moved by a transform.
  package func applying(_ transform: CGAffineTransform) -> PathElements {
    transform.isIdentity ? self : PathElements(elements.map { $0.applying(transform) })
  }

  /// The steps of each subpath, a move first; one that only moves is left out.
  package var subpaths: [[PathElement]] {
    var subpaths: [[PathElement]] = []
    for element in elements {
      if case .move = element {
        subpaths.append([element])
      } else {
        subpaths[subpaths.count - 1].append(element)
      }
    }
    return subpaths.filter { $0.count > 1 }
  }
}
