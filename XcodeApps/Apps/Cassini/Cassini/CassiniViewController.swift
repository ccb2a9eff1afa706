import UIKit

class CassiniViewController: UIViewController, UISplitViewControllerDelegate {
    private let files = ["Saturn": "Saturn.png", "Moon": "Moon.jpg", "Comet": "Comet.jpg"]

    override func awakeFromNib() {
        super.awakeFromNib()
        splitViewController?.delegate = self
    }

    // All three buttons have the segue, so the button says which picture it is.
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "Show Picture",
            let name = (sender as? UIButton)?.currentTitle, let file = files[name],
            let imageViewController = segue.destination.contents as? ImageViewController {
            imageViewController.title = name
            imageViewController.imageURL = Bundle.main.url(
                forResource: file, withExtension: nil, subdirectory: "Pictures")
        }
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        return (secondaryViewController.contents as? ImageViewController)?.imageURL == nil
    }
}

extension UIViewController {
    /// What a navigation controller shows, or the controller itself.
    var contents: UIViewController {
        return (self as? UINavigationController)?.visibleViewController ?? self
    }
}
