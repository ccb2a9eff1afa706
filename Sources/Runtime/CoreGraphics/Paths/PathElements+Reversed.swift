import Foundation

extension PathElements {
  /// The same lines and curves from the end to the beginning, subpath by subpath.
  package var reversed: PathElements {
    var path = PathElements()
    for subpath in subpaths.reversed() {
      var ends: [CGPoint] = []
      for element in subpath { ends.append(element.points.last ?? ends[0]) }
      path.append(.move(ends[ends.count - 1]))
      for index in stride(from: subpath.count - 1, to: 0, by: -1) {
        let isLast = index == 1
        switch subpath[index] {
        case .quadratic(let control, _): path.append(.quadratic(control, to: ends[index - 1]))
        case .cubic(let first, let second, _):
          path.append(.cubic(second, first, to: ends[index - 1]))
        case .move, .line, .close:
          if !(isLast && subpath.last == .close) { path.append(.line(ends[index - 1])) }
        }
      }
      if subpath.last == .close { path.append(.close) }
    }
    return path
  }
}
