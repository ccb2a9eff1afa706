import ConcentrationEngine
import ConcentrationPlayers
import UIKit

/// The options of the next game and of drawing.
final class OptionsViewController: ChoiceSheetViewController {
  private lazy var options = GameOptions(context.session.table?.parameters)

  required init?(coder: NSCoder) {
    super.init(coder: coder, title: "Options")
  }

  override var choices: [Choice] {
    [
      choice("Size", { $0.options.size }) { $0.options.nextSize() },
      choice("People", { "\($0.options.people)" }) { $0.options.nextPeople() },
      choice("Against", { $0.opponentWord }) { $0.options.nextOpponent() },
      choice("Scoring", { $0.options.scoring.name }) { $0.options.nextScoring() },
      choice("Zoom", { $0.zoomWord }) { controller in
        controller.context.settings.current.zoom = controller.context.settings.current.zoom.next
      },
      choice("Symbols", { $0.symbolsWord }) { $0.context.settings.chooseNextSymbolStyle() },
      Choice("New game with these") { [weak self] in self?.startGame() },
      close,
    ]
  }

  /// A choice that shows a value and changes it.
  private func choice(
    _ name: String, _ value: @escaping (OptionsViewController) -> String,
    change: @escaping (OptionsViewController) -> Void
  ) -> Choice {
    Choice("\(name) \(value(self))", name: name) { [weak self] in
      guard let self else { return }
      change(self)
      showChoices()
      context.messages.post("\(name) \(value(self)).")
    }
  }

  private var opponentWord: String { options.opponent?.rawValue ?? "nobody" }

  private var zoomWord: String { context.settings.current.zoom.rawValue }

  private var symbolsWord: String { context.settings.chosenSymbolStyle.rawValue }

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

  override var stateValues: [StateValue] {
    [
      StateValue(.optionSize, options.size), StateValue(.optionPeople, "\(options.people)"),
      StateValue(.optionAgainst, opponentWord),
      StateValue(.optionScoring, options.scoring.name),
      StateValue(.optionZoom, zoomWord), StateValue(.optionSymbols, symbolsWord),
    ]
  }
}
