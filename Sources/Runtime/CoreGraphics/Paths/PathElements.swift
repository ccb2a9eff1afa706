import Foundation

/// The elements and the current point of a path as a value, the storage of `CGPath`.
package struct PathElements: Hashable, Sendable {
  /// The elements in the order in which they were added.
  package private(set) var elements: [PathElement] = []
  /// The current point, or nil in an empty path.
  package private(set) var currentPoint: CGPoint?
  /// The start of the current subpath, to which closing it adds a line.
  private var start: CGPoint?

  /// Creates an empty path.
  package init() {}

  /// Creates a path of elements.
  package init(_ elements: some Sequence<PathElement>) {
    for element in elements { append(element) }
  }

  /// Adds an element.
  ///
  /// An element other than a move begins a subpath at the current point if the one before was
  /// closed. In an empty path it is ignored, as in Core Graphics, which logs an error.
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

  /// Adds the elements of another path with a transform applied.
  package mutating func append(_ other: PathElements, transform: CGAffineTransform = .identity) {
    for element in other.elements { append(element.applying(transform)) }
  }

  /// The elements with a transform applied to every point.
  package func applying(_ transform: CGAffineTransform) -> PathElements {
    transform.isIdentity ? self : PathElements(elements.map { $0.applying(transform) })
  }

  /// The elements of each subpath, beginning with a move; a subpath of a move only is left out.
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
