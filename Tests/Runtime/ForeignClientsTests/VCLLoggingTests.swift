import ForeignClients5
import Foundation
import Testing
import UIKit

extension ForeignClients {
  /// The course's logging class in the course's app, on a phone.
  @MainActor @Suite struct VCLLoggingTests {
    /// What was printed, checked against the format, without indentation and layout lines.
    private func take(isLayoutKept: Bool = false) throws -> [String] {
      let lines = Console.shared.take()
      // Source: UIKIT-RULES.md I73. The prefix depends on the wall clock, so only its form is
      // fixed.
      for line in lines where !line.isEmpty {
        #expect(line.contains(#/^(__)*[A-Za-z0-9_]+\([1-9][0-9]*\) .+$/#), "\(line)")
      }
      return lines.map { String($0.drop { $0 == "_" }) }
        .filter { !$0.isEmpty && (isLayoutKept || !$0.contains("LayoutSubviews")) }
    }

    private func chooser(in tabs: UIViewController?) -> UINavigationController? {
      let split = (tabs as? UITabBarController)?.viewControllers?.first as? UISplitViewController
      return split?.viewControllers.first as? UINavigationController
    }

    // Source: UIKIT-CASES.md cs193p-choose-theme-iphone, vcl-line-format,
    // segue-order-awake-prepare-outlets-load, nav-push-animated, nav-pop-animated.
    @Test func `cs193p-choose-theme-iphone: every press makes a new game`() throws {
      let world = ForeignWorld()
      _ = Console.shared.take()
      let root = Clients5.makeThemedGame()
      let window = world.launch(root)
      defer { window.isHidden = true }
      let navigation = try #require(chooser(in: root))
      let first = try #require(navigation.topViewController)
      let launch = try take()
      #expect(launch.contains("Game(1) init(coder:) - created via InterfaceBuilder "))
      #expect(launch.contains("ThemeChooser(1) awakeFromNib()"))
      #expect(launch.contains("ThemeChooser(1) viewDidLoad()"))
      #expect(!launch.contains("Game(1) viewDidLoad()"))
      #expect(launch.last == "ThemeChooser(1) viewDidAppear(animated = false)")

      Clients5.press("Sports", in: first)
      world.settle()
      let push = try take(isLayoutKept: true)
      // A terminal's bars are opaque, so a view between two of them is two rows shorter.
      let layout = push.filter { $0.contains("LayoutSubviews") }
      #expect(layout.first == "Game(2) viewWillLayoutSubviews() bounds.size = (80.0, 22.0)")
      #expect(layout.last == "Game(2) viewDidLayoutSubviews() bounds.size = (80.0, 22.0)")
      #expect(
        push.filter { !$0.contains("LayoutSubviews") } == [
          "Game(2) init(coder:) - created via InterfaceBuilder ",
          "Game(2) awakeFromNib()",
          "Game(2) viewDidLoad()",
          "ThemeChooser(1) viewWillDisappear(animated = true)",
          "Game(2) viewWillAppear(animated = true)",
          "ThemeChooser(1) viewDidDisappear(animated = true)",
          "Game(2) viewDidAppear(animated = true)",
        ])
      #expect(Clients5.title(of: navigation.topViewController) == "Sports")

      navigation.popViewController(animated: true)
      world.settle()
      #expect(
        try take() == [
          "Game(2) viewWillDisappear(animated = true)",
          "ThemeChooser(1) viewWillAppear(animated = true)",
          "Game(2) viewDidDisappear(animated = true)",
          "ThemeChooser(1) viewDidAppear(animated = true)",
        ])

      Clients5.press("Faces", in: first)
      world.settle()
      #expect(
        try take().prefix(4) == [
          "Game(3) init(coder:) - created via InterfaceBuilder ",
          "Game(3) awakeFromNib()",
          "Game(2) left the heap",
          "Game(3) viewDidLoad()",
        ])
    }

    // Source: UIKIT-CASES.md rotation-single, vcl-line-format.
    @Test func `rotation-single: the class logs a rotation`() throws {
      let world = ForeignWorld()
      let root = Clients5.makeThemedGame()
      let window = world.launch(root)
      defer { window.isHidden = true }
      let navigation = try #require(chooser(in: root))
      Clients5.press("Sports", in: try #require(navigation.topViewController))
      world.settle()
      _ = Console.shared.take()
      world.application.rotate()
      world.settle()
      let lines = try take(isLayoutKept: true).filter { $0.hasPrefix("Game(2)") }
      #expect(lines.first == "Game(2) viewWillTransition(to: (48.0, 38.0), with: coordinator)")
      #expect(lines.contains("Game(2) viewWillLayoutSubviews() bounds.size = (48.0, 38.0)"))
      #expect(lines.contains("Game(2) begin animate(alongsideTransition:completion:)"))
      #expect(lines.last == "Game(2) end animate(alongsideTransition:completion:)")
      #expect(!lines.contains { $0.contains("Appear") })
    }

    // Source: UIKIT-CASES.md memory-who-gets-it.
    @Test func `memory-who-gets-it: every live controller, loaded or not`() throws {
      let world = ForeignWorld()
      let root = Clients5.makeThemedGame()
      let window = world.launch(root)
      defer { window.isHidden = true }
      _ = Console.shared.take()
      world.application.receiveMemoryWarning()
      world.settle()
      let lines = try take()
      #expect(lines.contains("ThemeChooser(1) didReceiveMemoryWarning()"))
    }
  }
}
