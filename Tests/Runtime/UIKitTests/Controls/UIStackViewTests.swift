import Foundation
import Testing
import UIKit

/// Where stack views put their views; the numbers are those of UIKit, on whole cells.
@MainActor @Suite struct UIStackViewTests {
  private func stack(_ views: [UIView], _ width: CGFloat, _ height: CGFloat) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(0, 0, width, height)
    return stack
  }

  private func labels(_ texts: String...) -> [UILabel] {
    texts.map { text in
      let label = UILabel()
      label.text = text
      return label
    }
  }

  private func frames(_ stack: UIStackView) -> [CGRect] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  private func boxes(_ sizes: [(CGFloat, CGFloat)], at priority: Float = 1000) -> [UIView] {
    sizes.map { width, height in
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: width).at(priority).isActive = true
      view.heightAnchor.constraint(equalToConstant: height).at(priority).isActive = true
      return view
    }
  }

  private func column(_ sizes: [(CGFloat, CGFloat)], at priority: Float = 1000) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: boxes(sizes, at: priority))
    stack.axis = .vertical
    return stack
  }

  private func fittingSize(_ stack: UIStackView) -> CGSize {
    stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  @Test func `stack-arranged: arranged views are subviews, and not the other way round`() {
    _ = DrawingWorld()
    let stack = UIStackView()
    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == 0)
    let view = UIView()
    stack.addArrangedSubview(view)
    #expect(view.superview === stack)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    stack.removeArrangedSubview(view)
    #expect(view.superview === stack)
    #expect(stack.arrangedSubviews.isEmpty)
    stack.insertArrangedSubview(view, at: 7)
    view.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
    stack.layoutIfNeeded()
    #expect(stack.constraints.isEmpty)
  }

  @Test func `stack-fill: a view without a content's size takes the rest`() {
    _ = DrawingWorld()
    let row = stack([SizedView(28, 19), UIView(), SizedView(37, 19)], 300, 30)
    row.spacing = 8
    row.alignment = .center
    #expect(
      frames(row) == [CGRect(0, 6, 28, 19), CGRect(36, 15, 219, 0), CGRect(263, 6, 37, 19)])
    let column = stack([SizedView(9, 20), UIView(), SizedView(9, 15)], 300, 180)
    column.axis = .vertical
    column.spacing = 10
    #expect(
      frames(column) == [CGRect(0, 0, 300, 20), CGRect(0, 30, 300, 125), CGRect(0, 165, 300, 15)])
  }

  @Test func `stack-fill: of several views without a content's size the last one takes all`() {
    _ = DrawingWorld()
    let row = stack(
      [SizedView(30, 9), UIView(), SizedView(29, 9), UIView(), SizedView(41, 9)], 300, 10)
    row.spacing = 8
    #expect(frames(row).map(\.minX) == [0, 38, 46, 83, 259])
    #expect(frames(row).map(\.width) == [30, 0, 29, 168, 41])
  }

  @Test func `stack-fill: where all are alike the first one stretches or shrinks`() {
    _ = DrawingWorld()
    let stretched = stack([SizedView(29, 9), SizedView(29, 9), SizedView(42, 9)], 300, 10)
    stretched.spacing = 8
    #expect(frames(stretched).map(\.width) == [213, 29, 42])
    #expect(frames(stretched).map(\.minX) == [0, 221, 258])
    let shrunk = stack([SizedView(76, 9), SizedView(94, 9)], 120, 10)
    shrunk.spacing = 8
    #expect(frames(shrunk).map(\.width) == [18, 94])
    let column = column([(9, 50), (9, 60), (9, 100)], at: 250)
    column.frame = CGRect(0, 0, 9, 400)
    #expect(frames(column).map(\.minY) == [0, 240, 300])
  }

  @Test func `stack-fill: priorities come before the order`() {
    _ = DrawingWorld()
    let row = stack(labels("ab", "c", "def"), 20, 1)
    row.arrangedSubviews[2].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    #expect(frames(row).map(\.width) == [2, 1, 17])
  }

  @Test func `stack-fill-equally: equal lengths, also where one is hidden`() {
    _ = DrawingWorld()
    let row = stack((0..<4).map { _ in UIView() }, 320, 100)
    row.distribution = .fillEqually
    row.spacing = 8
    #expect(frames(row).map(\.minX) == [0, 82, 164, 246])
    #expect(frames(row).allSatisfy { $0.size == CGSize(width: 74, height: 100) })
    row.arrangedSubviews[2].isHidden = true
    #expect(frames(row).map(\.minX) == [0, 109, 215, 219])
    #expect(frames(row).map(\.maxX) == [101, 211, 215, 320])
  }

  @Test func `equal shares are whole cells that add up`() {
    _ = DrawingWorld()
    let row = stack(labels("a", "b", "c"), 10, 1)
    row.distribution = .fillEqually
    #expect(frames(row).map(\.width) == [3, 4, 3])
  }

  @Test func `stack-fill-proportionally: lengths as the contents', and the last absorbs the gaps`()
  {
    _ = DrawingWorld()
    let row = stack([SizedView(100, 9), SizedView(200, 9), SizedView(300, 9)], 400, 10)
    row.distribution = .fillProportionally
    row.spacing = 10
    #expect(frames(row).map(\.minX) == [0, 75, 214])
    #expect(frames(row).map(\.maxX) == [65, 204, 400])
  }

  @Test func `stack-equal-spacing: equal gaps that are at least the spacing`() {
    _ = DrawingWorld()
    let row = stack(labels("a", "bbb", "c"), 13, 1)
    row.distribution = .equalSpacing
    #expect(frames(row).map(\.minX) == [0, 5, 12])
    row.spacing = 5
    #expect(frames(row).map(\.minX)[1] >= 5)
  }

  @Test func `stack-equal-centering: equal distances of the centres, with at least the spacing`() {
    _ = DrawingWorld()
    let row = stack([SizedView(10, 1), SizedView(20, 1), SizedView(50, 1)], 200, 1)
    row.distribution = .equalCentering
    #expect(frames(row).map(\.midX) == [5, 90, 175])
    row.frame.size.width = 95
    row.spacing = 5
    let narrow = frames(row)
    #expect(narrow[1].minX >= narrow[0].maxX + 5)
    #expect(narrow[2].minX >= narrow[1].maxX + 5)
  }

  @Test func `stack-fitting: a column is as high as its views and gaps, and as wide as the widest`()
  {
    _ = DrawingWorld()
    let stack = column([(100, 20), (100, 40)])
    #expect(fittingSize(stack) == CGSize(width: 100, height: 60))
    stack.spacing = 20
    #expect(fittingSize(stack) == CGSize(width: 100, height: 80))
    stack.spacing = 50
    #expect(fittingSize(stack) == CGSize(width: 100, height: 110))
    let texts = UIStackView(arrangedSubviews: labels("ab", "abcd"))
    texts.axis = .vertical
    #expect(fittingSize(texts) == CGSize(width: 4, height: 2))
    #expect(texts.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func `stack-hidden: a hidden view gives up its room and gets it back`() {
    _ = DrawingWorld()
    let stack = column([(10, 20), (10, 30), (10, 40)])
    #expect(fittingSize(stack).height == 90)
    stack.arrangedSubviews[0].isHidden = true
    #expect(fittingSize(stack).height == 70)
    stack.arrangedSubviews[1].isHidden = true
    #expect(fittingSize(stack).height == 40)
    for view in stack.arrangedSubviews { view.isHidden = false }
    #expect(fittingSize(stack).height == 90)
  }

  @Test func `stack-spacing: between shown neighbours there is one gap, that of the first of them`()
  {
    _ = DrawingWorld()
    let row = stack(labels("a", "b", "c", "d"), 40, 1)
    row.spacing = 2
    row.setCustomSpacing(6, after: row.arrangedSubviews[1])
    for label in row.arrangedSubviews {
      label.setContentHuggingPriority(.required, for: .horizontal)
    }
    row.arrangedSubviews[0].setContentHuggingPriority(.defaultLow, for: .horizontal)
    #expect(frames(row).map(\.minX) == [0, 29, 36, 39])
    row.arrangedSubviews[2].isHidden = true
    #expect(frames(row).map(\.minX) == [0, 32, 36, 39])
    #expect(row.customSpacing(after: row.arrangedSubviews[1]) == 6)
    #expect(row.customSpacing(after: row.arrangedSubviews[0]) == UIStackView.spacingUseDefault)
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, [CGFloat(0), 0, 0], [CGFloat(600), 600, 600]),
    (.leading, [0, 0, 0], [200, 500, 600]), (.trailing, [400, 100, 0], [200, 500, 600]),
    (.center, [200, 50, 0], [200, 500, 600]),
  ])
  func `stack-alignment: views lie across the stack, which is as wide as the widest`(
    alignment: UIStackView.Alignment, places: [CGFloat], widths: [CGFloat]
  ) {
    let world = LayoutWorld(width: 1000, height: 400)
    let stack = world.add(UIStackView())
    stack.axis = .vertical
    stack.alignment = alignment
    for (width, priority) in [(CGFloat(200), Float(250)), (500, 300), (600, 330)] {
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: width).at(priority).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      stack.addArrangedSubview(view)
    }
    world.layout(
      stack.topAnchor.constraint(equalTo: world.superview.topAnchor),
      stack.leadingAnchor.constraint(equalTo: world.superview.leadingAnchor))
    #expect(stack.frame == CGRect(0, 0, 600, 30))
    #expect(stack.arrangedSubviews.map(\.frame.minX) == places)
    #expect(stack.arrangedSubviews.map(\.frame.width) == widths)
    #expect(world.warnings.isEmpty)
  }

  @Test func `stack-alignment: the lowest baseline decides`() {
    _ = DrawingWorld()
    let two = UILabel()
    two.numberOfLines = 0
    two.text = "a\nb"
    let row = stack([two] + labels("c"), 10, 5)
    row.alignment = .lastBaseline
    #expect(frames(row).map(\.maxY) == [5, 5])
    row.alignment = .firstBaseline
    #expect(frames(row).map(\.minY) == [0, 0])
    let mixed = stack(boxes([(3, 4)]) + labels("c"), 10, 6)
    mixed.alignment = .firstBaseline
    #expect(frames(mixed).map(\.maxY) == [4, 4])
  }

  @Test func `stack-margins: views lie inside the margins where that is asked for`() {
    _ = DrawingWorld()
    let stack = column([(100, 100), (100, 100), (100, 100)])
    stack.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(fittingSize(stack) == CGSize(width: 160, height: 340))
    stack.frame = CGRect(0, 0, 160, 340)
    #expect(
      frames(stack).map(\.origin) == [
        CGPoint(x: 20, y: 10), CGPoint(x: 20, y: 110), CGPoint(x: 20, y: 210),
      ])
  }

  @Test func `stack-baseline-relative: gaps of a column reach from baseline to baseline`() {
    _ = DrawingWorld()
    let stack = UIStackView(arrangedSubviews: labels("a", "b"))
    stack.axis = .vertical
    stack.spacing = 4
    stack.isBaselineRelativeArrangement = true
    #expect(fittingSize(stack).height == 5)
    stack.frame = CGRect(0, 0, 3, 5)
    #expect(frames(stack).map(\.minY) == [0, 4])
  }

  @Test func `a column draws its views where they are aligned`() {
    let world = DrawingWorld()
    let stack = stack(labels("ab", "abcd"), 8, 2)
    stack.axis = .vertical
    stack.alignment = .center
    #expect(world.drawn(stack) == ["   ab", "  abcd"])
  }

  @Test func `stacks inside stacks follow a change of text`() {
    let world = LayoutWorld(width: 20, height: 6)
    let texts = labels("a", "b", "c")
    let inner = UIStackView(arrangedSubviews: [texts[0], texts[1]])
    inner.spacing = 1
    let outer = world.add(UIStackView(arrangedSubviews: [inner, texts[2]]))
    outer.axis = .vertical
    outer.alignment = .leading
    world.layout(
      outer.topAnchor.constraint(equalTo: world.superview.topAnchor),
      outer.leadingAnchor.constraint(equalTo: world.superview.leadingAnchor))
    #expect(outer.frame == CGRect(0, 0, 3, 2))
    texts[0].text = "longer"
    world.superview.layoutIfNeeded()
    #expect(outer.frame == CGRect(0, 0, 8, 2))
    #expect(texts[1].frame == CGRect(7, 0, 1, 1))
    inner.isHidden = true
    world.superview.layoutIfNeeded()
    #expect(outer.frame == CGRect(0, 0, 1, 1))
    #expect(world.warnings.isEmpty)
  }
}
