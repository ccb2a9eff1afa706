import ConcentrationEngine
import ConcentrationPlayers
import UIKit

/// A page sheet with the options of the next game and of drawing; each press of a button takes the
/// next value.
final class OptionsViewController: UIViewController {
  private let context: AppContext
  private let heading = UILabel(frame: .zero)
  private let buttons = ButtonColumn(frame: .zero)
  private let list = UIScrollView(frame: .zero)
  private let hint = ListHint(frame: .zero)
  private var options: GameOptions
  /// Closures that update the buttons' titles.
  private var refreshers: [() -> Void] = []

  required init?(coder: NSCoder) {
    guard let context = AppContext.current else { return nil }
    self.context = context
    options = GameOptions(context.session.table?.parameters)
    super.init(coder: coder)
    title = "Options"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = "Options: each press takes the next value"
    heading.font = .boldSystemFont(ofSize: UIFont.labelFontSize)
    heading.accessibilityTraits = .header
    list.delegate = self
    list.addSubview(buttons)
    for subview in [heading, list, hint] { view.addSubview(subview) }
    addGameButtons()
    addDisplayButtons()
    buttons.add("New game with these") { [weak self] in self?.startGame() }
    buttons.add("Close") { [weak self] in self?.dismiss(animated: true) }
  }

  private func addGameButtons() {
    add({ "Size \($0.options.size)" }) { $0.options.nextSize() }
    add({ "People \($0.options.people)" }) { $0.options.nextPeople() }
    add({ "Against \($0.options.opponent?.rawValue ?? "nobody")" }) { $0.options.nextOpponent() }
    add({ "Scoring \($0.options.scoring.name)" }) { $0.options.nextScoring() }
  }

  private func addDisplayButtons() {
    add({ "Zoom \($0.zoomWord)" }) { controller in
      controller.context.settings.current.zoom = controller.context.settings.current.zoom.next
    }
    add({ "Symbols \($0.symbolsWord)" }) { controller in
      controller.context.settings.chooseNextSymbolStyle()
    }
    context.settings.observe(by: self) { [weak self] _ in self?.refresh() }
  }

  private var zoomWord: String {
    let zoom = context.settings.current.zoom
    return zoom == .auto ? "standard" : zoom.rawValue
  }

  private var symbolsWord: String { context.settings.chosenSymbolStyle.rawValue }

  private func refresh() {
    for refresh in refreshers { refresh() }
  }

  /// Adds a button whose title shows a value, and whose press changes it.
  private func add(
    _ title: @escaping (OptionsViewController) -> String,
    change: @escaping (OptionsViewController) -> Void
  ) {
    let button = buttons.add(title(self)) { [weak self] in
      guard let self else { return }
      change(self)
      refresh()
      context.messages.post("\(title(self)).")
    }
    refreshers.append { [weak self, weak button] in
      guard let self else { return }
      button?.setTitle(title(self), for: .normal)
      buttons.setNeedsLayout()
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    heading.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: 1)
    let lines = CGFloat(buttons.lineCount)
    let below = room.inset(
      by: UIEdgeInsets(top: lines + 2 <= room.height ? 2 : 1, left: 0, bottom: 0, right: 0))
    list.contentSize = CGSize(width: room.width, height: lines)
    hint.layOut(list, height: lines, in: below, context.wording)
    buttons.frame = CGRect(x: 0, y: 0, width: room.width, height: lines)
  }

  /// Deals a game with the options; its board is shown below this sheet, or when it has been
  /// dismissed.
  private func startGame() {
    do throws(SessionError) {
      let table = try context.session.startGame(options.request)
      context.messages.post(
        table.presenter.newGame(context.wording) + context.session.wayBack(context.wording))
    } catch {
      context.post(error)
      return
    }
    let delegate = UIApplication.shared.delegate as? AppDelegate
    dismiss(animated: true) { delegate?.showGame() }
  }

}

extension OptionsViewController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    hint.update(for: scrollView, context.wording)
  }
}

extension OptionsViewController: Screen {
  var screenName: String { "options" }

  func scroll(_ direction: ScrollDirection, by amount: Int?) -> String? {
    list.scrollLines(direction, by: amount)
  }

  var stateValues: [StateValue] {
    [
      StateValue(.optionSize, options.size), StateValue(.optionPeople, "\(options.people)"),
      StateValue(.optionAgainst, options.opponent?.rawValue ?? "nobody"),
      StateValue(.optionScoring, options.scoring.name),
      StateValue(.optionZoom, zoomWord), StateValue(.optionSymbols, symbolsWord),
    ]
  }
}
