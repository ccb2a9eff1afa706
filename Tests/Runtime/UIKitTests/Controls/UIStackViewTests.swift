import Foundation
import Testing
import UIKit

@MainActor @Suite struct UIStackViewTests {
  private func stack(_ texts: [String], _ width: Int, _ height: Int) -> UIStackView {
    let labels = texts.map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return stack
  }

  @Test func `a row gives each view its intrinsic width and the rest to the last`() {
    _ = DrawingWorld()
    let stack = stack(["ab", "c"], 10, 1)
    stack.spacing = 1
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 3])
    #expect(stack.arrangedSubviews.map(\.frame.width) == [2, 7])
  }

  @Test func `a view without an intrinsic size takes the rest`() {
    _ = DrawingWorld()
    let stack = stack(["ab", "c"], 10, 1)
    stack.insertArrangedSubview(UIView(), at: 1)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [2, 7, 1])
  }

  @Test func `equal shares are whole cells that add up`() {
    _ = DrawingWorld()
    let stack = stack(["a", "b", "c"], 10, 1)
    stack.distribution = .fillEqually
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [3, 4, 3])
  }

  @Test func `equal spacing pushes the ends apart`() {
    _ = DrawingWorld()
    let stack = stack(["a", "b", "c"], 9, 1)
    stack.distribution = .equalSpacing
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 4, 8])
  }

  @Test func `a column aligns its views`() {
    let world = DrawingWorld()
    let stack = stack(["ab", "abcd"], 8, 4)
    stack.axis = .vertical
    stack.alignment = .center
    #expect(world.drawn(stack) == ["   ab", "", "  abcd", ""])
  }

  @Test func `a hidden or removed view takes no room`() {
    _ = DrawingWorld()
    let stack = stack(["ab", "c", "de"], 20, 1)
    stack.arrangedSubviews[0].isHidden = true
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[1].frame.minX == 0)
    stack.arrangedSubviews[1].removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 2)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[1].frame.minX == 0)
    #expect(stack.intrinsicContentSize == CGSize(width: 2, height: 1))
  }

  @Test func `a gap can be set for one view`() {
    _ = DrawingWorld()
    let stack = stack(["a", "b", "c"], 20, 1)
    stack.spacing = 1
    stack.setCustomSpacing(4, after: stack.arrangedSubviews[0])
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 5, 7])
  }

  @Test func `too little room goes to the first views`() {
    _ = DrawingWorld()
    let stack = stack(["abc", "def"], 4, 1)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [3, 1])
  }
}
