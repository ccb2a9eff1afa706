import ConcentrationEngine
import UIKit

/// A page with the final board of a game.
final class PhotoViewController: UIViewController, GalleryPageController {
  let content: GalleryPageContent
  private let context: AppContext
  private let heading = UILabel(frame: .zero)
  private let detail = UILabel(frame: .zero)
  private let buttons = ChoiceList()
  private let board = ReplayBoardView(frame: .zero)
  private var problem: String?

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
    buttons.show([
      Choice("Close") { [weak self] in self?.dismiss(animated: true) },
      Choice("Replay") { [weak self] in
        guard let self else { return }
        context.showReplay(of: content.recorded, from: self)
      },
    ])
    for subview in [heading, detail, buttons, board] { view.addSubview(subview) }
    board.symbolStyle = context.settings.symbolStyle
    var replay = context.replay(of: content.recorded, problem: &problem)
    replay?.goToEnd()
    board.replay = replay
    detail.text = problem ?? content.recorded.game.summary
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    heading.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: 1)
    detail.frame = CGRect(x: room.minX, y: room.minY + 1, width: room.width, height: 1)
    let lines = CGFloat(buttons.lineCount)
    buttons.frame = CGRect(x: room.minX, y: room.minY + 2, width: room.width, height: lines)
    let top = 3 + lines
    board.frame = CGRect(
      x: room.minX, y: room.minY + top, width: room.width, height: max(0, room.height - top))
  }

  var screenName: String { "photo" }

  var pagePlace: PagePlace? {
    PagePlace(number: content.page.index + 1, count: 2 * content.gameCount)
  }

  var stateValues: [StateValue] {
    (pagePlace?.stateValues ?? []) + [
      StateValue(.game, content.recorded.game.id)
    ]
  }
}

extension AppContext {
  /// The replay of a finished game; nil, with a sentence in `problem`, if it cannot be read.
  func replay(of recorded: RecordedGame, problem: inout String?) -> ReplayModel? {
    do {
      guard let text = try environment.store.replayText(of: recorded.key) else {
        problem = StoreError.unknownGame.message
        return nil
      }
      return try ReplayModel(journal: text, themes: session.themes)
    } catch let error as StoreError {
      problem = error.message
    } catch let error as TextError {
      problem = SessionError.savedText(error).words(in: wording)
    } catch {
      problem = "\(error)"
    }
    return nil
  }
}
