import Foundation
import Testing
import UIKit

/// Lengths are a phone's where a cell has several points.
@MainActor
@Suite struct PointsTests {
  // Source: UIKIT-CASES.md points-line-height.
  @Test
  func `points-line-height: lines have the height of their font, a label that of whole pixels`() {
    let world = TouchWorld()
    let label = UILabel()
    label.text = "Text"
    #expect(abs(UIFont.systemFont(ofSize: 17).lineHeight - 20.287) < 0.001)
    #expect(abs(UIFont.systemFont(ofSize: 34).lineHeight - 40.574) < 0.001)
    #expect(abs(label.intrinsicContentSize.height - 20.333) < 0.001)
    #expect(label.intrinsicContentSize.width == 32)
    label.font = .systemFont(ofSize: 12)
    #expect(label.intrinsicContentSize.height == 16, "no two lines on one row of cells")
    withExtendedLifetime(world) {}
  }

  @Test func `indents and kern are whole columns of points, and spacing is points`() {
    let world = TouchWorld()
    let label = UILabel()
    label.numberOfLines = 0
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.firstLineHeadIndent) = (10, 16)
    label.attributedText = NSAttributedString(
      string: "ab\ncd", attributes: [.paragraphStyle: style, .kern: 8])
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(abs(label.intrinsicContentSize.height - (2 * line + 10)) < 0.34)
    #expect(label.intrinsicContentSize.width == 48, "two columns, and each letter has two")
    style.minimumLineHeight = 40
    label.attributedText = NSAttributedString(string: "ab", attributes: [.paragraphStyle: style])
    #expect(label.intrinsicContentSize.height == 40)
    withExtendedLifetime(world) {}
  }

  // Source: UIKIT-CASES.md points-system-lengths.
  @Test func `points-system-lengths: controls and bars have a phone's sizes`() {
    let world = TouchWorld()
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31))
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(UISegmentedControl(items: ["A"]).intrinsicContentSize.height == 32)
    #expect(UIProgressView().intrinsicContentSize.height == 4)
    #expect(UISearchBar().intrinsicContentSize.height == 56)
    let field = UITextField()
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
    #expect(UINavigationBar().sizeThatFits(.zero).height == 44)
    #expect(UITabBar().sizeThatFits(.zero).height == 49)
    let bars = [UINavigationBar(), UITabBar(), UIToolbar()]
    #expect(
      bars.map(\.intrinsicContentSize.height) == [44, 49, 44], "edges are enough to place a bar")
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    withExtendedLifetime(world) {}
  }

  // Source: UIKIT-CASES.md points-system-lengths.
  @Test func `points-system-lengths: where a point is a cell they are rows and columns`() {
    let world = TouchWorld(.terminal)
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 5, height: 1))
    #expect(UINavigationBar().sizeThatFits(.zero).height == 1)
    #expect(UIFont.systemFont(ofSize: 34).lineHeight == 1)
    withExtendedLifetime(world) {}
  }

  // Source: UIKIT-CASES.md points-segments.
  @Test func `points-segments: a segmented control reacts on its whole bounds`() {
    let world = TouchWorld()
    let control = UISegmentedControl(items: ["A", "B"])
    control.frame = CGRect(x: 0, y: 0, width: 320, height: 32)
    world.window.addSubview(control)
    world.input.tap(at: CGPoint(x: 300, y: 16))
    #expect(control.selectedSegmentIndex == 1)
    world.input.tap(at: CGPoint(x: 100, y: 16))
    #expect(control.selectedSegmentIndex == 0)
  }

  // Source: UIKIT-CASES.md points-segments.
  @Test func `points-segments: each half of a stepper reacts on its whole height`() {
    let world = TouchWorld()
    let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 94, height: 32))
    stepper.value = 5
    world.window.addSubview(stepper)
    for (x, y, value) in [(2, 2, 4.0), (45, 30, 3), (49, 2, 4), (92, 30, 5)] {
      world.input.tap(at: CGPoint(x: x, y: y))
      #expect(stepper.value == value, "\(x), \(y)")
      world.scheduler.advance(by: .seconds(1))
    }
  }

  // Source: UIKIT-CASES.md text-view-grows.
  @Test func `text-view-grows: one that does not scroll has the height of its text`() {
    let world = TouchWorld()
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.isScrollEnabled = false
    view.text = "One\nTwo"
    view.translatesAutoresizingMaskIntoConstraints = false
    world.window.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: world.window.topAnchor),
      view.leadingAnchor.constraint(equalTo: world.window.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 200),
    ])
    world.window.layoutIfNeeded()
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    let two = view.frame.height
    let wanted: CGFloat = 16 + 2 * line
    #expect(abs(two - wanted) < 1)
    view.text = "One\nTwo\nThree"
    world.window.layoutIfNeeded()
    let grown = view.frame.height - two
    #expect(abs(grown - line) < 1)
  }

  // Source: UIKIT-CASES.md text-field-secure-clears.
  @Test func `text-field-secure-clears: the first change after editing began replaces the text`() {
    let world = TouchWorld()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.isSecureTextEntry = true
    field.text = "secret"
    world.window.addSubview(field)
    field.becomeFirstResponder()
    field.deleteBackward()
    #expect(field.text == "")
    field.insertText("new")
    field.insertText("er")
    #expect(field.text == "newer")
  }

  // Source: UIKIT-CASES.md tint-inherited.
  @Test func `tint-inherited: from the window down, with the callback, and dimmed below an alert`()
  {
    let world = TouchWorld()
    let view = TintedView()
    world.window.addSubview(view)
    #expect(view.tintColor == .tintColor)
    world.window.tintColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(view.tintColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(view.changes == 1)
    world.window.tintAdjustmentMode = .dimmed
    #expect(view.changes == 2 && view.tintAdjustmentMode == .dimmed)
    #expect(view.tintColor != UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    world.window.tintColor = nil
    #expect(view.tintColor != nil)
  }

  // Source: UIKIT-CASES.md tab-item-of-root.
  @Test func `tab-item-of-root: a stack's root gives the tab its item and its title`() {
    let world = TouchWorld()
    let root = UIViewController()
    root.title = "Recipes"
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: root)]
    world.window.rootViewController = tabs
    world.scheduler.runUntilIdle()
    #expect(tabs.tabBar.items?.map(\.title) == ["Recipes"])
    root.tabBarItem.badgeValue = "2"
    #expect(tabs.tabBar.items?.first?.badgeValue == "2")
  }

  // Source: UIKIT-CASES.md bar-heights.
  @Test func `bar-heights: a prompt and a large title make the bar higher`() {
    let world = TouchWorld()
    let root = UIViewController()
    root.title = "Recipes"
    let navigation = UINavigationController(rootViewController: root)
    world.window.rootViewController = navigation
    world.scheduler.runUntilIdle()
    world.window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
    root.navigationItem.prompt = "Choose"
    #expect(navigation.navigationBar.frame.height == 74)
    navigation.navigationBar.prefersLargeTitles = true
    #expect(navigation.navigationBar.frame.height == 126)
    root.navigationItem.largeTitleDisplayMode = .never
    #expect(navigation.navigationBar.frame.height == 74)
  }

  // Source: UIKIT-CASES.md bar-heights.
  @Test func `bar-heights: on a small phone that lies on its side the bar is 32 high`() {
    let world = TouchWorld()
    let root = Announced()
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    world.window.rootViewController = navigation
    world.settle()
    let content: () -> CGRect? = {
      world.window.layoutIfNeeded()
      return navigation.topViewController?.view.superview?.frame
    }
    #expect(content() == CGRect(x: 0, y: 96, width: 400, height: 704))
    world.application.rotate()
    world.settle()
    #expect(content() == CGRect(x: 0, y: 32, width: 800, height: 368))
    world.application.rotate()
    world.settle()
    #expect(content() == CGRect(x: 0, y: 96, width: 400, height: 704))
    // What is announced is what is laid out.
    #expect(root.sizes == [CGSize(width: 800, height: 368), CGSize(width: 400, height: 704)])
  }

  // Source: UIKIT-CASES.md flow-estimated-size.
  @Test func `flow-estimated-size: cells of a flow layout have the sizes of their constraints`() {
    let world = TouchWorld()
    let source = Tiles(["A", "A longer name"])
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = UICollectionView(frame: world.window.bounds, collectionViewLayout: layout)
    view.register(Tile.self, forCellWithReuseIdentifier: "Tile")
    view.dataSource = source
    world.window.addSubview(view)
    view.layoutIfNeeded()
    func widths() -> [CGFloat] {
      source.names.indices.map { item in
        view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame.width ?? 0
      }
    }
    #expect(widths() == [16, 112])
    source.names[1] = "Longest name of all"
    view.reloadItems(at: [IndexPath(item: 1, section: 0)])
    #expect(widths() == [16, 160])
    source.names.remove(at: 0)
    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(widths() == [160])
  }
}

private final class TintedView: UIView {
  var changes = 0
  override func tintColorDidChange() {
    super.tintColorDidChange()
    changes += 1
  }
}

@MainActor
private final class Tiles: NSObject, UICollectionViewDataSource {
  var names: [String]
  init(_ names: [String]) { self.names = names }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath)
    (cell as? Tile)?.label.text = names[indexPath.item]
    return cell
  }
}

private final class Tile: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Notes the sizes that are announced to it.
private final class Announced: UIViewController {
  private(set) var sizes: [CGSize] = []

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }
}
