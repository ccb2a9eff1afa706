import UIKit

class StepsViewController: UITableViewController {
    var steps: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let footer = Bundle.main.loadNibNamed("StepsFooter", owner: nil)?.first as! StepsFooter
        footer.show(steps.count)
        tableView.tableFooterView = footer
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return steps.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Step", for: indexPath)
        cell.textLabel?.text = "Step \(indexPath.row + 1)"
        cell.detailTextLabel?.text = "\(steps[indexPath.row])"
        return cell
    }
}
