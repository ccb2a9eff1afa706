import CoreGraphics
import Foundation

// Source: Apple, NSCoder, "Converting Geometry".
extension NSCoder {
  /// A point as text: `{3, 4.5}`.
  public class func string(for point: CGPoint) -> String { text(point.x, point.y) }
  /// A size as text: `{3, 4.5}`.
  public class func string(for size: CGSize) -> String { text(size.width, size.height) }
  /// A vector as text: `{3, 4.5}`.
  public class func string(for vector: CGVector) -> String { text(vector.dx, vector.dy) }
  /// A rectangle as text: `{{0, 0}, {3, 4.5}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// Insets as text, from the top: `{1, 2, 3, 4}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    text(insets.top, insets.left, insets.bottom, insets.right)
  }

  /// The point of a text; zero for another text.
  public class func cgPoint(for string: String) -> CGPoint {
    let all = numbers(of: string, count: 2)
    return CGPoint(x: all[0], y: all[1])
  }
  /// The size of a text; zero for another text.
  public class func cgSize(for string: String) -> CGSize {
    let all = numbers(of: string, count: 2)
    return CGSize(width: all[0], height: all[1])
  }
  /// The rectangle of a text; zero for another text.
  public class func cgRect(for string: String) -> CGRect {
    let all = numbers(of: string, count: 4)
    return CGRect(x: all[0], y: all[1], width: all[2], height: all[3])
  }

  private static func text(_ numbers: CGFloat...) -> String {
    let texts = numbers.map { number in
      number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }
    return "{\(texts.joined(separator: ", "))}"
  }

  /// The numbers of a text, or zeros if there are not as many.
  private static func numbers(of text: String, count: Int) -> [CGFloat] {
    let parts = text.split { "{}, ".contains($0) }
    let found = parts.compactMap { Double($0) }.map { CGFloat($0) }
    guard found.count == count, parts.count == count else {
      return Array(repeating: 0, count: count)
    }
    return found
  }
}
