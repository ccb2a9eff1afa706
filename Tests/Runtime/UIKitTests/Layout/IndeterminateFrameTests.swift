import Foundation
import Testing
import UIKit

/// What constraints leave open, and what is taken then.
@MainActor @Suite final class IndeterminateFrameTests {
  private lazy var world = LayoutWorld()
  private var superview: UIView { world.superview }

  @Test func `layout-ambiguous: what is open is told`() {
    let (open, settled, framed) = (world.view(10, 10), world.view(10, 10), UIView())
    superview.addSubview(framed)
    world.layout(
      open.leftAnchor.constraint(equalTo: superview.leftAnchor),
      settled.leftAnchor.constraint(equalTo: superview.leftAnchor),
      settled.topAnchor.constraint(equalTo: superview.topAnchor))
    #expect(open.hasAmbiguousLayout)
    #expect(!settled.hasAmbiguousLayout)
    #expect(!framed.hasAmbiguousLayout)
    #expect(world.warnings.isEmpty)
  }

  @Test func `layout-ambiguous: two optional constraints of one priority leave a choice`() {
    let view = world.view(nil, 10)
    world.layout(
      view.leftAnchor.constraint(equalTo: superview.leftAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 60).at(500),
      view.widthAnchor.constraint(equalToConstant: 140).at(500))
    #expect(view.hasAmbiguousLayout)
    #expect(world.warnings.isEmpty)
  }
}
