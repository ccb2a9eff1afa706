import Foundation
import Testing
import UIKit

/// Source: Apple, NSCoder, "Converting Geometry".
@Suite struct CoderTextTests {
  @Test func `points, sizes, rectangles and insets are texts, and come back`() {
    #expect(NSCoder.string(for: CGPoint(x: 3, y: 4.5)) == "{3, 4.5}")
    #expect(NSCoder.string(for: CGSize(width: 320, height: 480)) == "{320, 480}")
    #expect(NSCoder.string(for: CGVector(dx: -1, dy: 0)) == "{-1, 0}")
    let rect = CGRect(x: 1, y: 2, width: 3.25, height: 4)
    #expect(NSCoder.string(for: rect) == "{{1, 2}, {3.25, 4}}")
    #expect(
      NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgPoint(for: "{3, 4.5}") == CGPoint(x: 3, y: 4.5))
    #expect(NSCoder.cgSize(for: "{3, x}") == .zero && NSCoder.cgRect(for: "{1, 2}") == .zero)
  }
}
