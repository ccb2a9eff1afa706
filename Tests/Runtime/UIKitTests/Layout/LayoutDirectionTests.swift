import Testing
import UIKit

/// Source: UIKIT-CASES.md layout-direction; the numbers are those of Stevia's tests.
@MainActor @Suite struct LayoutDirectionTests {
  @Test func `layout-direction: content is mirrored where its view says so`() {
    let directions: [(UISemanticContentAttribute, UIUserInterfaceLayoutDirection)] = [
      (.unspecified, .leftToRight), (.playback, .leftToRight), (.spatial, .leftToRight),
      (.forceLeftToRight, .leftToRight), (.forceRightToLeft, .rightToLeft),
    ]
    for (attribute, direction) in directions {
      let view = UIView()
      view.semanticContentAttribute = attribute
      #expect(view.effectiveUserInterfaceLayoutDirection == direction)
    }
    #expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
        == .rightToLeft)
  }

  @Test func `layout-direction: the leading edge is the right one`() {
    let world = LayoutWorld(width: 320, height: 240)
    world.superview.semanticContentAttribute = .forceRightToLeft
    let view = world.view(100, 100)
    world.layout(
      view.leadingAnchor.constraint(lessThanOrEqualTo: world.superview.leadingAnchor, constant: 23))
    #expect(view.frame.minX == 197)
    let other = world.view(100, 100)
    world.layout(
      other.trailingAnchor.constraint(equalTo: world.superview.trailingAnchor, constant: -74))
    #expect(other.frame.minX == 74)
  }

  @Test func `layout-direction: siblings follow from right to left, left stays left`() {
    let world = LayoutWorld(width: 320, height: 240)
    let (first, second, fixed) = (world.view(50, 10), world.view(60, 10), world.view(30, 10))
    world.layout(
      first.leadingAnchor.constraint(equalTo: world.superview.leadingAnchor, constant: 10),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      fixed.leftAnchor.constraint(equalTo: world.superview.leftAnchor, constant: 5))
    #expect([first, second, fixed].map(\.frame.minX) == [10, 68, 5])
    world.superview.semanticContentAttribute = .forceRightToLeft
    world.superview.layoutIfNeeded()
    #expect([first, second, fixed].map(\.frame.minX) == [260, 192, 5])
    world.superview.semanticContentAttribute = .unspecified
    world.superview.layoutIfNeeded()
    #expect([first, second, fixed].map(\.frame.minX) == [10, 68, 5])
  }

  @Test func `layout-direction: a multiple of a place is measured from the right`() {
    let world = LayoutWorld(width: 320, height: 240)
    world.superview.semanticContentAttribute = .forceRightToLeft
    let view = world.view(20, 20)
    world.layout(
      NSLayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: world.superview,
        attribute: .trailing, multiplier: 0.25, constant: 0))
    #expect(view.frame.maxX == 240)
  }

  @Test func `layout-direction: margins by reading direction change sides`() {
    let world = LayoutWorld(width: 320, height: 240)
    world.superview.semanticContentAttribute = .forceRightToLeft
    world.superview.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(world.superview.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    let view = world.view(20, 20)
    world.layout(
      view.leadingAnchor.constraint(equalTo: world.superview.layoutMarginsGuide.leadingAnchor))
    #expect(view.frame.maxX == 318)
  }

  @Test func `layout-direction: a stack begins at the right`() {
    _ = LayoutWorld()
    let stack = UIStackView(arrangedSubviews: [SizedView(30, 10), SizedView(50, 10)])
    stack.semanticContentAttribute = .forceRightToLeft
    stack.frame = CGRect(0, 0, 80, 10)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [50, 0])
  }
}
