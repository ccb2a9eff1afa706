import UIKit

/// A page sheet with all settings of the program; each press takes the next value of one.
final class SettingsViewController: UIViewController {
  private let context: AppContext
  private let heading = UILabel(frame: .zero)
  private let list = UIScrollView(frame: .zero)
  private let hint = ListHint(frame: .zero)
  private var rows: [ChoiceRow] = []

  required init?(coder: NSCoder) {
    guard let context = AppContext.current else { return nil }
    self.context = context
    super.init(coder: coder)
    title = "Settings"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = "Settings: a press takes the next value"
    heading.font = .boldSystemFont(ofSize: UIFont.labelFontSize)
    heading.accessibilityTraits = .header
    list.delegate = self
    for subview in [heading, list, hint] { view.addSubview(subview) }
    context.settings.observe(by: self) { [weak self] _ in self?.rebuildRows() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    rebuildRows()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    heading.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: 1)
    let blank: CGFloat = CGFloat(rows.count) + 2 <= room.height ? 2 : 1
    let below = room.inset(by: UIEdgeInsets(top: blank, left: 0, bottom: 0, right: 0))
    list.contentSize = CGSize(width: room.width, height: CGFloat(rows.count))
    hint.layOut(list, height: CGFloat(rows.count), in: below, context.wording)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: CGFloat(index), width: room.width, height: 1)
    }
  }

  private func rebuildRows() {
    for row in rows { row.removeFromSuperview() }
    var choices = (context.settingsList?.entries ?? []).map(choice(for:))
    choices.append(
      Choice(title: "Close", detail: "") { [weak self] in self?.dismiss(animated: true) })
    rows = choices.enumerated().map { ChoiceRow(number: $0 + 1, choice: $1, detailColumn: 23) }
    for row in rows { list.addSubview(row) }
    view.setNeedsLayout()
  }

  private func choice(for entry: SettingsEntry) -> Choice {
    Choice(title: "\(entry.name) \(entry.word)", detail: entry.summary) { [weak self] in
      guard let self else { return }
      let word = entry.choices.element(after: entry.word)
      context.settingsList?.set(entry.name, to: word)
      context.messages.post("\(entry.name) is now \(word).")
      rebuildRows()
    }
  }
}

extension SettingsViewController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    hint.update(for: scrollView, context.wording)
  }
}

extension SettingsViewController: Screen {
  var screenName: String { "settings" }

  func scroll(_ direction: ScrollDirection, by amount: Int?) -> String? {
    list.scrollLines(direction, by: amount)
  }
}
