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
    var choices = [
      choice("Size", .size), choice("People", .people), choice("Against", .opponent),
      choice("Scoring", .scoring), zoom, symbols,
    ]
    // In scripts the numbers stay as they are.
    if context.settings.showsCards { choices.append(choice("Theme", .theme)) }
    choices.append(Choice("New game with these") { [weak self] in self?.startGame() })
    return choices + [close]
  }

  private var zoom: Choice {
    choice("Zoom", { $0.zoomWord }) { controller, back in
      let choices = ZoomChoice.allCases
      let present = controller.context.settings.current.zoom
      let zoom = (back ? choices.reversed() : choices).element(after: present)
      controller.context.settings.current.zoom = zoom
      controller.record("set zoom \(zoom.rawValue)")
    }
  }

  private var symbols: Choice {
    choice("Symbols", { $0.symbolsWord }) { controller, back in
      let settings = controller.context.settings
      settings.chooseSymbolStyle(back: back)
      controller.record("set symbols \(settings.current.symbols.rawValue)")
    }
  }

  /// A choice of a part of the next game.
  private func choice(_ name: String, _ part: GameOptions.Part) -> Choice {
    choice(name, { $0.options.value(of: part) }) { controller, back in
      controller.options.step(
        part, back: back, themes: controller.context.session.themes.map(\.name))
      // The game that is dealt is recorded with all of them.
      controller.record("")
    }
  }

  /// On a page a press may lead back, and so is recorded as what it led to.
  private func record(_ line: String) {
    if context.settings.showsCards { context.request(line, replacingPress: true) }
  }

  /// A choice that shows a value and takes the next one, or the one before.
  private func choice(
    _ name: String, _ value: @escaping (OptionsViewController) -> String,
    change: @escaping (OptionsViewController, _ back: Bool) -> Void
  ) -> Choice {
    func step(back: Bool) -> @MainActor () -> Void {
      { [weak self] in
        guard let self else { return }
        change(self, back)
        showChoices()
        context.messages.post("\(name) \(value(self)).")
      }
    }
    var choice = Choice("\(name) \(value(self))", name: name, action: step(back: false))
    if context.settings.showsCards {
      choice.chooser = Choice.Chooser(name: name, value: value(self), stepBack: step(back: true))
    }
    return choice
  }

  private var opponentWord: String { options.value(of: .opponent) }

  private var zoomWord: String { context.settings.current.zoom.rawValue }

  private var symbolsWord: String { context.settings.chosenSymbolStyle.rawValue }

  /// Deals a game with the options; its board is shown below this sheet, or when it has been
  /// dismissed.
  private func startGame() {
    do throws(SessionError) {
      let request =
        context.settings.showsCards ? options.request(theme: options.theme) : options.request
      let table = try context.session.startGame(request)
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
