// swift-format-ignore-file
import UIKit

/// A form in the old style: constraints made by item and attribute, once, in `updateConstraints`.
class PinnedForm: UIViewController {
    let titleView = UILabel()
    let field = UIView()
    let button = UIButton(type: .system)
    private var didSetUpConstraints = false
    private var compactConstraints = [NSLayoutConstraint]()
    private var regularConstraints = [NSLayoutConstraint]()

    override func loadView() {
        view = UIView()
        titleView.text = "Name"
        button.setTitle("Send", for: .normal)
        for part in [titleView, field, button] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        view.setNeedsUpdateConstraints()
    }

    override func updateViewConstraints() {
        if !didSetUpConstraints {
            didSetUpConstraints = true
            view.addConstraints([
                pin(titleView, .leading, view, .leadingMargin),
                pin(titleView, .top, view, .topMargin),
                pin(field, .trailing, view, .trailingMargin),
                pin(button, .centerX, view, .centerX),
                pin(button, .top, field, .bottom, 1),
                NSLayoutConstraint(item: field, attribute: .height, relatedBy: .equal, toItem: nil,
                                   attribute: .notAnAttribute, multiplier: 1, constant: 3),
            ])
            titleView.setContentHuggingPriority(.required, for: .horizontal)
            compactConstraints = [
                pin(field, .leading, view, .leadingMargin), pin(field, .top, titleView, .bottom),
            ]
            regularConstraints = [
                pin(field, .leading, titleView, .trailing, 1), pin(field, .top, titleView, .top),
            ]
        }
        let isWide = view.bounds.width >= 60
        NSLayoutConstraint.deactivate(isWide ? compactConstraints : regularConstraints)
        NSLayoutConstraint.activate(isWide ? regularConstraints : compactConstraints)
        super.updateViewConstraints()
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        view.setNeedsUpdateConstraints()
    }

    private func pin(_ item: UIView, _ attribute: NSLayoutAttribute, _ other: UIView,
                     _ otherAttribute: NSLayoutAttribute, _ constant: CGFloat = 0) -> NSLayoutConstraint {
        return NSLayoutConstraint(item: item, attribute: attribute, relatedBy: .equal, toItem: other,
                                  attribute: otherAttribute, multiplier: 1.0, constant: constant)
    }
}
