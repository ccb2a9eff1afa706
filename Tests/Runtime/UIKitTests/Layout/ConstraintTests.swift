import Foundation
import Testing
import UIKit

/// Constraints as values: how they are made, and which cannot be.
@MainActor @Suite struct ConstraintTests {
  /// Everything in which constraints can differ.
  private func contents(_ constraint: NSLayoutConstraint) -> [AnyHashable] {
    [
      constraint.firstItem.map { ObjectIdentifier($0) }, constraint.firstAttribute,
      constraint.relation, constraint.secondItem.map { ObjectIdentifier($0) },
      constraint.secondAttribute, constraint.multiplier, constraint.constant, constraint.priority,
    ]
  }

  @Test func `the constraints of a view along an axis are found in its superviews`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let width = inner.widthAnchor.constraint(equalToConstant: 3)
    let left = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
    let top = inner.topAnchor.constraint(equalTo: outer.topAnchor)
    let height = outer.heightAnchor.constraint(equalToConstant: 9)
    NSLayoutConstraint.activate([width, left, top, height])
    #expect(inner.constraintsAffectingLayout(for: .horizontal) == [width, left])
    #expect(inner.constraintsAffectingLayout(for: .vertical) == [top])
    #expect(Set(outer.constraintsAffectingLayout(for: .vertical)) == [top, height])
  }

  @Test func `anchors make the constraints that the initializer makes`() {
    let (view, other) = (UIView(), UIView())
    let made: [(NSLayoutConstraint, NSLayoutConstraint)] = [
      (
        view.leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: 3),
        NSLayoutConstraint(
          item: view, attribute: .leading, relatedBy: .equal, toItem: other, attribute: .trailing,
          multiplier: 1, constant: 3)
      ),
      (
        view.lastBaselineAnchor.constraint(lessThanOrEqualTo: other.bottomAnchor),
        NSLayoutConstraint(
          item: view, attribute: .lastBaseline, relatedBy: .lessThanOrEqual, toItem: other,
          attribute: .bottom, multiplier: 1, constant: 0)
      ),
      (
        view.widthAnchor.constraint(
          greaterThanOrEqualTo: other.heightAnchor, multiplier: 2, constant: -1),
        NSLayoutConstraint(
          item: view, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: other,
          attribute: .height, multiplier: 2, constant: -1)
      ),
      (
        view.heightAnchor.constraint(equalToConstant: 7),
        NSLayoutConstraint(
          item: view, attribute: .height, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 7)
      ),
    ]
    for (anchored, plain) in made { #expect(contents(anchored) == contents(plain)) }
  }

  @Test func `a constraint does not keep its views`() {
    let other = UIView()
    let constraint = UIView().topAnchor.constraint(equalTo: other.topAnchor)
    #expect(constraint.firstItem == nil)
    #expect(constraint.secondItem === other)
  }

  @Test func `the system's spacing is eight points, and one where a point is a cell`() {
    let before = UIApplication.shared
    defer { UIApplication.replaceShared(with: before) }
    func spacing(_ cell: CGSize) -> CGFloat {
      let screen = UIScreen(size: CGSize(width: 400, height: 800), cellSize: cell)
      UIApplication.replaceShared(
        with: UIApplication(scheduler: UIKitRuntime.SteppedScheduler(), screen: screen))
      return UIView().topAnchor.constraint(
        equalToSystemSpacingBelow: UIView().bottomAnchor, multiplier: 2
      ).constant
    }
    #expect(spacing(CGSize(width: 1, height: 1)) == 2)
    #expect(spacing(CGSize(width: 8, height: 16)) == 16)
  }

  @Test func `layout-illegal-pairs: a place that is a constant stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 10)
      }
    }
  }

  @Test func `layout-illegal-pairs: a place and a length stop the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .width,
          multiplier: 1, constant: 0)
      }
    }
  }

  @Test func `layout-illegal-pairs: both axes in one constraint stop the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .top,
          multiplier: 1, constant: 0)
      }
    }
  }

  @Test func `layout-illegal-pairs: leading and left stop the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .left,
          multiplier: 1, constant: 0)
      }
    }
  }
}
