import UIKit

class ConcentrationThemeChooserViewController: VCLLoggingViewController, UISplitViewControllerDelegate {
    override var vclLoggingName: String { return "ThemeChooser" }

    let themes = ["Sports": "SOCBTGRV", "Animals": "DCPFBLHM", "Faces": "HSWLAKTE"]

    override func awakeFromNib() {
        super.awakeFromNib()
        splitViewController?.delegate = self
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        return (secondaryViewController as? ConcentrationViewController)?.theme == nil
    }

    @IBAction func changeTheme(_ sender: Any) {
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
        return splitViewController?.viewControllers.last as? ConcentrationViewController
    }

    private var lastSeguedToConcentrationViewController: ConcentrationViewController?

    private func theme(of sender: Any?) -> String? {
        return (sender as? UIButton)?.currentTitle.flatMap { themes[$0] }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "Choose Theme", let game = segue.destination as? ConcentrationViewController {
            print("prepare(for:sender:) outlets are \(game.cardButtons == nil ? "nil" : "set")")
            game.theme = theme(of: sender)
            lastSeguedToConcentrationViewController = game
        }
    }
}
