import ConcentrationEngine
import ConcentrationPlayers
import UIKit

/// A page sheet with what the next game is like and how boards are drawn: each press takes the next
/// value.
final class OptionsViewController: UIViewController {
  private let context: AppContext
  private let heading = UILabel(frame: .zero)
  private let buttons = ButtonColumn(frame: .zero)
  private var options: GameOptions
  /// Brings a button's title in step with its value.
  private var refreshers: [() -> Void] = []

  required init?(coder: NSCoder) {
    guard let context = AppContext.current else { return nil }
    self.context = context
    options = GameOptions(context.session.parameters)
    super.init(coder: coder)
    title = "Options"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = "Options: each press takes the next value"
    heading.font = .boldSystemFont(ofSize: UIFont.labelFontSize)
    view.addSubview(heading)
    view.addSubview(buttons)
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
    add({ "Zoom \(Self.name(of: $0.context.settings.zoom))" }) { controller in
      controller.context.settings.zoom = Self.next(after: controller.context.settings.zoom)
    }
    add({ "Symbols \($0.context.settings.symbolStyle.rawValue)" }) { controller in
      let styles = SymbolStyle.allCases
      let index = styles.firstIndex(of: controller.context.settings.symbolStyle) ?? 0
      controller.context.settings.symbolStyle = styles[(index + 1) % styles.count]
    }
  }

  /// Adds a button whose title tells a value, and whose press changes it.
  private func add(
    _ title: @escaping (OptionsViewController) -> String,
    change: @escaping (OptionsViewController) -> Void
  ) {
    let button = buttons.add(title(self)) { [weak self] in
      guard let self else { return }
      change(self)
      for refresh in refreshers { refresh() }
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
    buttons.frame = CGRect(
      x: room.minX, y: room.minY + 2, width: room.width, height: CGFloat(buttons.lineCount))
  }

  /// Deals a game with the choices; the board is below this sheet, or comes when it has gone.
  private func startGame() {
    do throws(SessionError) {
      try context.session.startGame(options.request)
    } catch {
      context.messages.post("\(error.message).")
      return
    }
    if let message = context.session.presenter?.newGame { context.messages.post(message) }
    let delegate = UIApplication.shared.delegate as? AppDelegate
    dismiss(animated: true) { delegate?.showGame() }
  }

  private static func name(of zoom: DisplaySettings.Zoom) -> String {
    switch zoom {
    case .standard: "standard"
    case .fit: "fit"
    case .level(let level): "\(level.rawValue)"
    }
  }

  private static func next(after zoom: DisplaySettings.Zoom) -> DisplaySettings.Zoom {
    switch zoom {
    case .standard: .fit
    case .fit: .level(.small)
    case .level(let level):
      ZoomLevel(rawValue: level.rawValue + 1).map(DisplaySettings.Zoom.level) ?? .standard
    }
  }
}

extension OptionsViewController: Screen {
  var screenName: String { "options" }

  func sentences() -> [String] {
    ["Options. Each press takes the next value."] + buttons.sentences
  }

  var stateValues: [StateValue] {
    [
      StateValue("option.size", options.size), StateValue("option.people", "\(options.people)"),
      StateValue("option.against", options.opponent?.rawValue ?? "nobody"),
      StateValue("option.scoring", options.scoring.name),
      StateValue("option.zoom", Self.name(of: context.settings.zoom)),
      StateValue("option.symbols", context.settings.symbolStyle.rawValue),
    ]
  }
}
