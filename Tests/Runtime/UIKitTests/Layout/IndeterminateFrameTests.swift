import Foundation
import Testing
import UIKit

/// What constraints leave open, and what is taken then.
@MainActor @Suite final class IndeterminateFrameTests {
  private lazy var world = LayoutWorld()
  private var superview: UIView { world.superview }

  /// Both inequalities and the equation of one attribute, for a view 100 wide and high.
  private func frames(
    _ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat
  ) -> Set<CGRect> {
    Set(
      [NSLayoutConstraint.Relation.lessThanOrEqual, .equal, .greaterThanOrEqual].map { relation in
        let view = world.view(100, 100)
        world.layout(
          NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: relation, toItem: superview,
            attribute: attribute, multiplier: 1, constant: constant))
        return view.frame
      })
  }

  @Test func `layout-indeterminate: a lone inequality of a place is tight in both directions`() {
    #expect(frames(.top, 23) == [CGRect(0, 23, 100, 100)])
    #expect(frames(.left, 23) == [CGRect(23, 0, 100, 100)])
    #expect(frames(.bottom, -45) == [CGRect(0, 255, 100, 100)])
    #expect(frames(.right, -74) == [CGRect(226, 0, 100, 100)])
    #expect(frames(.centerX, 0) == [CGRect(150, 0, 100, 100)])
  }

  @Test func `layout-indeterminate: a lone inequality of a length acts where zero violates it`() {
    func width(_ make: (UIView) -> NSLayoutConstraint) -> CGFloat {
      let view = world.view()
      world.layout(
        make(view), view.centerXAnchor.constraint(equalTo: superview.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: superview.centerYAnchor))
      return view.frame.width
    }
    #expect(width { $0.widthAnchor.constraint(greaterThanOrEqualToConstant: 23) } == 23)
    #expect(width { $0.widthAnchor.constraint(lessThanOrEqualToConstant: 23) } == 0)
    #expect(
      width {
        $0.widthAnchor.constraint(greaterThanOrEqualTo: superview.widthAnchor, constant: -52)
      } == 348)
    #expect(
      width { $0.widthAnchor.constraint(lessThanOrEqualTo: superview.widthAnchor, constant: -52) }
        == 0)
  }

  @Test func `layout-indeterminate: a view follows the one it is related to`() {
    for relation in [NSLayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual] {
      let (first, second) = (world.view(10), world.view())
      world.layout(
        first.leftAnchor.constraint(equalTo: superview.leftAnchor),
        NSLayoutConstraint(
          item: second, attribute: .left, relatedBy: relation, toItem: first, attribute: .right,
          multiplier: 1, constant: 25))
      #expect(first.frame == CGRect(0, 0, 10, 0))
      #expect(second.frame == CGRect(35, 0, 0, 0))
    }
    #expect(world.warnings.isEmpty)
  }

  @Test func `layout-indeterminate: a view that no constraint mentions keeps its frame`() {
    let view = world.add(UIView(frame: CGRect(3, 4, 5, 6)))
    _ = world.view(10, 10)
    world.layout()
    #expect(view.frame == CGRect(3, 4, 5, 6))
  }

  @Test func `layout-indeterminate: a view keeps its frame when its last constraint goes`() {
    let view = world.view()
    let constraints = [
      view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 7),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 8),
      view.widthAnchor.constraint(equalToConstant: 9),
    ]
    NSLayoutConstraint.activate(constraints)
    superview.layoutIfNeeded()
    NSLayoutConstraint.deactivate(constraints)
    superview.layoutIfNeeded()
    #expect(view.frame == CGRect(7, 8, 9, 0))
  }

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
    #expect(60...140 ~= view.frame.width)
    #expect(world.warnings.isEmpty)
  }

  @Test func `layout-priority-levels: the greater priority wins outright`() {
    func width(_ make: (NSLayoutDimension) -> [NSLayoutConstraint]) -> CGFloat {
      let view = world.view(nil, 40)
      NSLayoutConstraint.activate(make(view.widthAnchor))
      world.layout(
        view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 16),
        view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 16))
      return view.frame.width
    }
    #expect(
      width {
        [
          $0.constraint(equalToConstant: 60).at(750), $0.constraint(equalToConstant: 140).at(749),
          $0.constraint(equalToConstant: 141).at(749), $0.constraint(equalToConstant: 142).at(749),
        ]
      } == 60)
    #expect(
      width {
        [
          $0.constraint(greaterThanOrEqualToConstant: 80),
          $0.constraint(lessThanOrEqualToConstant: 200),
          $0.constraint(equalToConstant: 300).at(500),
        ]
      } == 200)
    #expect(
      width {
        [
          $0.constraint(equalToConstant: 30).at(999),
          $0.constraint(greaterThanOrEqualToConstant: 90),
        ]
      } == 90)
  }

  @Test func `layout-priority-levels: a priority may change while the constraint acts`() {
    let view = world.view(nil, 40)
    let wide = view.widthAnchor.constraint(equalToConstant: 140).at(500)
    let narrow = view.widthAnchor.constraint(equalToConstant: 60).at(400)
    world.layout(
      wide, narrow, view.leftAnchor.constraint(equalTo: superview.leftAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor))
    #expect(view.frame.width == 140)
    narrow.priority = .required
    superview.layoutIfNeeded()
    #expect(view.frame.width == 60)
    narrow.priority = .defaultLow
    superview.layoutIfNeeded()
    #expect(view.frame.width == 140)
  }
}
