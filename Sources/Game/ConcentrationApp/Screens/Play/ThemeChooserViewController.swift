import ConcentrationEngine
import ConcentrationPlayers
import UIKit

/// The first screen of Play: a button for each theme, and one for the game that was kept.
final class ThemeChooserViewController: UIViewController {
  let context: AppContext
  private let heading = UILabel(frame: .zero)
  private let footer = UILabel(frame: .zero)
  /// The choices, which scroll on a screen with few rows.
  let list = UIScrollView(frame: .zero)
  let hint = ListHint(frame: .zero)
  private let choices = ChoiceList()
  private let preview = ThemePreview(frame: .zero)
  /// What the next game is like, where it can be chosen on this screen.
  private lazy var options = rememberedOptions
  /// The board shown last is kept alive until the next segue is prepared, as in the course.
  private var lastSeguedToGame: GameViewController?

  init(context: AppContext) {
    self.context = context
    super.init(nibName: nil, bundle: nil)
    title = "Play"
  }

  required init?(coder: NSCoder) {
    guard let context = AppContext.current else { return nil }
    self.context = context
    super.init(coder: coder)
    title = "Play"
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    splitViewController?.delegate = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // It is visible below the board during a swipe back.
    view.backgroundColor = .systemBackground
    context.session.addObserver(self)
    context.settings.observe(by: self) { [weak self] _ in
      if self?.viewIfLoaded?.window != nil { self?.showChoices() }
    }
    list.delegate = self
    heading.font = .boldSystemFont(ofSize: UIFont.labelFontSize)
    heading.accessibilityLabel = "Choose a theme to play"
    heading.accessibilityTraits = .header
    list.addSubview(choices)
    for subview in [heading, list, hint, footer, preview] { view.addSubview(subview) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showChoices()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let help = context.wording.clause(.getHelpOrQuit)
    heading.text = Self.widest(
      ["Concentration   find all pairs   (\(help))", "Concentration"], in: room.width)
    footer.text = Self.widest(
      context.wording.forms(of: .pressNumberOrStartGame).map(\.capitalizedFirst), in: room.width)
    layOutList(in: room)
  }

  /// Lays out heading, choices and footer; a screen with few rows has no blank lines, then no footer,
  /// and then a list that scrolls.
  private func layOutList(in room: CGRect) {
    let needed = CGFloat(choices.lineCount)
    let blank: CGFloat = needed + 4 <= room.height ? 1 : 0
    heading.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: 1)
    let below = room.inset(by: UIEdgeInsets(top: 1 + blank, left: 0, bottom: 0, right: 0))
    let width = placePreview(beside: needed, in: below)
    choices.frame = CGRect(x: 0, y: 0, width: width, height: needed)
    list.contentSize = CGSize(width: width, height: needed)
    hint.layOut(
      list, height: needed,
      in: CGRect(x: below.minX, y: below.minY, width: width, height: below.height),
      context.wording)
    let top = list.frame.minY + needed + blank
    footer.isHidden = top >= room.maxY
    footer.frame = CGRect(x: room.minX, y: top, width: room.width, height: 1)
  }

  /// The columns of the choices with all that they say.
  private static let columnsOfChoices: CGFloat = 57

  /// Lays out the first cards of a theme beside the choices, or below them, where there is room.
  ///
  /// - Returns: The width that the choices keep.
  private func placePreview(beside height: CGFloat, in room: CGRect) -> CGFloat {
    guard context.settings.showsCards else {
      preview.isHidden = true
      return room.width
    }
    let columns = min(Self.columnsOfChoices, room.width)
    preview.fill(
      CGRect(
        x: room.minX + columns, y: room.minY, width: max(0, room.width - columns - 1),
        height: room.height))
    guard preview.isHidden else { return columns }
    // Below them are a blank row, and the footer between two others.
    let top = min(height + 3, room.height)
    preview.fill(
      CGRect(
        x: room.minX, y: room.minY + top, width: room.width, height: room.height - top))
    return room.width
  }

  /// Shows a theme's cards beside the choices.
  private func showPreview(of name: String) {
    preview.theme = context.session.themes.first { $0.name == name }
    preview.means = context.settings.means(of: preview.theme)
    preview.style = context.settings.cardStyle
  }

  /// The theme that has the focus is seen, else the one that is chosen.
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    let theme = choices.choice(of: context.nextFocusedItem)?.theme
    showPreview(of: theme ?? options.theme)
  }

  /// The first of the texts that fits, or else the last.
  private static func widest(_ texts: [String], in width: CGFloat) -> String? {
    texts.first { CGFloat($0.count) <= width } ?? texts.last
  }

  /// Another running copy may have continued the kept game, so the choices are made at every
  /// appearance.
  private func showChoices() {
    defer { view.setNeedsLayout() }
    if context.settings.showsCards {
      choices.palette = context.settings.palette()
      choices.show(choicesOfPage)
      return showPreview(of: options.theme)
    }
    choices.palette = nil
    let themes = context.session.themes.map(choice(for:))
    let builtIn = Theme.builtIn.count
    let games = [currentGame].compactMap { $0 } + keptGames
    choices.show(
      Array(themes.prefix(builtIn)) + games + themes.dropFirst(builtIn) + [pictures, settings])
  }

  /// On a page: what goes on, today's deal, a new game with its choosers, and the themes.
  private var choicesOfPage: [Choice] {
    var choices = [currentGame].compactMap { $0 } + keptGames
    choices += [
      dailyDeal, newGame, chooser("Size", of: .size), chooser("Theme", of: .theme),
      chooser("Against", of: .opponent), chooser("People", of: .people),
    ]
    choices += context.session.themes.map(choice(for:))
    return choices + [pictures, menu, settings]
  }

  private var dailyDeal: Choice {
    let (deal, record) = (context.dailyDeal, context.dailyRow)
    let streak = record.streak(on: deal.day)
    let done = record.moves[deal.day].map { ", done in \($0) moves" } ?? ""
    let days = streak > 1 ? ", \(streak) days in a row" : ""
    return Choice(
      "Today's deal", detail: "4x4 \(deal.theme), \(deal.dateInWords)\(done)\(days)"
    ) { [weak self] in
      self?.start(NewGame(id: try? GameID(parsing: deal.id)))
    }
  }

  private var newGame: Choice {
    let opponent = options.opponent.map { " against \($0.rawValue)" } ?? ""
    let people = options.people > 1 ? " for \(options.people) people" : ""
    return Choice("New game", detail: "\(options.size) \(options.theme)\(people)\(opponent)") {
      [weak self] in
      guard let self else { return }
      start(options.request(theme: options.theme))
    }
  }

  /// A row that steps through the values of a part of the next game.
  private func chooser(_ name: String, of part: GameOptions.Part) -> Choice {
    func step(back: Bool) -> @MainActor () -> Void {
      { [weak self] in
        guard let self else { return }
        options.step(part, back: back, themes: context.session.themes.map(\.name))
        context.session.keeper.keep(options.text, as: GameOptions.word)
        showChoices()
        context.messages.post("\(name) \(options.value(of: part)).")
        // The game that is dealt is recorded with all of them.
        context.leavePressUnrecorded()
      }
    }
    let value = options.value(of: part)
    var choice = Choice("\(name) \(value)", name: name, action: step(back: false))
    choice.chooser = Choice.Chooser(name: name, value: value, stepBack: step(back: true))
    return choice
  }

  private var menu: Choice {
    Choice("Menu", detail: "\(GameAction.menu.keyName ?? ""), all that can be done") {
      [weak self] in
      self?.performSegue(withIdentifier: MainStoryboard.Segue.showMenu, sender: self)
    }
  }

  /// What the last game was like, or was to be.
  private var rememberedOptions: GameOptions {
    context.session.keeper.word(GameOptions.word).flatMap(GameOptions.init)
      ?? GameOptions(context.session.table?.parameters)
  }

  /// The choice that returns to the current game, unless its board is visible beside the choices.
  private var currentGame: Choice? {
    guard splitViewController?.isCollapsed != false, let table = context.session.table,
      !table.isOver
    else { return nil }
    return Choice("Continue", name: "current game", detail: table.title) { [weak self] in
      guard let self else { return }
      showGame()
      context.messages.post(table.presenter.continued(context.wording))
    }
  }

  /// The choices that go on with games of earlier sessions and other copies, the last played first.
  private var keptGames: [Choice] {
    context.session.keptGames.prefix(3).map { game in
      Choice("Continue", name: "kept game \(game.key.value)", detail: game.title) { [weak self] in
        self?.goOn(with: game)
      }
    }
  }

  /// The choice of what cards show, with a sample of each; the present one is in brackets.
  private var pictures: Choice {
    Choice("Pictures", detail: PictureSamples(context.settings).text) { [weak self] in
      guard let self else { return }
      context.settings.chooseSymbolStyle()
      context.messages.post("Pictures: \(context.settings.chosenSymbolStyle.rawValue).")
    }
  }

  private var settings: Choice {
    Choice("Settings", detail: "pace, mouse, colours, calls") { [weak self] in
      self?.performSegue(withIdentifier: MainStoryboard.Segue.showSettings, sender: self)
    }
  }

  private func choice(for theme: Theme) -> Choice {
    let title = theme.name.prefix(1).uppercased() + theme.name.dropFirst()
    let samples = theme.symbols.prefix(4).map(\.word).joined(separator: ", ")
    var choice = Choice(title, name: "theme \(theme.name)", detail: samples) { [weak self] in
      self?.play(theme)
    }
    choice.theme = theme.name
    return choice
  }

  private func play(_ theme: Theme) {
    // Another theme is no other game where the choosers say what is played.
    start(
      context.settings.showsCards
        ? options.request(theme: theme.name) : NewGame(theme: theme.name))
  }

  private func start(_ request: NewGame) {
    start { () throws(SessionError) in
      try self.context.session.startGame(request).presenter.newGame(self.context.wording)
    }
  }

  private func goOn(with game: OfferedGame) {
    start { () throws(SessionError) in
      try self.context.session.goOn(with: game.key)
        .presenter.continued(self.context.wording)
    }
  }

  /// Starts a game and shows it in a new controller, as each press of a segue's button does.
  private func start(_ begin: () throws(SessionError) -> String) {
    do throws(SessionError) {
      let message = try begin() + context.session.wayBack(context.wording)
      showGame()
      context.messages.post(message)
    } catch {
      context.post(error)
      showChoices()
    }
  }

  /// Shows the current game in a new controller.
  func showGame() {
    triggerSegue(withIdentifier: MainStoryboard.Segue.chooseTheme, sender: self)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    guard let game = segue.destination as? GameViewController else { return }
    lastSeguedToGame = game
  }
}

extension ThemeChooserViewController: UISplitViewControllerDelegate {
  /// On a narrow screen the theme chooser is shown first, until there is a game.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    context.session.table == nil
  }
}

extension ThemeChooserViewController: SessionObserver {
  /// The chooser may be visible beside the board when the game changes.
  func sessionDidChangeGame(_ session: GameSession) {
    if context.settings.showsCards, let table = session.table,
      table.id.seed?.text != context.dailyDeal.date
    {
      options = GameOptions(table.parameters)
      session.keeper.keep(options.text, as: GameOptions.word)
    }
    if viewIfLoaded?.window != nil { showChoices() }
  }
}

extension ThemeChooserViewController: HintedListScreen {
  var screenName: String { "chooser" }

  var stateValues: [StateValue] { context.session.stateValues }

  var destinations: [Destination] {
    var destinations: [Destination] = []
    if context.session.table != nil {
      destinations.append(
        Destination(name: "board", style: .push) { [weak self] in self?.showGame() })
    }
    destinations.append(
      Destination(name: "options", style: .present) { [weak self] in
        self?.performSegue(withIdentifier: MainStoryboard.Segue.showOptions, sender: self)
      })
    destinations.append(
      Destination(name: "settings", style: .present) { [weak self] in
        self?.performSegue(withIdentifier: MainStoryboard.Segue.showSettings, sender: self)
      })
    return destinations + sheetsOfKeys
  }
}
