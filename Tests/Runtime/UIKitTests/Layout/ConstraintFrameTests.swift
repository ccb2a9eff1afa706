import Foundation
import Testing
import UIKit

/// Where constraints put views; the numbers are those of suites that run on real UIKit.
@MainActor @Suite final class ConstraintFrameTests {
  private lazy var world = LayoutWorld()
  private var superview: UIView { world.superview }

  /// Relates an attribute of a view 200 wide and high to the superview's same attribute.
  private func frame(
    _ attribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    sized: Bool = true
  ) -> CGRect {
    let view = sized ? world.view(200, 200) : world.view()
    world.layout(
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: superview,
        attribute: attribute, multiplier: multiplier, constant: constant))
    return view.frame
  }

  @Test(arguments: [CGFloat(0), 100, -100])
  func `layout-attributes: edges lie a constant after those of the superview`(constant: CGFloat) {
    #expect(frame(.top, constant: constant).minY == constant)
    #expect(frame(.left, constant: constant).minX == constant)
    #expect(frame(.leading, constant: constant).minX == constant)
    #expect(frame(.right, constant: constant).maxX == 400 + constant)
    #expect(frame(.trailing, constant: constant).maxX == 400 + constant)
    #expect(frame(.bottom, constant: constant).maxY == 400 + constant)
    #expect(frame(.lastBaseline, constant: constant).maxY == 400 + constant)
    #expect(frame(.centerX, constant: constant).midX == 200 + constant)
    #expect(frame(.centerY, constant: constant).midY == 200 + constant)
  }

  @Test func `layout-attributes: a multiplier acts on the place in the superview`() {
    #expect(frame(.centerX, multiplier: 2).midX == 400)
    #expect(frame(.centerX, multiplier: 0.5).midX == 100)
    #expect(frame(.centerY, multiplier: 2).midY == 400)
    #expect(frame(.centerY, multiplier: 0.5).midY == 100)
    #expect(frame(.right, multiplier: 0.5).maxX == 200)
  }

  @Test func `layout-attributes: lengths are a multiple plus a constant`() {
    for attribute in [NSLayoutConstraint.Attribute.width, .height] {
      func length(_ multiplier: CGFloat, _ constant: CGFloat) -> CGFloat {
        let size = frame(attribute, multiplier: multiplier, constant: constant, sized: false).size
        return attribute == .width ? size.width : size.height
      }
      #expect(length(1, 0) == 400)
      #expect(length(1, 100) == 500)
      #expect(length(1, -100) == 300)
      #expect(length(2, 0) == 800)
      #expect(length(0.5, 0) == 200)
      #expect(length(0.5, 100) == 300)
    }
  }

  @Test func `layout-attributes: at most and at least together are the same as equal`() {
    let view = world.view(200, 200)
    world.layout(
      view.rightAnchor.constraint(lessThanOrEqualTo: superview.rightAnchor),
      view.rightAnchor.constraint(greaterThanOrEqualTo: superview.rightAnchor),
      view.centerYAnchor.constraint(lessThanOrEqualTo: superview.centerYAnchor),
      view.centerYAnchor.constraint(greaterThanOrEqualTo: superview.centerYAnchor))
    #expect(view.frame == CGRect(200, 100, 200, 200))
  }

  @Test func `layout-attributes: insets on all four sides`() {
    let view = world.view()
    world.layout(
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 10),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 20),
      view.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -30),
      view.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -40))
    #expect(view.frame == CGRect(20, 10, 340, 360))
  }

  @Test func `layout-attributes: views aligned with another one have its frame`() {
    let first = world.view(200, 200)
    let second = world.view()
    world.layout(
      first.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 10),
      first.topAnchor.constraint(equalTo: superview.topAnchor, constant: 10),
      second.leftAnchor.constraint(equalTo: first.leftAnchor),
      second.topAnchor.constraint(equalTo: first.topAnchor),
      second.widthAnchor.constraint(equalTo: first.widthAnchor),
      second.bottomAnchor.constraint(equalTo: first.bottomAnchor))
    #expect(second.frame == CGRect(10, 10, 200, 200))
  }

  @Test func `layout-attributes: a chain of views with gaps`() {
    let views = (0..<3).map { _ in world.view(100, 100) }
    world.layout(
      views[0].leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 10),
      views[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor, constant: 10))
    #expect(views.map(\.frame.minX) == [0, 110, 220])
  }

  @Test func `layout-attributes: places of views at different depths`() {
    let box = world.view(200, 200)
    let inner = world.add(UIView(), to: box)
    world.layout(
      box.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 50),
      box.topAnchor.constraint(equalTo: superview.topAnchor, constant: 60),
      inner.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 70),
      inner.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
      inner.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
      inner.heightAnchor.constraint(equalToConstant: 5))
    #expect(inner.frame == CGRect(20, 335, 100, 5))
  }

  @Test func `layout-attributes: the way between two places is a length`() {
    let views = (0..<3).map { _ in world.view(10, 10) }
    world.layout(
      views[0].leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      views[2].trailingAnchor.constraint(equalTo: superview.trailingAnchor),
      views[0].trailingAnchor.anchorWithOffset(to: views[1].leadingAnchor).constraint(
        equalTo: views[1].trailingAnchor.anchorWithOffset(to: views[2].leadingAnchor)))
    #expect(views.map(\.frame.minX) == [0, 195, 390])
  }

  @Test func `layout-margins: edges and centre within margins`() {
    superview.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let view = world.view()
    let guide = superview.layoutMarginsGuide
    world.layout(
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor))
    #expect(view.frame == CGRect(20, 10, 340, 360))
    superview.layoutMargins.left = 30
    superview.layoutIfNeeded()
    #expect(view.frame == CGRect(30, 10, 330, 360))
  }

  @Test func `layout-margins: a view's own margins decide where its centre within them is`() {
    let view = world.view(200, 200)
    view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    world.layout(
      NSLayoutConstraint(
        item: view, attribute: .centerXWithinMargins, relatedBy: .equal, toItem: superview,
        attribute: .centerX, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .centerYWithinMargins, relatedBy: .equal, toItem: superview,
        attribute: .centerY, multiplier: 1, constant: 0))
    #expect(view.frame == CGRect(110, 110, 200, 200))
  }

  @Test func `layout-guides: a guide is placed like a view and is none`() {
    let guide = UILayoutGuide()
    superview.addLayoutGuide(guide)
    let view = world.view(10, 10)
    world.layout(
      guide.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 10),
      guide.widthAnchor.constraint(equalTo: superview.widthAnchor, multiplier: 0.5),
      guide.heightAnchor.constraint(equalToConstant: 100),
      guide.centerYAnchor.constraint(equalTo: superview.centerYAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
    #expect(guide.layoutFrame == CGRect(10, 150, 200, 100))
    #expect(view.frame == CGRect(200, 240, 10, 10))
    superview.removeLayoutGuide(guide)
    #expect(superview.constraints.isEmpty)
    #expect(view.constraints.count == 2)
  }

  @Test func `layout-guides: inequalities at the edges and a weak centre`() {
    let guide = UILayoutGuide()
    superview.addLayoutGuide(guide)
    world.layout(
      guide.leadingAnchor.constraint(greaterThanOrEqualTo: superview.leadingAnchor),
      guide.topAnchor.constraint(greaterThanOrEqualTo: superview.topAnchor),
      guide.trailingAnchor.constraint(lessThanOrEqualTo: superview.trailingAnchor),
      guide.bottomAnchor.constraint(lessThanOrEqualTo: superview.bottomAnchor),
      guide.centerXAnchor.constraint(equalTo: superview.centerXAnchor).at(250),
      guide.centerYAnchor.constraint(equalTo: superview.centerYAnchor).at(250),
      guide.widthAnchor.constraint(equalToConstant: 200),
      guide.heightAnchor.constraint(equalToConstant: 200))
    #expect(guide.layoutFrame == CGRect(100, 100, 200, 200))
  }

  @Test func `layout-mixed-frames: constraints to views with frames, inside them and beside`() {
    let box = UIView(frame: CGRect(200, 30, 120, 50))
    superview.addSubview(box)
    let inner = world.add(UIView(), to: box)
    let below = world.view()
    world.layout(
      inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10),
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      inner.widthAnchor.constraint(equalToConstant: 25),
      inner.heightAnchor.constraint(equalToConstant: 25),
      below.leftAnchor.constraint(equalTo: box.leftAnchor),
      below.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 2),
      below.widthAnchor.constraint(equalTo: box.widthAnchor),
      below.heightAnchor.constraint(equalTo: box.heightAnchor))
    #expect(inner.frame == CGRect(10, 10, 25, 25))
    #expect(below.frame == CGRect(200, 82, 120, 50))
    box.frame = CGRect(20, 30, 60, 10)
    superview.layoutIfNeeded()
    #expect(inner.frame == CGRect(10, 10, 25, 25))
    #expect(below.frame == CGRect(20, 42, 60, 10))
    #expect(world.warnings.isEmpty)
  }

  @Test func `layout-attributes: a transform plays no part`() {
    let view = world.view(100, 100)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    world.layout(
      view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 100),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 100))
    #expect(view.center == CGPoint(x: 150, y: 150))
    #expect(view.bounds.size == CGSize(width: 100, height: 100))
  }

  @Test func `edges lie on whole points, and views that touch still do`() {
    let world = LayoutWorld(width: 10, height: 1)
    let views = (0..<3).map { _ in world.view() }
    world.layout(
      views[0].leftAnchor.constraint(equalTo: world.superview.leftAnchor),
      views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor),
      views[2].leftAnchor.constraint(equalTo: views[1].rightAnchor),
      views[2].rightAnchor.constraint(equalTo: world.superview.rightAnchor),
      views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor),
      views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor))
    #expect(views.map(\.frame.minX) == [0, 3, 7])
    #expect(views.map(\.frame.width) == [3, 4, 3])
  }
}
