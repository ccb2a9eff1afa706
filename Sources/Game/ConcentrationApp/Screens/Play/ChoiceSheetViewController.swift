import UIKit

/// A page sheet with a list of choices, each of which shows its value and takes the next at a press.
class ChoiceSheetViewController: UIViewController {
  let context: AppContext
  private let heading = UILabel(frame: .zero)
  private let choiceList: ChoiceList
  let list = UIScrollView(frame: .zero)
  let hint = ListHint(frame: .zero)

  /// A sheet that a storyboard creates; descriptions of choices begin at a column.
  init?(coder: NSCoder, title: String, detailColumn: CGFloat = 18) {
    guard let context = AppContext.current else { return nil }
    self.context = context
    choiceList = ChoiceList(detailColumn: detailColumn)
    super.init(coder: coder)
    self.title = title
  }

  required convenience init?(coder: NSCoder) {
    self.init(coder: coder, title: "Choices")
  }

  /// The choices as they stand.
  var choices: [Choice] { [] }

  var stateValues: [StateValue] { [] }

  /// What the heading says behind the title.
  var instruction: String {
    context.settings.showsCards
      ? "‹ and › or the left and right keys change a value" : "a press takes the next value"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.font = .boldSystemFont(ofSize: UIFont.labelFontSize)
    heading.accessibilityTraits = .header
    list.delegate = self
    list.addSubview(choiceList)
    for subview in [heading, list, hint] { view.addSubview(subview) }
    context.settings.observe(by: self) { [weak self] _ in self?.showChoices() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    heading.text = "\(title ?? ""): \(instruction)"
    showChoices()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let lines = CGFloat(choiceList.lineCount)
    let top: CGFloat = lines + 2 <= room.height ? 2 : 1
    heading.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: 1)
    choiceList.frame = CGRect(x: 0, y: 0, width: room.width, height: lines)
    list.contentSize = choiceList.frame.size
    hint.layOut(
      list, height: lines, in: room.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)),
      context.wording)
  }

  /// Shows the choices as they stand now.
  func showChoices() {
    let lines = choiceList.lineCount
    choiceList.palette = context.settings.showsCards ? context.settings.palette() : nil
    choiceList.show(choices)
    if choiceList.lineCount != lines { view.setNeedsLayout() }
  }

  /// The choice that dismisses the sheet.
  var close: Choice {
    Choice("Close") { [weak self] in self?.dismiss(animated: true) }
  }
}

extension ChoiceSheetViewController: HintedListScreen {
  var screenName: String { (title ?? "").lowercased() }
}
