import UIKit

@IBDesignable
class StepsFooter: UIView {
    @IBInspectable var noun: String = "row"
    @IBOutlet private weak var label: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        print("the footer counts \(noun)s")
    }

    func show(_ count: Int) {
        label.text = "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
