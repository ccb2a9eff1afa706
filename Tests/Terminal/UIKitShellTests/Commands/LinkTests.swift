import Foundation
import Testing
import UIKit

@testable import UIKitShell

/// Links of a text are pressed by their text or their number.
@MainActor @Suite(.serialized) struct LinkTests {
  @Test(arguments: SessionScreen.allCases)
  func `a link of a text has a number and is opened`(screen: SessionScreen) throws {
    defer { SessionScreen.leave() }
    let app = try PaintSession(
      [.device], makeApp: { LinksAppDelegate() }, prepare: { $0.makeScreen = screen.make })
    #expect(
      app.session.elements.all.map { "\($0.number) \($0.name)" } == [
        "1 Help", "2 the page", "3 a@b.org",
      ])
    #expect(app.run("press the page") == ["Pressed the page."])
    #expect(app.run("3") == ["Pressed a@b.org."])
    let opened = app.front(LinksViewController.self)?.opened
    #expect(opened == ["https://example.com/page", "mailto:a@b.org"])
  }
}

private final class LinksAppDelegate: OneScreenAppDelegate {
  override func makeScreen() -> UIViewController { LinksViewController() }
}

/// A text with a link and an address that is detected.
private final class LinksViewController: UIViewController, UITextViewDelegate {
  private(set) var opened: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let text = UITextView(frame: view.bounds)
    text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    text.accessibilityLabel = "Help"
    text.isEditable = false
    text.dataDetectorTypes = .link
    let styled = NSMutableAttributedString(string: "Read the page or mail a@b.org.")
    styled.addAttribute(
      .link, value: "https://example.com/page", range: NSRange(location: 5, length: 8))
    text.attributedText = styled
    text.delegate = self
    view.addSubview(text)
  }

  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    opened.append(URL.absoluteString)
    return false
  }
}
