import Foundation
import Testing
import UIKit

/// UIKIT-CASES.md button-configuration.
@MainActor @Suite struct ButtonConfigurationTests {
  private func drawn(
    _ size: CGSize, _ change: (inout UIButton.Configuration) -> Void
  ) -> [String] {
    let world = DrawingWorld()
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(origin: .zero, size: size)
    return world.drawn(button)
  }

  private let art = UIImage(cellArt: UIKitRuntime.CellArt(rows: ["##"]))
  private let row = CGSize(width: 9, height: 1)

  @Test func `button-configuration: the image is at an edge of the title, and padding is between`()
  {
    #expect(drawn(row) { $0.image = art } == [" [## Go]"])
    #expect(drawn(row) { ($0.image, $0.imagePlacement) = (art, .trailing) } == [" [Go ##]"])
    #expect(drawn(row) { ($0.image, $0.imagePadding) = (art, 2) } == ["[##  Go]"])
    let high = CGSize(width: 6, height: 3)
    #expect(
      drawn(high) { ($0.image, $0.imagePlacement, $0.imagePadding) = (art, .top, 1) } == [
        "  ##", " [  ]", "  Go",
      ])
    #expect(
      drawn(CGSize(width: 6, height: 2)) { ($0.image, $0.imagePlacement) = (art, .bottom) } == [
        "  Go", " [##]",
      ])
  }

  @Test func `button-configuration: a subtitle is below the title, both at the leading edge`() {
    let size = CGSize(width: 8, height: 2)
    #expect(drawn(size) { $0.subtitle = "now" } == ["  Go", " [now]"])
    #expect(
      drawn(size) { ($0.subtitle, $0.titleAlignment) = ("now", .trailing) } == ["   Go", " [now]"])
    #expect(
      drawn(CGSize(width: 8, height: 3)) { ($0.subtitle, $0.titlePadding) = ("now", 1) } == [
        "  Go", " [   ]", "  now",
      ])
  }

  @Test func `button-configuration: the size is that of the content, the insets and the marks`() {
    _ = DrawingWorld()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    let button = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize == CGSize(width: 4, height: 1))
    button.configuration?.contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 3, bottom: 1, trailing: 1)
    #expect(button.intrinsicContentSize == CGSize(width: 6, height: 3))
    button.configuration?.subtitle = "at once"
    #expect(button.intrinsicContentSize == CGSize(width: 11, height: 4))
    button.configuration?.setDefaultContentInsets()
    #expect(button.intrinsicContentSize == CGSize(width: 9, height: 2))
    button.configuration?.image = art
    #expect(button.intrinsicContentSize == CGSize(width: 12, height: 2))
  }

  @Test func `button-configuration: an activity indicator is in place of the image`() {
    let world = DrawingWorld()
    var configuration = UIButton.Configuration.plain()
    (configuration.title, configuration.image) = ("Go", art)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(origin: .zero, size: row)
    #expect(world.drawn(button)[0].contains("#"))
    button.configuration?.showsActivityIndicator = true
    #expect(!world.drawn(button)[0].contains("#"))
    let indicator = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(indicator?.isAnimating == true)
    button.configuration?.showsActivityIndicator = false
    #expect(world.drawn(button)[0].contains("#"))
  }

  @Test func `button-configuration: the handler is asked before a layout and after each state`() {
    let world = DrawingWorld()
    let button = UIButton(configuration: .plain())
    button.frame = CGRect(origin: .zero, size: row)
    var states: [Bool] = []
    button.configurationUpdateHandler = { button in
      states.append(button.isHighlighted)
      button.configuration?.title = button.isHighlighted ? "down" : "up"
    }
    #expect(states == [])
    #expect(world.drawn(button) == ["  [up]"] && states == [false])
    button.isHighlighted = true
    #expect(world.drawn(button) == [" >down<"] && states == [false, true])
    button.automaticallyUpdatesConfiguration = false
    button.isHighlighted = false
    #expect(world.drawn(button) == [" [down]"] && states == [false, true])
    button.setNeedsUpdateConfiguration()
    button.setNeedsUpdateConfiguration()
    #expect(world.drawn(button) == ["  [up]"] && states == [false, true, false])
  }

  @Test func `button-configuration: corners, colour and border of the background`() {
    _ = DrawingWorld()
    var configuration = UIButton.Configuration.filled()
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 10, height: 4)
    func calls() -> [String] {
      button.configuration = configuration
      let context = GridContext(size: button.bounds.size)
      context.draw(button)
      return context.calls.filter { $0.hasPrefix("fill") || $0.hasPrefix("stroke") }
        .map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    }
    #expect(calls().map { $0.prefix(5) } == ["fill "])
    #expect(!calls()[0].hasPrefix("fill path"))
    configuration.cornerStyle = .capsule
    #expect(calls() == ["fill path"])
    configuration.background.strokeWidth = 1
    #expect(calls() == ["fill path", "stroke path"])
    configuration.baseBackgroundColor = nil
    #expect(calls() == ["stroke path"])
    configuration.background.backgroundColor = .red
    #expect(calls() == ["fill path", "stroke path"])
  }

  @Test func `button-configuration: attributed titles, and attributes that are made of others`() {
    _ = DrawingWorld()
    var title = AttributedString("Go")
    title.foregroundColor = .red
    title.font = .boldSystemFont(ofSize: 20)
    let button = UIButton(configuration: .plain())
    button.configuration?.attributedTitle = title
    #expect(button.currentTitle == "Go")
    func attribute(_ key: NSAttributedString.Key) -> Any? {
      button.titleLabel?.attributedText?.attribute(key, at: 0, effectiveRange: nil)
    }
    #expect(attribute(.foregroundColor) as? UIColor == .red)
    #expect((attribute(.font) as? UIFont)?.pointSize == 20)
    button.configuration = .plain()
    button.configuration?.title = "Plain"
    button.configuration?.titleTextAttributesTransformer = .init { incoming in
      var outgoing = incoming
      outgoing.font = .systemFont(ofSize: 9)
      return outgoing
    }
    #expect((attribute(.font) as? UIFont)?.pointSize == 9)
    #expect(attribute(.foregroundColor) as? UIColor == button.currentTitleColor)
  }

  @Test func `the view of a button's image shows it where the button drew it`() {
    let world = DrawingWorld()
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    button.setImage(art, for: .normal)
    button.frame = CGRect(origin: .zero, size: row)
    let drawn = world.drawn(button)
    #expect(drawn == [" [## Go]"])
    button.imageView?.contentMode = .scaleAspectFit
    #expect(button.imageView?.contentMode == .scaleAspectFit)
    #expect(world.drawn(button) == drawn && button.imageView?.superview === button)
    button.setImage(nil, for: .normal)
    #expect(world.drawn(button) == ["  [Go]"])
  }
}
