import Foundation
import Testing
import UIKit

/// The sizes that contents ask for, and the size that constraints give a view.
@MainActor @Suite final class ContentSizeTests {
  private lazy var world = LayoutWorld()
  private var superview: UIView { world.superview }

  private func row(_ views: [UIView], gap: CGFloat, width: CGFloat) {
    for view in views { world.add(view) }
    for (view, next) in zip(views, views.dropFirst()) {
      next.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: gap).isActive = true
    }
    world.layout(
      views[0].leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      views[views.count - 1].trailingAnchor.constraint(
        equalTo: superview.leadingAnchor, constant: width))
  }

  @Test func `layout-intrinsic-size: a view has its content's size where nothing else is asked`() {
    let view = world.add(SizedView(30, 20))
    world.layout(view.topAnchor.constraint(equalTo: superview.topAnchor))
    #expect(view.frame == CGRect(0, 0, 30, 20))
    view.content = CGSize(width: UIView.noIntrinsicMetric, height: 7)
    superview.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 0, 0, 7))
  }

  @Test func `layout-intrinsic-size: the lower hugging priority stretches`() {
    let (first, second) = (SizedView(30, 20), SizedView(40, 20))
    second.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    row([first, second], gap: 10, width: 200)
    #expect([first, second].map(\.frame.width) == [30, 160])
    second.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    superview.layoutIfNeeded()
    #expect([first, second].map(\.frame.width) == [150, 40])
  }

  @Test func `layout-intrinsic-size: the lower compression resistance shrinks`() {
    let (first, second) = (SizedView(150, 20), SizedView(140, 20))
    second.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    row([first, second], gap: 8, width: 200)
    #expect([first, second].map(\.frame.width) == [150, 42])
  }

  @Test func `layout-intrinsic-size: the priorities of a plain view`() {
    let view = UIView()
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func `layout-intrinsic-size: a label of several lines is as high as its width needs`() {
    let world = LayoutWorld(width: 12, height: 20)
    let label = world.add(UILabel())
    label.numberOfLines = 0
    label.text = "one two three four five"
    let below = world.view(5, 1)
    world.layout(
      label.topAnchor.constraint(equalTo: world.superview.topAnchor),
      label.leadingAnchor.constraint(equalTo: world.superview.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: world.superview.trailingAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor))
    #expect(label.frame == CGRect(0, 0, 12, 3))
    #expect(below.frame.minY == 3)
    world.superview.frame.size.width = 24
    world.superview.layoutIfNeeded()
    #expect(label.frame.height == 1)
    label.text = "one two three four five six seven"
    world.superview.layoutIfNeeded()
    #expect(label.frame.height == 2)
    #expect(below.frame.minY == 2)
  }

  @Test func `layout-intrinsic-size: insets of the alignment rectangle lie outside constraints`() {
    let view = world.add(ShadowedView())
    world.layout(
      view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 20))
    #expect(view.frame == CGRect(9, 8, 24, 26))
    let inner = world.add(UIView(), to: view)
    world.layout(
      inner.leftAnchor.constraint(equalTo: view.leftAnchor),
      inner.rightAnchor.constraint(equalTo: view.rightAnchor),
      inner.bottomAnchor.constraint(equalTo: superview.topAnchor, constant: 30))
    #expect(inner.frame == CGRect(1, 22, 20, 0))
  }

  private final class ShadowedView: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
    }
  }

  @Test func `layout-baselines: text lies on its lowest row, other views on their lower edge`() {
    let (label, view) = (world.add(UILabel()), world.view(3, 5))
    label.text = "a\nb"
    label.numberOfLines = 0
    world.layout(
      label.topAnchor.constraint(equalTo: superview.topAnchor, constant: 10),
      view.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor))
    #expect(label.frame.height == 2)
    #expect(view.frame.maxY == 11)
    let last = world.view(3, 5)
    world.layout(last.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor))
    #expect(last.frame.maxY == 12)
  }

  // MARK: Fitting

  private func padded(_ content: UIView) -> UIView {
    let box = UIView(frame: CGRect(0, 0, 1, 1))
    content.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: box.topAnchor, constant: 2),
      content.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 3),
      content.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -4),
      content.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -5),
    ])
    return box
  }

  @Test func `layout-fitting-size: the smallest size, and nothing changes`() {
    let box = padded(SizedView(30, 20))
    let size = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 38, height: 26))
    #expect(box.frame == CGRect(0, 0, 1, 1))
    #expect(world.warnings.isEmpty)
  }

  @Test func `layout-fitting-size: a required width is the width, and text is as high as it needs`()
  {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "one two three four five"
    let box = padded(label)
    #expect(
      box.systemLayoutSizeFitting(
        CGSize(width: 20, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 20, height: 9))
  }

  @Test func `layout-fitting-size: the largest size is the target where nothing stands against it`()
  {
    let box = UIView()
    box.widthAnchor.constraint(lessThanOrEqualToConstant: 70).isActive = true
    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: 70, height: 10000))
  }
}
