import Foundation
import Testing
import UIKit

/// Which view holds a constraint, and when it is deactivated.
@MainActor @Suite final class ConstraintActivationTests {
  private lazy var world = LayoutWorld()
  private var superview: UIView { world.superview }

  @Test func `layout-holder: the nearest view around both items holds a constraint`() {
    let view = world.add(UIView())
    world.layout(
      view.leftAnchor.constraint(equalTo: superview.leftAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
      view.heightAnchor.constraint(equalTo: superview.heightAnchor),
      view.widthAnchor.constraint(equalToConstant: 5))
    #expect(superview.constraints.count == 3)
    #expect(view.constraints.count == 1)
    view.constraints[0].isActive = false
    #expect(view.constraints.isEmpty)
  }

  @Test func `layout-holder: a view that leaves takes inner constraints along and no others`() {
    let box = world.view(50, 50)
    let inner = world.add(UIView(), to: box)
    world.layout(
      box.leftAnchor.constraint(equalTo: superview.leftAnchor),
      inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 3),
      inner.topAnchor.constraint(equalTo: superview.topAnchor))
    box.removeFromSuperview()
    #expect(superview.constraints.isEmpty)
    #expect(box.constraints.count == 3)
    box.frame.size = CGSize(width: 50, height: 50)
    box.layoutIfNeeded()
    #expect(inner.frame.minX == 3)
    superview.addSubview(box)
    world.layout(
      box.rightAnchor.constraint(equalTo: superview.rightAnchor),
      box.topAnchor.constraint(equalTo: superview.topAnchor))
    #expect(box.frame == CGRect(350, 0, 50, 50))
    #expect(world.warnings.isEmpty)
  }

  @Test func `layout-holder: a view brought to the front by adding it again keeps its constraints`()
  {
    let view = world.view(5, 5)
    world.layout(view.rightAnchor.constraint(equalTo: superview.rightAnchor))
    superview.addSubview(view)
    #expect(superview.constraints.count == 1)
  }

  @Test func `a view is not kept by constraints and engine`() {
    weak var gone: UIView?
    do {
      let view = world.view(5, 5)
      let inner = world.add(UIView(), to: view)
      world.layout(
        view.rightAnchor.constraint(equalTo: superview.rightAnchor),
        inner.leftAnchor.constraint(equalTo: superview.layoutMarginsGuide.leftAnchor))
      gone = view
      view.removeFromSuperview()
    }
    #expect(gone == nil)
    weak var root: UIView?
    do {
      let view = UIView(frame: CGRect(0, 0, 10, 10))
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      inner.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
      view.layoutIfNeeded()
      root = view
    }
    #expect(root == nil)
    superview.layoutIfNeeded()
  }

  @Test func `a constant that changes moves the view in the next pass`() {
    let view = world.view(5, 5)
    let left = view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 1)
    world.layout(left)
    left.constant = 9
    #expect(view.frame.minX == 1)
    superview.layoutIfNeeded()
    #expect(view.frame.minX == 9)
  }

  @Test func `constraints can be exchanged again and again`() {
    let view = world.view(5, 5)
    let left = view.leftAnchor.constraint(equalTo: superview.leftAnchor)
    let right = view.rightAnchor.constraint(equalTo: superview.rightAnchor)
    for _ in 0..<200 {
      right.isActive = false
      world.layout(left)
      #expect(view.frame.minX == 0)
      left.isActive = false
      world.layout(right)
      #expect(view.frame.minX == 395)
    }
    #expect(world.warnings.isEmpty)
  }

  @Test func `layoutIfNeeded of a view places the view itself`() {
    let view = world.view(5, 5)
    world.layout(view.leftAnchor.constraint(equalTo: superview.leftAnchor))
    view.constraints.first { $0.firstAttribute == .width }?.constant = 8
    view.layoutIfNeeded()
    #expect(view.frame.width == 8)
  }

  @Test func `layout-holder: constraints of a guide are held as those of its view`() {
    let (guide, view) = (UILayoutGuide(), world.add(UIView()))
    view.addLayoutGuide(guide)
    #expect(guide.owningView === view)
    NSLayoutConstraint.activate([
      guide.widthAnchor.constraint(equalTo: view.widthAnchor),
      guide.topAnchor.constraint(equalTo: superview.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 1),
    ])
    #expect(view.constraints.count == 2)
    #expect(superview.constraints.count == 1)
    view.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(view.constraints.count == 1)
    #expect(superview.constraints.isEmpty)
  }

  @Test func `a constraint describes itself in UIKit's form`() {
    let label = UILabel()
    label.text = "Hello"
    let view = world.add(label)
    let constraint = view.widthAnchor.constraint(
      lessThanOrEqualTo: view.heightAnchor, multiplier: 1.5, constant: -2
    ).at(250)
    #expect(
      constraint.description
        == "<NSLayoutConstraint:0x1 UILabel:0x2'Hello'.width <= 1.5*UILabel:0x2'Hello'.height - 2"
        + " @250   (inactive)>")
  }

  @Test func `layout-illegal-pairs: items without a view around both stop the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIView().widthAnchor.constraint(equalTo: UIView().widthAnchor).isActive = true
      }
    }
  }
}
