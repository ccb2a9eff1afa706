import UIKit

/// The scenes of Play and the segues between them, as a storyboard file would have them.
enum MainStoryboard {
  /// The storyboard's name.
  static let name = "Main"

  /// The names of scenes.
  enum Scene {
    static let split = "Play"
    static let navigation = "Choosing"
    static let chooser = "Theme Chooser"
    static let game = "Game"
    static let options = "Options"
    static let result = "Result"
    static let settings = "Settings"
    static let menu = "Menu"
    static let saves = "Saves"
  }

  /// The names of segues.
  enum Segue {
    static let chooseTheme = "Choose Theme"
    static let showOptions = "Show Options"
    static let showResult = "Show Result"
    static let showSettings = "Show Settings"
    static let showMenu = "Show Menu"
    static let showSaves = "Show Saves"
  }

  /// Registers the scenes and segues with the running application.
  @MainActor
  static func register() {
    UIStoryboard(name: name, bundle: nil).register([
      UIKitRuntime.StoryboardScene(
        Scene.split, UISplitViewController.self, isInitial: true,
        contents: [Scene.navigation, Scene.game]),
      UIKitRuntime.StoryboardScene(
        Scene.navigation, UINavigationController.self, contents: [Scene.chooser]),
      UIKitRuntime.StoryboardScene(
        Scene.chooser, ThemeChooserViewController.self,
        segues: [
          .showDetail(Segue.chooseTheme, to: Scene.game),
          .present(Segue.showOptions, to: Scene.options, style: .pageSheet),
          .present(Segue.showSettings, to: Scene.settings, style: .pageSheet),
          .present(Segue.showMenu, to: Scene.menu, style: .pageSheet),
          .present(Segue.showSaves, to: Scene.saves, style: .pageSheet),
        ]),
      UIKitRuntime.StoryboardScene(
        Scene.game, GameViewController.self,
        segues: [
          .present(Segue.showOptions, to: Scene.options, style: .pageSheet),
          .present(Segue.showResult, to: Scene.result, style: .fullScreen),
          .present(Segue.showSettings, to: Scene.settings, style: .pageSheet),
          .present(Segue.showMenu, to: Scene.menu, style: .pageSheet),
          .present(Segue.showSaves, to: Scene.saves, style: .pageSheet),
        ]),
      UIKitRuntime.StoryboardScene(Scene.options, OptionsViewController.self),
      UIKitRuntime.StoryboardScene(Scene.result, ResultViewController.self),
      UIKitRuntime.StoryboardScene(Scene.settings, SettingsViewController.self),
      UIKitRuntime.StoryboardScene(Scene.menu, MenuViewController.self),
      UIKitRuntime.StoryboardScene(Scene.saves, SavesViewController.self),
    ])
  }
}
