// swift-format-ignore-file
//  Overrides with Apple's types. That this compiles is the test, and that UIKit asks for `nibName` and `responds(to:)`.

import UIKit

class NamedNibViewController: UIViewController {
    override var nibName: String? { return "Chosen" }
    override var nibBundle: Bundle? { return Bundle.main }
}

class ObligingResponder: UIViewController {
    var selectors: [Selector] = []
    override func responds(to aSelector: Selector!) -> Bool {
        if let aSelector = aSelector { selectors.append(aSelector) }
        return aSelector == "oblige" || super.responds(to: aSelector)
    }
}

class ShoutingField: UITextField {
    override var text: String? { didSet { accessibilityHint = text?.uppercased() } }
    override var attributedText: NSAttributedString? {
        get { return super.attributedText }
        set { super.attributedText = newValue }
    }
    override func deleteBackward() { super.deleteBackward() }
}

class ShoutingTextView: UITextView {
    override var text: String! { didSet { accessibilityHint = text.uppercased() } }
    override var attributedText: NSAttributedString! {
        get { return super.attributedText }
        set { super.attributedText = newValue }
    }
}

class TintedView: UIView {
    override var tintColor: UIColor! {
        didSet { layer.borderColor = tintColor.cgColor }
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect) { super.init(frame: frame) }
}

class Column: UIStackView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init(coder: NSCoder) { super.init(coder: coder) }
}

class PlainTableController: UITableViewController {
    override init(style: UITableView.Style) { super.init(style: style) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class SideLayout: UICollectionViewFlowLayout {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class CountingItem: UIBarButtonItem {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class CountingSearchBar: UISearchBar {
    override func setShowsScope(_ show: Bool, animated animate: Bool) { super.setShowsScope(show, animated: animate) }
}

/// A view that takes text of its own, with Apple's protocol.
class LetterView: UIView, UITextInput {
    private var letters: [Character] = []
    private let field = UITextField()
    var hasText: Bool { return !letters.isEmpty }
    func insertText(_ text: String) { letters += text; field.text = String(letters) }
    func deleteBackward() { _ = letters.popLast(); field.text = String(letters) }
    var beginningOfDocument: UITextPosition { return field.beginningOfDocument }
    var endOfDocument: UITextPosition { return field.endOfDocument }
    var selectedTextRange: UITextRange? {
        get { return field.selectedTextRange }
        set { field.selectedTextRange = newValue }
    }
    func text(in range: UITextRange) -> String? { return field.text(in: range) }
    func replace(_ range: UITextRange, withText text: String) { field.replace(range, withText: text) }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        return field.textRange(from: fromPosition, to: toPosition)
    }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        return field.position(from: position, offset: offset)
    }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        return field.compare(position, to: other)
    }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        return field.offset(from: from, to: toPosition)
    }
}
