import UIKit

/// The root of the app, with a tab for each part, which loads when it is first shown.
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
    let chooser = ThemeChooserViewController(context: context)
    let play = UINavigationController(rootViewController: chooser)
    play.title = "Play"
    play.isNavigationBarHidden = true
    let stats = StatsViewController(context: context)
    viewControllers = [play, stats]
  }
}
