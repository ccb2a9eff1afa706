import ConcentrationTestSupport
import TerminalCanvas
import TerminalRendering
import Testing
import UIKit

/// Layouts that are made for a phone, on a screen of 8x16 points a cell.
@MainActor @Suite struct PhoneLayoutTests {
  /// Shares an application with small points during a test only: other tests may be suspended meanwhile.
  private func sharing(_ test: () throws -> Void) rethrows {
    let before = UIApplication.shared
    defer { UIApplication.replaceShared(with: before) }
    try test()
  }

  private func launch(
    _ root: @autoclosure () -> UIViewController, _ size: CGSize = CGSize(width: 390, height: 844)
  )
    -> UIWindow
  {
    let scheduler = UIKitRuntime.SteppedScheduler()
    let application = UIApplication(
      scheduler: scheduler, screen: UIScreen(size: size, cellSize: CGSize(width: 8, height: 16)))
    UIApplication.replaceShared(with: application)
    let window = UIWindow()
    window.rootViewController = root()
    window.makeKeyAndVisible()
    scheduler.runUntilIdle()
    return window
  }

  private func rows(_ canvas: Canvas) -> [String] {
    (0..<canvas.height).map { row in
      let line = String((0..<canvas.width).map { canvas[$0, row].character })
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  @Test func `a border of a point covers no text`() {
    sharing {
      let root = UIViewController()
      let window = launch(root)
      let label = UILabel(frame: CGRect(x: 16, y: 30, width: 33, height: 21))
      label.text = "Milk"
      label.layer.borderWidth = 1
      root.view.addSubview(label)
      label.text = "Milk and honey"
      label.frame.size.width = 160
      let shown = rows(WindowRenderer().render(window))
      #expect(shown.contains { $0.contains("Milk and honey") }, "\(shown.prefix(5))")
    }
  }

  @Test func `a text field has a phone's height and is drawn on the row of its baseline`() {
    sharing {
      let root = UIViewController()
      let window = launch(root)
      let field = UITextField(frame: .zero)
      field.borderStyle = .roundedRect
      field.text = "Milk"
      #expect(field.intrinsicContentSize == CGSize(width: 56, height: 34))
      field.frame = CGRect(x: 16, y: 32, width: 80, height: 34)
      root.view.addSubview(field)
      #expect(rows(WindowRenderer().render(window))[3] == "  [Milk    ]")
      field.textAlignment = .right
      field.becomeFirstResponder()
      #expect(rows(WindowRenderer().render(window))[3] == "  [   Milk_]")
      field.text = "Milk and bread"
      #expect(rows(WindowRenderer().render(window))[3] == "  [d bread_]")
    }
  }

  @Test
  func `the lines of a text view stand on the rows of their baselines, and it scrolls by them`() {
    sharing {
      let root = UIViewController()
      let window = launch(root)
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 48))
      view.text = "One two three four"
      root.view.addSubview(view)
      view.layoutIfNeeded()
      #expect(view.contentSize == CGSize(width: 80, height: 64))
      #expect(view.sizeThatFits(CGSize(width: 112, height: 0)).height == 48)
      #expect(rows(WindowRenderer().render(window)).prefix(3) == ["", " One two", " three"])
      view.becomeFirstResponder()
      view.insertText("!")
      view.layoutIfNeeded()
      #expect(view.contentOffset == CGPoint(x: 0, y: 8))
      let shown = rows(WindowRenderer().render(window)).prefix(3)
      #expect(shown == [" One two", " three", " four!_"])
    }
  }

  @Test func `a search bar has a phone's height, with its prompt`() {
    sharing {
      let bar = UISearchBar(frame: .zero)
      bar.prompt = "Find"
      _ = launch(UIViewController())
      #expect(bar.sizeThatFits(CGSize(width: 390, height: 0)).height == 86)
    }
  }

  @Test func `390x844 points are 49x53 cells, and the device is a phone for good`() {
    sharing {
      let window = launch(UIViewController())
      let canvas = WindowRenderer().render(window)
      #expect(canvas.width == 49)
      #expect(canvas.height == 53)
      let screen = window.screen
      #expect(screen.traitCollection.userInterfaceIdiom == .phone)
      #expect(screen.traitCollection.horizontalSizeClass == .compact)
      UIApplication.shared.resize(to: CGSize(width: 1024, height: 768))
      #expect(screen.traitCollection.userInterfaceIdiom == .phone)
      let pad = launch(UIViewController(), CGSize(width: 768, height: 1024))
      #expect(pad.screen.traitCollection.userInterfaceIdiom == .pad)
      #expect(pad.screen.traitCollection.horizontalSizeClass == .regular)
    }
  }

  @Test func `a screen made for a phone is legible`() {
    sharing {
      let navigation = launch(makeForm())
      let lines = rows(WindowRenderer().render(navigation))
      GoldenFile("Tests/Terminal/TerminalRenderingTests/Golden/phone-form.txt")
        .expect(lines.prefix(18).map { $0 + "\n" }.joined())
    }
  }

  /// A form as an app for a phone lays it out, in points.
  private func makeForm() -> UIViewController {
    let form = UIViewController()
    form.title = "Account"
    let view = form.view ?? UIView()
    func add(_ subview: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      subview.frame = CGRect(x: x, y: y, width: width, height: height)
      view.addSubview(subview)
    }
    let heading = UILabel()
    heading.text = "Notifications"
    heading.font = .boldSystemFont(ofSize: 34)
    add(heading, 16, 12, 358, 41)
    let hairline = UIView()
    hairline.backgroundColor = .separator
    add(hairline, 16, 64, 358, 0.5)
    let name = UILabel()
    name.text = "Play sounds"
    add(name, 16, 76, 240, 21)
    add(UISwitch(), 323, 71, 51, 31)
    let text = UILabel()
    text.numberOfLines = 0
    text.font = .systemFont(ofSize: 13)
    text.text = "A sound is played when a message comes, unless the phone is silent."
    add(text, 16, 110, 358, 32)
    let choice = UISegmentedControl(items: ["Day", "Week", "Month"])
    add(choice, 16, 160, 358, 32)
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    add(button, 16, 210, 358, 44)
    let dot = UIView()
    dot.backgroundColor = .systemRed
    add(dot, 340, 20, 3, 3)
    return UINavigationController(rootViewController: form)
  }

  @Test func `text is as wide as its cells and as high as its font`() {
    sharing {
      _ = launch(UIViewController())
      let label = UILabel()
      label.text = "Twelve chars"
      label.sizeToFit()
      #expect(label.bounds.width == 96)
      #expect(abs(label.bounds.height - 20.333) < 0.001)
      label.numberOfLines = 0
      let two = label.sizeThatFits(CGSize(width: 60, height: 0))
      #expect(two.width == 48)
      #expect(abs(two.height - 40.667) < 0.001)
      #expect("ab".size() == CGSize(width: 16, height: 16))
      #expect(UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31))
      let button = UIButton(type: .system)
      button.setTitle("OK", for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: 32, height: 30))
    }
  }

  @Test func `points-empty-button: a button without a title is as high as a line of its font`() {
    sharing {
      _ = launch(UIViewController())
      let button = UIButton(type: .system)
      #expect(button.intrinsicContentSize.height == 30)
      button.titleLabel?.font = .systemFont(ofSize: 50)
      #expect(button.intrinsicContentSize.height == 72)
      button.setTitle("A", for: .normal)
      #expect(button.intrinsicContentSize.height == 72)
    }
  }

  @Test func `a scroll view moves by points and shows its indicator in cells`() {
    sharing {
      let window = launch(UIViewController())
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 160))
      scroll.contentSize = CGSize(width: 390, height: 320)
      for row in 0..<20 {
        let label = UILabel(frame: CGRect(x: 8, y: CGFloat(row) * 16, width: 100, height: 16))
        label.text = "Row \(row)"
        scroll.addSubview(label)
      }
      window.rootViewController?.view.addSubview(scroll)
      scroll.contentOffset.y = 48
      #expect(rows(WindowRenderer().render(window)).first == " Row 3")
      scroll.flashScrollIndicators()
      #expect(rows(WindowRenderer().render(window)).prefix(10).count { $0.hasSuffix("┃") } == 5)
    }
  }

  @Test func `what is pointed at lies in the middle of its cell`() {
    sharing {
      let window = launch(UIViewController())
      #expect(window.screen.point(column: 3, row: 2) == CGPoint(x: 28, y: 40))
      #expect(window.screen.size(columns: 49, rows: 53) == CGSize(width: 392, height: 848))
    }
  }
}
