import UIKit

class DataViewController: UIViewController {
    @IBOutlet private weak var dataLabel: UILabel!
    private(set) var dataObject = ""

    static func page(showing dataObject: String) -> DataViewController {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let page = storyboard.instantiateViewController(withIdentifier: "DataViewController")
            as! DataViewController
        page.dataObject = dataObject
        return page
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        dataLabel.text = dataObject
        title = dataObject
    }
}
