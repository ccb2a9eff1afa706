import ConcentrationEngine
import UIKit

/// Plays a finished game over, continuously or step by step.
///
/// It plays only while it is visible: playback stops in `viewWillDisappear`.
class ReplayViewController: UIViewController, Screen {
  /// The speeds that can be chosen, in moves a second.
  private static let speeds = [1, 2, 4, 8]

  private let gameID: String
  private let context: AppContext
  private let playsAtOnce: Bool
  private let makeReplay: (inout String?) -> ReplayModel?
  private let heading = UILabel(frame: .zero)
  private let moveLabel = UILabel(frame: .zero)
  private let buttons = ChoiceList()
  private let board = ReplayBoardView(frame: .zero)
  private var problem: String?
  /// Where the replay was when its moves were released.
  private var releasedPosition = 0
  /// Calls for each move while the game is played over.
  private var link: CADisplayLink?
  /// Moves a second.
  private var speed = 4

  /// A player of one game.
  ///
  /// - Parameters:
  ///   - heading: The title of the screen.
  ///   - gameID: The game's ID.
  ///   - context: What every screen is given.
  ///   - playsAtOnce: Whether it plays as soon as it is visible.
  ///   - makeReplay: Reads the game; nil, with a sentence in its argument, if that is not possible.
  init(
    heading: String, gameID: String, context: AppContext, playsAtOnce: Bool,
    makeReplay: @escaping (inout String?) -> ReplayModel?
  ) {
    self.gameID = gameID
    self.context = context
    self.playsAtOnce = playsAtOnce
    self.makeReplay = makeReplay
    super.init(nibName: nil, bundle: nil)
    title = heading
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = title
    heading.font = .boldSystemFont(ofSize: UIFont.labelFontSize)
    heading.accessibilityTraits = .header
    for subview in [heading, moveLabel, buttons, board] { view.addSubview(subview) }
    board.symbolStyle = context.settings.symbolStyle
    refresh()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    readMoves()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if playsAtOnce, board.replay?.position == 0 { play() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    pause()
  }

  /// The moves are read again when the screen is shown.
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    guard let replay = board.replay, view.window == nil else { return }
    releasedPosition = replay.position
    board.replay = nil
  }

  /// Reads the moves, unless they are there, and goes to where the replay was.
  private func readMoves() {
    guard board.replay == nil else { return }
    var replay = makeReplay(&problem)
    for _ in 0..<releasedPosition { replay?.stepForward() }
    board.replay = replay
    refresh()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let lines = CGFloat(buttons.lineCount)
    heading.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: 1)
    moveLabel.frame = CGRect(x: room.minX, y: room.minY + 1, width: room.width, height: 1)
    buttons.frame = CGRect(x: room.minX, y: room.minY + 2, width: room.width, height: lines)
    board.frame = boardFrame(in: room)
  }

  /// Below the buttons, or beside them where that has not enough rows.
  private func boardFrame(in room: CGRect) -> CGRect {
    let top = buttons.frame.maxY + 1
    let below = CGRect(
      x: room.minX, y: top, width: room.width, height: max(0, room.maxY - top))
    let left = room.minX + 31
    let beside = CGRect(
      x: left, y: buttons.frame.minY, width: max(0, room.maxX - left),
      height: max(0, room.maxY - buttons.frame.minY))
    return !board.fits(below.size) && board.fits(beside.size) ? beside : below
  }

  // MARK: Playing

  private func step(_ change: (inout ReplayModel) -> Void) {
    pause()
    advance(change)
    describeMove()
  }

  private func describeMove() {
    if let text = problem ?? board.replay?.moveText { context.messages.post("\(text).") }
  }

  private func advance(_ change: (inout ReplayModel) -> Void) {
    guard var replay = board.replay else { return }
    change(&replay)
    board.replay = replay
    refresh()
  }

  private func playOrPause() {
    guard link == nil else {
      pause()
      return describeMove()
    }
    if board.replay?.isAtEnd == true { advance { $0.goToStart() } }
    play()
  }

  private func play() {
    guard board.replay?.isAtEnd == false else { return }
    let link = CADisplayLink(target: self, selector: ReplayViewController.playNextMove)
    link.preferredFramesPerSecond = speed
    link.add(to: .main, forMode: .common)
    self.link = link
    refresh()
  }

  private func playNextMove(_ link: CADisplayLink) {
    advance { $0.stepForward() }
    guard board.replay?.isAtEnd == false else {
      pause()
      return describeMove()
    }
    // A person who does not see the board hears each move.
    if let text = board.replay?.moveText {
      UIAccessibility.post(notification: .announcement, argument: "\(text).")
    }
  }

  private func pause() {
    link?.invalidate()
    link = nil
    refresh()
  }

  private func chooseNextSpeed() {
    speed = Self.speeds.element(after: speed)
    link?.preferredFramesPerSecond = speed
    refresh()
    context.messages.post("Speed \(speedText).")
  }

  private var speedText: String { "\(GamePresenter.count(speed, "move")) a second" }

  private func refresh() {
    let isPlaying = link != nil
    moveLabel.text = problem ?? board.replay.map { $0.moveText + (isPlaying ? ", playing" : "") }
    buttons.show([
      Choice("Step") { [weak self] in self?.step { $0.stepForward() } },
      Choice("Step back") { [weak self] in self?.step { $0.stepBack() } },
      Choice(isPlaying ? "Pause" : "Play", name: "play") { [weak self] in self?.playOrPause() },
      Choice("Speed: \(speedText)", name: "speed") { [weak self] in self?.chooseNextSpeed() },
      Choice("Close") { [weak self] in self?.dismiss(animated: true) },
    ])
  }

  // MARK: Words

  var screenName: String { "replay" }

  var pathComponent: String? { nil }

  var pagePlace: PagePlace? { nil }

  var stateValues: [StateValue] {
    (pagePlace?.stateValues ?? []) + [
      StateValue(.game, gameID), StateValue(.position, "\(board.replay?.position ?? 0)"),
      StateValue(.running, link == nil ? "no" : "yes"), StateValue(.speed, "\(speed)"),
    ]
  }
}

extension AppContext {
  /// Shows the player of the game that is over on the table.
  func showReplay(of table: Table, from controller: UIViewController) {
    let (history, themes) = (table.history, session.themes)
    present(id: "\(table.id)", from: controller) { _ in
      ReplayModel(history: history, themes: themes)
    }
  }

  /// Shows the player of a finished game.
  func showReplay(of recorded: RecordedGame, from controller: UIViewController) {
    present(id: recorded.game.id, from: controller) { [self] problem in
      replay(of: recorded, problem: &problem)
    }
  }

  private func present(
    id: String, from controller: UIViewController,
    makeReplay: @escaping (inout String?) -> ReplayModel?
  ) {
    let player = ReplayViewController(
      heading: "Replay of \(id)", gameID: id, context: self, playsAtOnce: true,
      makeReplay: makeReplay)
    player.modalPresentationStyle = .fullScreen
    controller.present(player, animated: true)
  }
}
