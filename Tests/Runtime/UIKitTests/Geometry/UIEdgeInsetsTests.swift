import Foundation
import Testing
import UIKit

@Suite struct UIEdgeInsetsTests {
  @Test func `insets move the sides inwards`() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let inside = rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(inside == CGRect(x: 12, y: 21, width: 94, height: 46))
  }

  @Test func `negative insets move the sides outwards`() {
    let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
    let outside = rect.inset(by: UIEdgeInsets(top: -1, left: -1, bottom: -1, right: -1))
    #expect(outside == CGRect(x: -1, y: -1, width: 6, height: 6))
  }

  @Test func `the empty initialisers are zero`() {
    #expect(UIEdgeInsets() == .zero)
    #expect(NSDirectionalEdgeInsets() == .zero)
    #expect(CGVector() == .zero)
    #expect(UIRectEdge.all == [.top, .left, .bottom, .right])
  }
}
