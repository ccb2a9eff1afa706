import UIKit

class CirclesViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("CirclesViewController loaded its view.")
    }
}
