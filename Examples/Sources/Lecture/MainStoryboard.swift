import UIKit

/// What the course draws in Main.storyboard: tabs, a split view in the first of them, and one segue.
enum MainStoryboard {
  @MainActor static func register() {
    let scenes: [UIKitRuntime.StoryboardScene] = [
      .init(
        "Tabs", UITabBarController.self, isInitial: true, contents: ["Split", "Second", "Third"]),
      .init("Split", UISplitViewController.self, contents: ["Navigation", "Game"]),
      .init("Navigation", UINavigationController.self, contents: ["Chooser"]),
      .init(
        "Chooser", ConcentrationThemeChooserViewController.self,
        segues: [.showDetail("Choose Theme", to: "Game")], outlets: connectChooser),
      .init("Game", ConcentrationViewController.self, outlets: connectGame),
      .init("Second", SecondViewController.self),
      .init("Third", ThirdViewController.self),
    ]
    UIKitRuntime.register(scenes, in: UIStoryboard(name: "Main", bundle: nil))
  }

  @MainActor private static func connectChooser(
    _ chooser: ConcentrationThemeChooserViewController
  ) {
    chooser.title = "Themes"
    let buttons = chooser.themes.keys.sorted().map { name in
      let button = UIButton(type: .system)
      button.setTitle(name, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 30)
      button.addAction(
        UIAction { [unowned chooser, unowned button] _ in chooser.changeTheme(button) },
        for: .touchUpInside)
      return button
    }
    let stack = UIStackView(arrangedSubviews: buttons)
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.frame = chooser.view.bounds.insetBy(dx: 16, dy: 160)
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    chooser.view.addSubview(stack)
  }

  @MainActor private static func connectGame(_ game: ConcentrationViewController) {
    game.title = "Concentration"
    let buttons = (0..<16).map { _ in
      let button = UIButton(type: .custom)
      button.titleLabel?.font = .systemFont(ofSize: 50)
      button.addAction(
        UIAction { [unowned game, unowned button] _ in game.touchCard(button) },
        for: .touchUpInside)
      return button
    }
    let rows = stride(from: 0, to: 16, by: 4).map { first in
      stack(Array(buttons[first..<first + 4]), axis: .horizontal)
    }
    let grid = stack(rows, axis: .vertical)
    let (bottom, top) = game.view.bounds.divided(atDistance: 64, from: .maxYEdge)
    grid.frame = top.insetBy(dx: 16, dy: 16)
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let label = UILabel(frame: bottom)
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 30)
    label.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    game.view.addSubview(grid)
    game.view.addSubview(label)
    game.cardButtons = buttons
    game.flipCountLabel = label
  }

  @MainActor private static func stack(
    _ views: [UIView], axis: NSLayoutConstraint.Axis
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.distribution = .fillEqually
    stack.spacing = 16
    return stack
  }
}
