import Foundation
import Testing

@testable import UIKit

/// Where bars place what they show, on a terminal of 40x10 and on a phone of 400x800 points.
@MainActor @Suite struct BarGeometryTests {
  private enum Screen {
    case terminal, phone

    @MainActor
    func makeRecorder() -> TraceRecorder {
      switch self {
      case .terminal: TraceRecorder(size: CGSize(width: 40, height: 10))
      case .phone:
        TraceRecorder(
          size: CGSize(width: 400, height: 800), cellSize: CGSize(width: 8, height: 16))
      }
    }
  }

  /// The views of a bar and the texts that it draws, with their places in the bar.
  private func parts(of bar: UIView) -> [String] {
    bar.layoutIfNeeded()
    let context = GridContext(size: bar.bounds.size)
    UIGraphicsPushContext(context)
    bar.draw(bar.bounds)
    UIGraphicsPopContext()
    let views = bar.subviews.map { view in
      let name = (view as? UIButton)?.currentTitle ?? "\(type(of: view))"
      return "[\(name)] \(short(view.frame))"
    }
    return views + context.places
  }

  // MARK: Toolbars

  private func toolbar(_ words: String, on screen: Screen, width: CGFloat? = nil) -> [String] {
    let recorder = screen.makeRecorder()
    let root = UIViewController()
    let window = recorder.launch(root)
    let bar = UIToolbar(
      frame: CGRect(
        x: 0, y: 0, width: width ?? window.bounds.width, height: SystemLength.toolbar))
    bar.items = words.split(separator: " ").map { word in
      switch word {
      case "~": .flexibleSpace()
      case "_": .fixedSpace(5)
      default: UIBarButtonItem(title: String(word), style: .plain, target: nil, action: nil)
      }
    }
    root.view.addSubview(bar)
    recorder.settle()
    return parts(of: bar)
  }

  @Test func `a toolbar ends with its last button, and its spaces share what is left`() {
    #expect(toolbar("Undo Deal", on: .terminal) == ["[Undo] 0,0 6x1", "[Deal] 7,0 6x1"])
    #expect(toolbar("Undo Deal", on: .phone) == ["[Undo] 16,0 48x44", "[Deal] 72,0 48x44"])
    #expect(toolbar("Undo ~ Deal", on: .terminal) == ["[Undo] 0,0 6x1", "[Deal] 34,0 6x1"])
    #expect(toolbar("Undo ~ Deal", on: .phone) == ["[Undo] 16,0 48x44", "[Deal] 336,0 48x44"])
    #expect(toolbar("~ Undo ~", on: .terminal) == ["[Undo] 17,0 6x1"])
    #expect(
      toolbar("~ A ~ B ~ C ~", on: .terminal) == [
        "[A] 7,0 3x1", "[B] 18,0 3x1", "[C] 29,0 3x1",
      ])
    #expect(
      toolbar("A ~ B ~ C", on: .terminal) == ["[A] 0,0 3x1", "[B] 18,0 3x1", "[C] 37,0 3x1"])
    #expect(
      toolbar("A _ B ~ C", on: .phone) == ["[A] 16,0 24x44", "[B] 53,0 24x44", "[C] 360,0 24x44"])
  }

  @Test func `in a toolbar that is too narrow the spaces have no width`() {
    let buttons = ["[Undo] 0,0 6x1", "[Redo] 7,0 6x1", "[Deal] 14,0 6x1"]
    for width in [20, 19, 10] as [CGFloat] {
      #expect(toolbar("Undo ~ Redo ~ Deal", on: .terminal, width: width) == buttons)
    }
  }

  // MARK: Tab bars

  private func tabs(
    _ titles: [String], on screen: Screen, width: CGFloat, picture: UIImage? = nil,
    badge: String? = nil
  ) -> [String] {
    let recorder = screen.makeRecorder()
    let root = UIViewController()
    recorder.launch(root)
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: width, height: SystemLength.tabBar))
    let items = titles.enumerated().map { UITabBarItem(title: $1, image: nil, tag: $0) }
    items.first?.image = picture
    items.last?.badgeValue = badge
    bar.items = items
    root.view.addSubview(bar)
    recorder.settle()
    let frames = items.map { short(bar.frame(of: $0)) }
    return parts(of: bar).enumerated().map { "\($1) in \($0 < frames.count ? frames[$0] : "")" }
  }

  @Test(
    arguments: [
      (19, "Play 0 4, Stats 7 5, More 15 4"), (18, "Play 0 4, Stats 6 5, More 13 4"),
      (17, "Play 0 4, Stats 6 5, More 13 4"), (16, "Play 0 4, Stats 5 5, More 11 4"),
      (15, "Play 0 4, Stats 5 5, More 11 4"), (14, "Play 0 4, Stat 5 4, More 10 4"),
      (10, "Pl 0 2, St 3 2, Mo 6 2"), (1, "P 0 1, S 2 1, M 4 1"),
    ] as [(CGFloat, String)])
  func `tabs stand three columns apart, nearer in a narrow bar, and then are cut off`(
    width: CGFloat, places: String
  ) {
    let titles = ["Play", "Stats", "More"]
    func part(_ place: Substring, _ column: Int, _ height: Int, _ y: String) -> String {
      let words = place.split(separator: " ")
      let (x, length) = (column * (Int(words[1]) ?? 0), column * (Int(words[2]) ?? 0))
      return "\(words[0]) \(x),\(y) in \(x),0 \(length)x\(height)"
    }
    let parts = places.split(separator: ",")
    #expect(
      tabs(titles, on: .terminal, width: width) == parts.map { part($0, 1, 1, "0") })
    #expect(
      tabs(titles, on: .phone, width: 8 * width) == parts.map { part($0, 8, 49, "22.8") })
  }

  @Test func `the picture behind the selected tab is no larger than the bar`() {
    func rows(_ art: [String]) -> [String] {
      let recorder = Screen.phone.makeRecorder()
      let root = UIViewController()
      recorder.launch(root)
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 40, height: 32))
      bar.items = [UITabBarItem(title: "A", image: nil, tag: 0)]
      bar.selectedItem = bar.items?.first
      bar.selectionIndicatorImage = UIImage(cellArt: UIKitRuntime.CellArt(rows: art))
      root.view.addSubview(bar)
      recorder.settle()
      return parts(of: bar)
    }
    let letters = String(repeating: "a", count: 16)
    let (low, high) = (rows(["aa"]).dropLast(), rows(["aa", "bb", "cc", "dd"]).dropLast())
    #expect(low.count == 16 && low.first == "\(letters) -4,8" && low.last == "\(letters) -4,23")
    #expect(high.count == 32 && high.first == "\(letters) -4,0")
  }

  @Test func `a picture stands before the title of a tab, and a badge behind it`() {
    let star = UIImage(systemName: "star")
    #expect(
      tabs(["Play", "Stats"], on: .terminal, width: 40, picture: star, badge: "3") == [
        "☆ 0,0 in 0,0 6x1", "Play 2,0 in 9,0 7x1", "Stats 3 9,0 in ",
      ])
    #expect(
      tabs(["", "B"], on: .terminal, width: 40, picture: star) == [
        "☆ 0,0 in 0,0 1x1", " 1,0 in 4,0 1x1", "B 4,0 in ",
      ])
    #expect(tabs([], on: .terminal, width: 40) == [])
    #expect(tabs(["Statistics"], on: .terminal, width: 5) == ["Stati 0,0 in 0,0 5x1"])
    for (rows, title) in [(["abcd"], 5), (["abcde"], 3), (["abc", "def"], 3)] {
      let picture = UIImage(cellArt: UIKitRuntime.CellArt(rows: rows))
      let parts = tabs(["Play"], on: .terminal, width: 40, picture: picture)
      #expect(parts.contains { $0.hasPrefix("Play \(title),0") }, "\(parts)")
    }
    let rows = tabs(["Play", "Stats"], on: .phone, width: 320, picture: star)
    #expect(rows.first == "☆☆☆☆☆☆☆☆ 0,16.5 in 0,0 48x49")
    #expect(rows.suffix(2) == ["Play 16,22.8 in ", "Stats 72,22.8 in "])
  }

  // MARK: Navigation bars

  private func navigation(
    on screen: Screen, width: CGFloat? = nil, _ set: (UINavigationItem) -> Void = { _ in }
  ) -> [String] {
    let recorder = screen.makeRecorder()
    let root = NamedViewController("A")
    root.title = "Themes"
    let navigation = UINavigationController(rootViewController: root)
    let window = recorder.launch(navigation)
    if let width {
      recorder.application.resize(to: CGSize(width: width, height: window.bounds.height))
    }
    let top = NamedViewController("B")
    top.title = "Animals"
    set(top.navigationItem)
    navigation.pushViewController(top, animated: false)
    recorder.settle()
    let bar = navigation.navigationBar
    let content = top.view.superview.map { short($0.frame) } ?? ""
    return ["bar \(short(bar.frame))"] + parts(of: bar) + ["content \(content)"]
  }

  @Test func `a title stands in the middle, and the way back before it`() {
    #expect(
      navigation(on: .terminal) { _ in } == [
        "bar 0,0 40x1", "< Themes 0,0", "Animals 16,0", "content 0,1 40x9",
      ])
    #expect(
      navigation(on: .phone) { _ in } == [
        "bar 0,0 400x44", "< Themes 8,20.3", "Animals 168,20.3", "content 0,44 400x756",
      ])
    #expect(
      navigation(on: .phone) { $0.prompt = "Choose" } == [
        "bar 0,0 400x74", "Choose 176,13.3", "< Themes 8,50.3", "Animals 168,50.3",
        "content 0,74 400x726",
      ])
  }

  @Test(
    arguments: [
      (25, "< Themes 0,0", "Animals 9,0"), (24, "< Themes 0,0", "Animals 8,0"),
      (23, "< Themes 0,0", "Animals 8,0"), (22, "< Back 0,0", "Animals 7,0"),
      (19, "< Back 0,0", "Animals 6,0"), (18, "< 0,0", "Animals 5,0"), (7, "< 0,0", "Animals 0,0"),
      (5, "< 0,0", "Animals 0,0"),
    ] as [(CGFloat, String, String)])
  func `the way back is shorter where it would meet the title`(
    width: CGFloat, back: String, title: String
  ) {
    #expect(
      navigation(on: .terminal, width: width) { _ in } == [
        "bar 0,0 \(short(width))x1", back, title, "content 0,1 \(short(width))x9",
      ])
  }

  @Test(
    arguments: [(200, "< Themes", 72), (192, "< Back", 64), (168, "< Back", 56), (160, "<", 48)]
      as [(CGFloat, String, CGFloat)])
  func `on a phone the way back keeps the distance of the bar's side`(
    width: CGFloat, back: String, title: CGFloat
  ) {
    #expect(
      navigation(on: .phone, width: width) == [
        "bar 0,0 \(short(width))x44", "\(back) 8,20.3", "Animals \(short(title)),20.3",
        "content 0,44 \(short(width))x756",
      ])
  }

  @Test func `a title is large as its item says, or else as the one below`() {
    typealias Mode = UINavigationItem.LargeTitleDisplayMode
    func height(_ modes: Mode...) -> CGFloat {
      let recorder = Screen.phone.makeRecorder()
      let navigation = UINavigationController()
      navigation.navigationBar.prefersLargeTitles = true
      navigation.viewControllers = modes.map { mode in
        let controller = NamedViewController("A")
        controller.navigationItem.largeTitleDisplayMode = mode
        return controller
      }
      recorder.launch(navigation)
      return navigation.navigationBar.bounds.height
    }
    #expect(height(.automatic) == 96 && height(.always) == 96 && height(.never) == 44)
    #expect(height(.never, .automatic) == 44 && height(.never, .always, .automatic) == 96)
    #expect(height(.always, .never) == 44)
  }

  @Test func `a prompt that is longer than the bar begins at its edge`() {
    let parts = navigation(on: .terminal, width: 10) { $0.prompt = "Choose one of these" }
    #expect(parts[1] == "Choose one of these 0,0" && parts[0] == "bar 0,0 10x2")
  }

  @Test func `buttons on the left follow the way back, those on the right begin at the end`() {
    func buttons(_ item: UINavigationItem) {
      item.leftItemsSupplementBackButton = true
      item.leftBarButtonItems = [UIBarButtonItem(systemItem: .edit), .init(systemItem: .undo)]
      item.rightBarButtonItems = [UIBarButtonItem(systemItem: .done), .init(systemItem: .save)]
    }
    #expect(
      navigation(on: .terminal, buttons).dropFirst().prefix(4) == [
        "[Edit] 10,0 6x1", "[Undo] 17,0 6x1", "[Done] 34,0 6x1", "[Save] 27,0 6x1",
      ])
    #expect(
      navigation(on: .phone, buttons).dropFirst().prefix(4) == [
        "[Edit] 88,0 48x44", "[Undo] 144,0 48x44", "[Done] 336,0 48x44", "[Save] 280,0 48x44",
      ])
    #expect(
      navigation(on: .terminal, width: 10, buttons).dropFirst().prefix(4) == [
        "[Edit] 3,0 6x1", "[Undo] 10,0 6x1", "[Done] 4,0 6x1", "[Save] 0,0 6x1",
      ])
  }

  @Test func `without a way back the first button is at the bar's side`() {
    func button(_ item: UINavigationItem) {
      item.hidesBackButton = true
      item.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
    }
    #expect(navigation(on: .terminal, button)[1] == "[Edit] 0,0 6x1")
    #expect(navigation(on: .phone, button)[1] == "[Edit] 16,0 48x44")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let parts = navigation(on: .phone) { $0.rightBarButtonItem = UIBarButtonItem(customView: view) }
    #expect(parts[1] == "[UIView] 354,12 30x20")
  }

  @Test func `the view of an item takes the title's place, no higher than the row`() {
    func view(_ width: CGFloat, _ height: CGFloat) -> (UINavigationItem) -> Void {
      { $0.titleView = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height)) }
    }
    func shown(_ screen: Screen, _ set: (UINavigationItem) -> Void) -> String {
      navigation(on: screen, set)[1]
    }
    final class Dot: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 1, height: 1) }
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 9, height: 1) }
    }
    final class Nothing: UIView {
      override var intrinsicContentSize: CGSize { .zero }
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 8, height: 1) }
    }
    #expect(shown(.terminal) { $0.titleView = Dot() } == "[Dot] 19,0 1x1")
    #expect(shown(.terminal) { $0.titleView = Nothing() } == "[Nothing] 16,0 8x1")
    #expect(shown(.terminal, view(16, 100)) == "[UIView] 12,0 16x1")
    #expect(shown(.phone, view(15, 100)) == "[UIView] 192,0 15x44")
    #expect(shown(.phone, view(500, 20)) == "[UIView] 0,12 400x20")
  }
}
