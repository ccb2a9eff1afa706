import UIKit

class TallyViewController: UIViewController {
    @IBOutlet private weak var totalLabel: UILabel! {
        didSet { showTotal() }
    }
    @IBOutlet private var stepButtons: [UIButton]!
    @IBOutlet private weak var star: UIImageView!

    private var steps: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        totalLabel.textColor = UIColor(named: "Accent")
        print("the star has \(star.image!.size.width) points, \(stepButtons.count) buttons wait")
    }

    @IBAction private func add(_ sender: UIButton) {
        steps.append(stepButtons.firstIndex(of: sender)! + 1)
        showTotal()
    }

    private func showTotal() {
        totalLabel.text = "Total \(steps.reduce(0, +))"
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "Show Steps",
            let list = segue.destination as? StepsViewController
        else { return }
        list.steps = steps
    }

    @IBAction func clear(bySegue segue: UIStoryboardSegue) {
        steps = []
        showTotal()
        print("cleared by \(segue.source is StepsViewController ? "the list" : "another screen")")
    }
}
