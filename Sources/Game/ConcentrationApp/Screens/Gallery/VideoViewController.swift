import ConcentrationEngine
import UIKit

/// A page that replays a game, continuously or step by step.
///
/// It plays only while it is visible: playback stops in `viewWillDisappear`.
final class VideoViewController: UIViewController, GalleryPageController {
  /// The time between two moves, in seconds.
  private static let pace = 0.25

  let content: GalleryPageContent
  private let context: AppContext
  private let heading = UILabel(frame: .zero)
  private let moveLabel = UILabel(frame: .zero)
  private let buttons = ButtonColumn(frame: .zero)
  private let board = ReplayBoardView(frame: .zero)
  private var problem: String?
  private var timer: UIKitRuntime.Cancellation?

  init(content: GalleryPageContent, context: AppContext) {
    self.content = content
    self.context = context
    super.init(nibName: nil, bundle: nil)
    title = content.title
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = content.title
    heading.font = .boldSystemFont(ofSize: UIFont.labelFontSize)
    heading.accessibilityTraits = .header
    buttons.add("Step") { [weak self] in self?.step { $0.stepForward() } }
    buttons.add("Step back") { [weak self] in self?.step { $0.stepBack() } }
    buttons.add("Play") { [weak self] in self?.play() }
    buttons.add("Stop") { [weak self] in self?.stop() }
    buttons.add("Close") { [weak self] in self?.dismiss(animated: true) }
    for subview in [heading, moveLabel, buttons, board] { view.addSubview(subview) }
    board.symbolStyle = context.settings.symbolStyle
    board.replay = context.replay(of: content.recorded, problem: &problem)
    refresh()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    stop()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let lines = CGFloat(buttons.lineCount)
    heading.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: 1)
    moveLabel.frame = CGRect(x: room.minX, y: room.minY + 1, width: room.width, height: 1)
    buttons.frame = CGRect(x: room.minX, y: room.minY + 2, width: room.width, height: lines)
    let top = buttons.frame.maxY + 1
    board.frame = CGRect(
      x: room.minX, y: top, width: room.width, height: max(0, room.maxY - top))
  }

  // MARK: Playing

  private func step(_ change: (inout ReplayModel) -> Void) {
    stop()
    advance(change)
    describeMove()
  }

  private func describeMove() {
    if let text = moveLabel.text { context.messages.post("\(text).") }
  }

  private func advance(_ change: (inout ReplayModel) -> Void) {
    guard var replay = board.replay else { return }
    change(&replay)
    board.replay = replay
    refresh()
  }

  private func play() {
    stop()
    if board.replay?.isAtEnd == true { advance { $0.goToStart() } }
    scheduleNextMove()
  }

  private func scheduleNextMove() {
    timer = UIApplication.shared.scheduler.after(Self.pace) { [weak self] in
      self?.playNextMove()
    }
  }

  private func playNextMove() {
    timer = nil
    advance { $0.stepForward() }
    if board.replay?.isAtEnd == false { scheduleNextMove() } else { describeMove() }
  }

  private func stop() {
    timer?.cancel()
    timer = nil
  }

  private func refresh() {
    moveLabel.text = problem ?? board.replay?.moveText
  }

  // MARK: Words

  var screenName: String { "video" }

  var pagePlace: PagePlace? {
    PagePlace(number: content.page.index + 1, count: 2 * content.gameCount)
  }

  var stateValues: [StateValue] {
    (pagePlace?.stateValues ?? []) + [
      StateValue(.game, content.recorded.game.id),
      StateValue(.position, "\(board.replay?.position ?? 0)"),
      StateValue(.running, timer == nil ? "no" : "yes"),
    ]
  }
}
