import UIKit

/// The master of the split view: a button for each theme.
class ConcentrationThemeChooserViewController: VCLLoggingViewController,
  UISplitViewControllerDelegate
{
  override var vclLoggingName: String { "ThemeChooser" }

  let themes = ["Sports": "SOCBTGRV", "Animals": "DCPFBLHM", "Faces": "HSWLAKTE"]

  /// Early, for the split view asks its delegate while the first screen is still being made.
  override func awakeFromNib() {
    super.awakeFromNib()
    splitViewController?.delegate = self
  }

  /// On a phone the app starts with the chooser, as long as there is no game with a theme.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    (secondaryViewController as? ConcentrationViewController)?.theme == nil
  }

  /// Changes the theme of the game that runs; only without one a segue makes a new game.
  func changeTheme(_ sender: UIButton) {
    if let game = splitViewDetailConcentrationViewController {
      game.theme = theme(of: sender)
    } else if let game = lastSeguedToConcentrationViewController {
      game.theme = theme(of: sender)
      navigationController?.pushViewController(game, animated: true)
    } else {
      performSegue(withIdentifier: "Choose Theme", sender: sender)
    }
  }

  private var splitViewDetailConcentrationViewController: ConcentrationViewController? {
    splitViewController?.viewControllers.last as? ConcentrationViewController
  }

  /// A game that went off the screen would leave the heap if nobody kept it.
  private var lastSeguedToConcentrationViewController: ConcentrationViewController?

  private func theme(of sender: UIButton) -> String? {
    sender.currentTitle.flatMap { themes[$0] }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "Choose Theme",
      let game = segue.destination as? ConcentrationViewController
    else { return }
    print("prepare(for:sender:) outlets are \(game.cardButtons == nil ? "nil" : "set")")
    game.theme = (sender as? UIButton).flatMap(theme(of:))
    lastSeguedToConcentrationViewController = game
  }
}
