import ConcentrationEngine
import UIKit

/// The result of a game on the full screen: the figures, the final board and the next steps.
final class ResultViewController: UIViewController {
  private let context: AppContext
  private let label = UILabel(frame: .zero)
  private let buttons = ButtonColumn(frame: .zero)
  private let boardView = BoardView(frame: .zero)

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
    boardView.dataSource = context.session.table
    // Each of its cards is up, which the figures say.
    boardView.accessibilityElementsHidden = true
    for subview in [label, buttons, boardView] { view.addSubview(subview) }
    buttons.add("New game") { [weak self] in self?.playAgain() }
    buttons.add("Close") { [weak self] in self?.dismiss(animated: true) }
    context.session.addObserver(self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    label.text = lines.joined(separator: "\n")
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let height = CGFloat(lines.count)
    label.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: height)
    buttons.frame = CGRect(
      x: room.minX, y: label.frame.maxY + 1, width: room.width,
      height: CGFloat(buttons.lineCount))
    placeBoard(below: buttons.frame.maxY + 1, in: room)
  }

  /// Lays out the final board in the largest size that fits below the figures.
  private func placeBoard(below top: CGFloat, in room: CGRect) {
    boardView.isHidden = true
    guard let table = context.session.table else { return }
    let size = table.parameters.size
    let labelWidth = table.theme.labelWidth(pairCount: size.pairCount)
    for level in [ZoomLevel.medium, .small] {
      let layout = BoardLayout(size: size, level: level, labelWidth: labelWidth)
      guard layout.gridWidth <= Int(room.width), layout.gridHeight <= Int(room.maxY - top) else {
        continue
      }
      boardView.isHidden = false
      boardView.symbolStyle = context.settings.symbolStyle
      boardView.layout = layout
      boardView.frame = CGRect(
        x: room.minX + 4, y: top, width: CGFloat(layout.gridWidth),
        height: CGFloat(layout.gridHeight))
      return
    }
  }

  private var lines: [String] {
    guard let table = context.session.table else { return [] }
    return ResultPresenter(
      presenter: table.presenter, milliseconds: table.milliseconds, attempts: table.attempts,
      isAssisted: table.isAssisted
    ).lines
  }

  private func playAgain() {
    do throws(SessionError) {
      let table = try context.session.startGame()
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

extension ResultViewController: Screen {
  var screenName: String { "result" }

  var stateValues: [StateValue] { context.session.stateValues }
}
