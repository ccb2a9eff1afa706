import Foundation

/// A photo that a picker offers where the app has no images of its own, as a simulator has some.
///
/// They are drawn, 40 cells wide and 15 high.
@MainActor
enum SamplePhoto: String, CaseIterable {
  /// A sun above the sea.
  case sun = "Sun"
  /// Two mountains.
  case mountains = "Mountains"
  /// A house.
  case house = "House"

  /// The photo.
  var image: UIImage {
    let size = CGSize(width: 40 * ScreenCell.width, height: 15 * ScreenCell.height)
    return UIGraphicsImageRenderer(size: size).image { _ in
      fill(.systemTeal, [(0, 0), (1, 0), (1, 1), (0, 1)], size)
      switch self {
      case .sun:
        UIColor.systemYellow.setFill()
        let side = size.height / 2
        UIBezierPath(
          ovalIn: CGRect(x: (size.width - side) / 2, y: size.height / 8, width: side, height: side)
        ).fill()
        fill(.systemBlue, [(0, 0.7), (1, 0.7), (1, 1), (0, 1)], size)
      case .mountains:
        fill(.darkGray, [(0, 1), (0.35, 0.2), (0.7, 1)], size)
        fill(.gray, [(0.4, 1), (0.7, 0.4), (1, 1)], size)
      case .house:
        fill(.brown, [(0.3, 0.5), (0.7, 0.5), (0.7, 1), (0.3, 1)], size)
        fill(.systemRed, [(0.2, 0.5), (0.5, 0.1), (0.8, 0.5)], size)
      }
    }
  }

  /// Fills a polygon whose corners are parts of a size.
  private func fill(_ color: UIColor, _ corners: [(x: CGFloat, y: CGFloat)], _ size: CGSize) {
    let path = UIBezierPath()
    for (index, corner) in corners.enumerated() {
      let point = CGPoint(x: corner.x * size.width, y: corner.y * size.height)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    color.setFill()
    path.fill()
  }
}
