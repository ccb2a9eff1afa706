import Foundation
import LifecycleTrace
import Testing
import UIKit

@testable import UIKitShell

/// What a person chooses in the settings of the device, by `set`.
///
/// Source: docs/SHELL.md "Lifecycle calls".
@MainActor @Suite struct DeviceSettingsTests {
  /// Says what its traits are, when it loads and whenever they change.
  private final class TraitsViewController: UIViewController {
    private(set) var told: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tell("loads")
      registerForTraitChanges(
        [UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self]
      ) { (screen: TraitsViewController, _) in screen.tell("changes") }
    }

    private func tell(_ what: String) {
      let style = traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
      let size = traitCollection.preferredContentSizeCategory
      told.append("\(what): \(style), \(size.rawValue.dropFirst("UICTContentSizeCategory".count))")
    }
  }

  private final class TraitsAppDelegate: OneScreenAppDelegate {
    override func makeScreen() -> UIViewController { TraitsViewController() }
  }

  @Test func `appearance and text size change the app's traits, once each`() throws {
    let paint = try PaintSession([.device], makeApp: { TraitsAppDelegate() })
    let screen = try #require(paint.front(TraitsViewController.self))
    #expect(screen.told == ["loads: dark, L"])
    #expect(paint.run("set appearance light") == ["appearance is now light"])
    #expect(paint.run("set textsize xxl") == ["textsize is now xxl"])
    #expect(
      screen.told == ["loads: dark, L", "changes: light, L", "changes: light, XXL"])
    #expect(paint.run("set textsize huge").first?.hasPrefix("error: ") == true)
  }

  @Test func `what was set before holds from the launch on`() throws {
    let paint = try PaintSession([.device], makeApp: { TraitsAppDelegate() }) {
      $0.settings.shell.appearance = .light
      $0.settings.shell.textSize = .accessibilityExtraExtraExtraLarge
    }
    let screen = try #require(paint.front(TraitsViewController.self))
    #expect(screen.told == ["loads: light, AccessibilityXXXL"])
  }

  @Test func `every text size of a device has a word`() {
    let words = TextSizeChoice.allCases.map(\.category)
    #expect(Set(words) == Set(UIContentSizeCategory.all))
  }
}
