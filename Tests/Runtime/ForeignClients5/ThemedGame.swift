// swift-format-ignore-file
//  The structure of the course's lifecycle demo: a chooser in a split view that makes a new game
//  for each press of a button, and remembers the last one.

import UIKit

class ThemedGameViewController: VCLLoggingViewController {
    override var vclLoggingName: String { return "Game" }

    var theme: String? {
        didSet {
            titleLabel?.text = theme
        }
    }

    // an outlet: nil until the view is loaded
    var titleLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel?.text = theme
    }
}

class ThemeChooserViewController: VCLLoggingViewController, UISplitViewControllerDelegate {
    override var vclLoggingName: String { return "ThemeChooser" }

    override func awakeFromNib() {
        super.awakeFromNib()
        splitViewController?.delegate = self
    }

    func splitViewController(_ splitViewController: UISplitViewController,
                             collapseSecondary secondaryViewController: UIViewController,
                             onto primaryViewController: UIViewController) -> Bool {
        if let game = secondaryViewController as? ThemedGameViewController, game.theme == nil {
            return true
        }
        return false
    }

    private var lastSeguedToGame: ThemedGameViewController?

    func changeTheme(_ sender: UIButton) {
        performSegue(withIdentifier: "Choose Theme", sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "Choose Theme" {
            if let name = (sender as? UIButton)?.currentTitle,
                let game = segue.destination as? ThemedGameViewController {
                game.theme = name
                lastSeguedToGame = game
            }
        }
    }
}
