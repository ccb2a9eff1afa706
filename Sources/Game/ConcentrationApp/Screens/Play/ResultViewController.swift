import ConcentrationEngine
import UIKit

/// The result of a game on the full screen: the figures, the final board and the next steps.
final class ResultViewController: UIViewController {
  let context: AppContext
  private let label = UILabel(frame: .zero)
  private let buttons = ChoiceList()
  private let boardView = BoardView(frame: .zero)
  /// The last games on boards of this size, on a page with cards.
  private let progress = ProgressView(frame: .zero)
  /// All of it, which scrolls on a screen with few rows.
  let list = UIScrollView(frame: .zero)
  let hint = ListHint(frame: .zero)

  required init?(coder: NSCoder) {
    guard let context = AppContext.current else { return nil }
    self.context = context
    super.init(coder: coder)
    title = "Result"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.numberOfLines = 0
    list.delegate = self
    boardView.dataSource = context.session.table
    // Each of its cards is up, which the figures say.
    boardView.accessibilityElementsHidden = true
    for subview in [label, buttons, boardView, progress] { list.addSubview(subview) }
    for subview in [list, hint] { view.addSubview(subview) }
    buttons.show([
      Choice("New game") { [weak self] in self?.playAgain() },
      Choice("Close") { [weak self] in self?.dismiss(animated: true) },
      Choice("Replay") { [weak self] in
        guard let self, let table = context.session.table else { return }
        context.showReplay(of: table, from: self)
      },
    ])
    buttons.palette = context.settings.showsCards ? context.settings.palette() : nil
    context.session.addObserver(self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    label.text = lines.joined(separator: "\n")
    showProgress()
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    label.frame.size = label.sizeThatFits(CGSize(width: room.width, height: 10_000))
    buttons.frame = CGRect(
      x: 0, y: label.frame.maxY + 1, width: room.width, height: CGFloat(buttons.lineCount))
    let top = buttons.frame.maxY + 1
    let height = placeProgress(below: top) ?? placeBoard(below: top, in: room.size) ?? top - 1
    list.contentSize = CGSize(width: room.width, height: height)
    hint.layOut(list, height: height, in: room, context.wording)
  }

  /// Charts are for those who look at a page of cards.
  private func showProgress() {
    let pairs = context.session.table?.parameters.size.pairCount
    progress.chart =
      context.settings.showsCards
      ? pairs.flatMap { ProgressChart(of: context.lastGames(ProgressChart.mostRead), pairs: $0) }
      : nil
    progress.palette = context.settings.palette()
    progress.isASCII = !context.settings.showsSigns
  }

  /// Lays out the chart of the last games.
  ///
  /// - Returns: The line below it; nil if there is none.
  private func placeProgress(below top: CGFloat) -> CGFloat? {
    progress.isHidden = progress.chart == nil
    guard progress.chart != nil else { return nil }
    progress.frame = CGRect(origin: CGPoint(x: 0, y: top), size: progress.intrinsicContentSize)
    return progress.frame.maxY
  }

  /// Lays out the final board in the largest size that fits below the figures.
  ///
  /// - Returns: The line below it; nil if it does not fit and is hidden.
  private func placeBoard(below top: CGFloat, in room: CGSize) -> CGFloat? {
    boardView.isHidden = true
    // Beside pictures a grid of letters says nothing.
    guard !context.settings.showsCards else { return nil }
    guard let table = context.session.table else { return nil }
    let size = table.parameters.size
    let labelWidth = table.theme.labelWidth(pairCount: size.pairCount)
    let layouts = [ZoomLevel.medium, .small].map {
      BoardLayout(size: size, level: $0, labelWidth: labelWidth)
    }
    let (width, height) = (Int(room.width), Int(room.height - top))
    let layout = layouts.first { $0.gridWidth <= width && $0.gridHeight <= height }
    guard let layout else { return nil }
    boardView.isHidden = false
    boardView.symbolStyle = context.settings.symbolStyle
    boardView.layout = layout
    boardView.frame = CGRect(
      x: 4, y: top, width: CGFloat(layout.gridWidth), height: CGFloat(layout.gridHeight))
    return boardView.frame.maxY
  }

  private var lines: [String] {
    guard let table = context.session.table else { return [] }
    let size = table.parameters.size
    let statistics = try? context.environment.store.statistics()
    return ResultPresenter(
      presenter: table.presenter, milliseconds: table.milliseconds, attempts: table.attempts,
      isAssisted: table.isAssisted,
      best: statistics?.best(columns: size.columns, rows: size.rows)
    ).lines + shareLines(of: table)
  }

  /// The game in a line for others, which tells nothing of where its cards lie: a layout would.
  private func shareLines(of table: Table) -> [String] {
    guard context.settings.showsCards, table.id.seed != nil else { return [] }
    let game = table.game
    let help = table.isAssisted ? ", with help" : ""
    return [
      "",
      "To share: \(table.id), \(GamePresenter.count(game.moves, "move")), "
        + "\(GamePresenter.time(table.milliseconds))\(help)",
    ]
  }

  private func playAgain() {
    do throws(SessionError) {
      let table = try context.session.startGame(
        context.settings.showsCards
          ? GameOptions(context.session.table?.parameters).request : NewGame())
      context.messages.post(table.presenter.newGame(context.wording))
    } catch {
      context.post(error)
    }
  }
}

extension ResultViewController: PlayObserver {
  func sessionDidChangeGame(_ session: GameSession) {
    boardView.dataSource = session.table
    sessionDidPlay(session)
  }

  func sessionDidPlay(_ session: GameSession) {
    if session.table?.isOver == false { dismiss(animated: true) }
  }
}

extension ResultViewController: HintedListScreen {
  var screenName: String { "result" }

  var stateValues: [StateValue] { context.session.stateValues }
}
