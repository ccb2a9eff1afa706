import CoreGraphics
import Foundation
import Testing

@Suite struct CGGeometryDescriptionTests {
  // Source: UIKIT-CASES.md vcl-line-format.
  @Test func `vcl-line-format: points, sizes and rectangles print as on a phone`() {
    #expect("\(CGSize(width: 375, height: 667))" == "(375.0, 667.0)")
    #expect("\(CGPoint(x: 1.5, y: -2))" == "(1.5, -2.0)")
    #expect("\(CGRect(x: 0, y: 1, width: 2, height: 3))" == "(0.0, 1.0, 2.0, 3.0)")
  }
}
