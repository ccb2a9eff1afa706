import UIKit

/// The root view controller; the content of a tab loads when the tab is first selected.
package final class TabsViewController: UITabBarController {
  let context: AppContext

  init(context: AppContext) {
    self.context = context
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [
      playScene(), GalleryViewController(context: context), BookViewController(context: context),
      ReminderViewController(context: context), StatsViewController(context: context),
    ]
  }

  private func playScene() -> UIViewController {
    let storyboard = UIStoryboard(name: MainStoryboard.name, bundle: nil)
    guard let play = storyboard.instantiateInitialViewController() as? UISplitViewController else {
      return ThemeChooserViewController(context: context)
    }
    play.title = "Play"
    play.preferredPrimaryColumnWidthFraction = 0.28
    (play.viewControllers.first as? UINavigationController)?.isNavigationBarHidden = true
    return play
  }
}
