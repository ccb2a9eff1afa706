import Foundation
import TerminalCanvas
import TerminalRendering
import Testing
import UIKit

/// Prototypes of views and items, patterns, and images of controls, as a terminal shows them.
@MainActor @Suite struct AppearanceProxyTests {
  private func window(_ size: CGSize = CGSize(width: 20, height: 6)) -> UIWindow {
    UIApplication.replaceShared(
      with: UIApplication(
        scheduler: UIKitRuntime.SteppedScheduler(), screen: UIScreen(size: size)))
    let window = UIWindow()
    window.makeKeyAndVisible()
    return window
  }

  private func canvas(of window: UIWindow) -> Canvas {
    (UIApplication.shared.scheduler as? UIKitRuntime.SteppedScheduler)?.runUntilIdle()
    window.layoutIfNeeded()
    return WindowRenderer().render(window)
  }

  private final class Caption: UILabel {}
  private final class Panel: UIView {}

  @Test
  func `appearance-proxy: views take what they have not themselves, as they come into a window`() {
    let window = window()
    UILabel.appearance().textColor = .red
    UIButton.appearance().setTitleColor(.green, for: .normal)
    UISlider.appearance().minimumTrackTintColor = .blue
    let (label, own, button) = (UILabel(), UILabel(), UIButton(frame: .zero))
    own.textColor = .yellow
    #expect(label.textColor != .red)
    for view in [label, own, button] { window.addSubview(view) }
    #expect(label.textColor == .red && own.textColor == .yellow)
    #expect(button.titleColor(for: .normal) == .green)
    let slider = UISlider(frame: .zero)
    #expect(slider.minimumTrackTintColor == nil)
    window.addSubview(slider)
    #expect(slider.minimumTrackTintColor == .blue)
  }

  @Test func `appearance-proxy: a subclass and a container go before what all have`() {
    let window = window()
    UILabel.appearance().textColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .green
    UILabel.appearance(whenContainedInInstancesOf: [Panel.self, UITableView.self]).textColor =
      .yellow
    Caption.appearance().textColor = .blue
    let panel = Panel()
    let (plain, contained, caption) = (UILabel(), UILabel(), Caption())
    panel.addSubview(contained)
    for view in [plain, caption, panel] { window.addSubview(view) }
    #expect(plain.textColor == .red && contained.textColor == .green && caption.textColor == .blue)
    let (table, inner, deep) = (UITableView(frame: .zero), Panel(), UILabel())
    inner.addSubview(deep)
    table.addSubview(inner)
    window.addSubview(table)
    #expect(deep.textColor == .yellow)
  }

  @Test func `appearance-proxy: items of bars have the attributes and the tint of their prototype`()
  {
    let window = window()
    UIBarButtonItem.appearance().tintColor = .red
    UITabBarItem.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.green], for: .normal)
    let page = UIViewController()
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", style: .plain, target: nil, action: nil)
    let tabs = UITabBarController()
    let other = UIViewController()
    (page.title, other.title) = ("Page", "Other")
    tabs.viewControllers = [UINavigationController(rootViewController: page), other]
    window.rootViewController = tabs
    let canvas = canvas(of: window)
    #expect(style(of: "Add", in: canvas)?.foreground == .red)
    #expect(style(of: "Other", in: canvas)?.foreground == .green)
    page.navigationItem.rightBarButtonItem?.setTitleTextAttributes(
      [.foregroundColor: UIColor.blue], for: .normal)
    #expect(style(of: "Add", in: self.canvas(of: window))?.foreground == .blue)
  }

  private func style(of text: String, in canvas: Canvas) -> Style? {
    let lines = canvas.lines()
    for (row, line) in lines.enumerated() {
      guard let range = line.range(of: text) else { continue }
      return canvas[line.distance(from: line.startIndex, to: range.lowerBound), row].style
    }
    return nil
  }

  @Test func `color-pattern: a background repeats its image from the corner, inside the bounds`()
    throws
  {
    let window = window()
    let art = try #require(UIImage(data: Data("cellart 1\n|ab\n|cd\n".utf8)))
    let view = UIView(frame: CGRect(x: 1, y: 1, width: 5, height: 3))
    view.backgroundColor = UIColor(patternImage: art)
    window.addSubview(view)
    let lines = canvas(of: window).lines()
    #expect(lines[0].trimmingCharacters(in: .whitespaces).isEmpty)
    #expect(
      lines[1...3].map { $0.trimmingCharacters(in: .whitespaces) } == ["ababa", "cdcdc", "ababa"])
    #expect(view.backgroundColor == UIColor(patternImage: art))
    #expect(view.backgroundColor != UIColor(patternImage: UIImage()))
  }

  @Test func `slider-images: images replace the thumb and both parts of the track, by state`()
    throws
  {
    let window = window()
    func art(_ text: String) throws -> UIImage {
      try #require(UIImage(data: Data("cellart 1\n|\(text)\n".utf8)))
    }
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 9, height: 1))
    slider.value = 0.5
    slider.setThumbImage(try art("O"), for: .normal)
    slider.setThumbImage(try art("X"), for: .highlighted)
    slider.setMinimumTrackImage(try art("<"), for: .normal)
    slider.setMaximumTrackImage(try art(">"), for: .normal)
    window.addSubview(slider)
    #expect(canvas(of: window).lines()[0].hasPrefix("<<<<O>>>>"))
    slider.isHighlighted = true
    #expect(canvas(of: window).lines()[0].hasPrefix("<<<<X>>>>"))
    #expect(slider.thumbImage(for: .disabled) == nil)
    #expect(slider.currentThumbImage === slider.thumbImage(for: .highlighted))
    slider.setThumbImage(nil, for: .normal)
    slider.isHighlighted = false
    #expect(canvas(of: window).lines()[0].hasPrefix("<<<<●>>>>"))
  }

  @Test func `a segment, a bar and a switch have the colours that were set`() {
    let window = window()
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 1
    segments.selectedSegmentTintColor = .red
    segments.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
    window.addSubview(segments)
    let bar = UIProgressView(frame: CGRect(x: 0, y: 2, width: 4, height: 1))
    (bar.progress, bar.progressTintColor, bar.trackTintColor) = (0.5, .green, .blue)
    window.addSubview(bar)
    let toggle = UISwitch(frame: CGRect(x: 0, y: 3, width: 5, height: 1))
    (toggle.isOn, toggle.onTintColor, toggle.thumbTintColor) = (true, .yellow, .red)
    window.addSubview(toggle)
    let shown = canvas(of: window)
    #expect(style(of: "Two", in: shown)?.background == .red)
    #expect(style(of: "One", in: shown)?.foreground == .green)
    #expect(shown[0, 2].style.foreground == .green && shown[3, 2].style.foreground == .blue)
    #expect(style(of: "on", in: shown)?.foreground == .yellow)
    toggle.isOn = false
    #expect(style(of: "off", in: canvas(of: window))?.foreground == .red)
  }

  @Test func `a text is struck through where its attributes say so`() {
    let window = window()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 4, height: 1))
    let text = NSMutableAttributedString(string: "done")
    text.addAttribute(
      .strikethroughStyle, value: NSUnderlineStyle.single.rawValue,
      range: NSRange(location: 0, length: 2))
    label.attributedText = text
    window.addSubview(label)
    let shown = canvas(of: window)
    #expect((0..<4).map { shown[$0, 0].style.isStruckThrough } == [true, true, false, false])
  }
}
