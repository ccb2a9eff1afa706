import ConcentrationEngine
import UIKit

/// The board of the current game in a scroll view, with its labels and its status line.
final class GameViewController: UIViewController {
  let context: AppContext
  let boardView = BoardView(frame: .zero)
  let scrollView = UIScrollView(frame: .zero)
  let columnLabels = BoardLabelsView(kind: .columns)
  let rowLabels = BoardLabelsView(kind: .rows)
  let rightLabels = BoardLabelsView(kind: .rightRows)
  let statusView = StatusView(frame: .zero)
  let hintView = StatusView(frame: .zero)
  /// What the marks mean, where cards have no frames.
  let legendLabel = UILabel(frame: .zero)
  /// The figures beside cards that fill the window.
  let panelView = PanelView(frame: .zero)
  let emptyLabel = UILabel(frame: .zero)
  /// The way back to the choices, where these are not beside the board.
  ///
  /// It stands in the corner of the labels, so that it takes no row from the cards as a bar would.
  let backButton = UIButton(type: .system)
  /// The zoom level that was chosen on this screen; nil for that of the settings.
  var chosenLevel: ZoomLevel?

  init(context: AppContext) {
    self.context = context
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  required init?(coder: NSCoder) {
    guard let context = AppContext.current else { return nil }
    self.context = context
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    title = "Game"
    hidesBottomBarWhenPushed = true
  }

  var session: GameSession { context.session }

  override func viewDidLoad() {
    super.viewDidLoad()
    // What this screen slides over is not seen through it.
    view.backgroundColor = .systemBackground
    boardView.dataSource = session.table
    boardView.makeHint = { [weak self] in
      self.flatMap { $0.session.table?.presenter.nextStep($0.context.wording) }
    }
    boardView.cardTapped = { [weak self] in self?.tapCard(at: $0) }
    scrollView.addSubview(boardView)
    scrollView.clipsToBounds = true
    scrollView.delegate = self
    hintView.makeText = { [weak self] width in self?.visibleLine(width: width) ?? "" }
    statusView.makeText = { [weak self] width in self?.statusText(width: width) ?? "" }
    let secondsUntilChange: () -> Double? = { [weak self] in
      guard let self, context.settings.current.showsClock else { return nil }
      return session.table?.secondsUntilNextSecond
    }
    statusView.secondsUntilChange = secondsUntilChange
    panelView.secondsUntilChange = secondsUntilChange
    legendLabel.text = ". down  [D] up  (D) no match  d pair"
    // The sentences of the board use words instead of these marks.
    legendLabel.isAccessibilityElement = false
    emptyLabel.text = emptyText
    emptyLabel.numberOfLines = 0
    backButton.setTitle("‹", for: .normal)
    // A person who types or listens has `back`; a number that leaves the board would be pressed by mistake.
    backButton.accessibilityElementsHidden = true
    backButton.addAction(
      UIAction { [weak self] _ in self?.choices.show() }, for: .primaryActionTriggered)
    panelView.makeFigures = { [weak self] in self?.figures }
    panelView.buttons = GameAction.besideCards.map { action in
      PanelButton(action) { [weak self] in
        self?.context.request(action, replacingPress: true)
      }
    }
    for subview in [
      columnLabels, rowLabels, rightLabels, scrollView, hintView, statusView, legendLabel,
      panelView, emptyLabel, backButton,
    ] { view.addSubview(subview) }
    session.addObserver(self)
    context.settings.observe(by: self) { [weak self] before in
      self?.settingsDidChange(before: before)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.setNeedsLayout()
    hideChoicesBesideCards()
  }

  /// The cards come before the buttons around them.
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { [boardView] }

  /// Turns a card, and says what happened or why nothing did.
  private func tapCard(at position: Position) {
    // A recording has the card: its place is another one in another window.
    if boardView.table != nil {
      return context.request("flip \(position)", replacingPress: true)
    }
    do throws(SessionError) {
      context.messages.post(try flip(position, then: nil))
    } catch {
      context.messages.post("\(error.words(in: context.wording).capitalizedFirst).")
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    session.resumeTime(after: .boardHidden)
    setFiguresNeedDisplay()
    // Beside the choices, one of which may have led here and has the focus.
    UIFocusSystem.focusSystem(for: self)?.requestFocusUpdate(to: self)
  }

  /// A swipe back that is cancelled ends with another `viewDidAppear`.
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    session.stopTime(.boardHidden)
  }

  /// Beside the animation of a rotation, the first card that is visible stays the first.
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard let layout, boardView.table == nil else { return }
    let first = firstVisible(layout)
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.showFirst(column: first.column, row: first.row)
      },
      completion: nil)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutBoard()
  }

  private func settingsDidChange(before: GameSettings) {
    if context.settings.current.zoom != before.zoom { chosenLevel = nil }
    viewIfLoaded?.setNeedsLayout()
    setFiguresNeedDisplay()
    if context.settings.current.look != before.look { hideChoicesBesideCards() }
  }

  /// The figures are drawn anew, wherever they stand.
  func setFiguresNeedDisplay() {
    statusView.setNeedsDisplay()
    panelView.setNeedsDisplay()
  }

  /// The text of the screen without a game.
  var emptyText: String { "No game yet. \(context.wording.opening(.startGameOrPressTheme))." }

  private func statusText(width: Int) -> String {
    guard let table = session.table else { return "" }
    let milliseconds = context.settings.current.showsClock ? table.milliseconds : nil
    return StatusLine(
      presenter: table.shownPresenter, milliseconds: milliseconds, attempts: table.attempts
    ).text(width: width)
  }
}

extension GameViewController: PlayObserver {
  func sessionDidChangeGame(_ session: GameSession) {
    chosenLevel = nil
    boardView.dataSource = session.table
    scrollView.contentOffset = .zero
    viewIfLoaded?.setNeedsLayout()
    if viewIfLoaded?.window != nil { hideChoicesBesideCards() }
    sessionDidPlay(session)
  }

  func sessionDidPlay(_ session: GameSession) {
    setFiguresNeedDisplay()
    guard let table = session.table else { return boardView.setNeedsDisplay() }
    // What comes before the steps of a turn is not seen.
    if table.isShowingSteps, table.shownStep == nil {
      boardView.setNeedsDisplay()
    } else {
      boardView.facesDidChange()
    }
    if table.isShowingSteps {
      if let position = table.shownStep?.position { scrollToCard(at: position) }
    } else if table.isOver {
      showResult()
    }
  }

  func sessionDidResumeTime(_ session: GameSession) {
    setFiguresNeedDisplay()
  }

  /// Shows how the game ended, once, if this screen is visible.
  private func showResult() {
    guard viewIfLoaded?.window != nil, presentedViewController == nil, storyboard != nil else {
      return
    }
    performSegue(withIdentifier: MainStoryboard.Segue.showResult, sender: self)
  }
}
