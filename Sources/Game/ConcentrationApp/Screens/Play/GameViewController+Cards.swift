import ConcentrationEngine
import UIKit

/// Cards that fill the window, with a panel beside them.
extension GameViewController {
  /// The layout of the current game's cards; nil where the board is drawn as a grid of lines.
  var cardTable: CardTable? {
    guard context.settings.showsCards, let table = session.table else { return nil }
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let size = table.parameters.size
    return CardTable(
      size, columns: Int(room.width), rows: Int(room.height),
      sizes: table.theme.labelWidth(pairCount: size.pairCount) > 1
        ? cardSizes.filter { $0 != .letter } : cardSizes)
  }

  /// The sizes that may be taken: all, or the one of a chosen zoom level.
  private var cardSizes: [CardSize] {
    if let chosenLevel { return [CardSize(chosenLevel)] }
    return switch context.settings.current.zoom {
    case .auto, .fit: CardSize.allCases
    case .small: [CardSize(.small)]
    case .medium: [CardSize(.medium)]
    case .large: [CardSize(.large)]
    }
  }

  /// Lays out cards and panel; nothing scrolls.
  func layOut(_ table: CardTable, in room: CGRect) {
    for subview in [
      columnLabels, rowLabels, rightLabels, hintView, statusView, legendLabel,
    ] { subview.isHidden = true }
    boardView.symbolStyle = context.settings.cardStyle
    boardView.turnsCards = context.settings.terminal.showsMotion
    boardView.means = context.settings.means(of: session.table?.theme)
    scrollView.minimumZoomScale = 1
    scrollView.maximumZoomScale = 1
    scrollView.frame = room
    scrollView.contentSize = room.size
    scrollView.contentOffset = .zero
    boardView.frame = CGRect(origin: .zero, size: room.size)
    let panel = table.panel(columns: Int(room.width), rows: Int(room.height))
    if let panel {
      panelView.isHidden = false
      panelView.palette = context.settings.palette(of: session.table?.theme)
      panelView.frame = panel.offsetBy(dx: room.minX, dy: room.minY)
    }
    if table.panelWidth <= CardTable.strip {
      // The last row may be the frame's; figures are more than an edge.
      statusView.isHidden = table.grid.maxY >= room.height
      let width = room.width - CGFloat(table.panelWidth)
      statusView.frame = CGRect(x: room.minX, y: room.maxY - 1, width: width, height: 1)
    }
    // What slides in is an empty table.
    boardView.dealCards(after: transitionCoordinator?.transitionDuration ?? 0)
    backButton.isHidden = !choices.canBeShown
    backButton.frame = CGRect(x: room.maxX - 3, y: room.minY, width: 3, height: 1)
  }

  /// The calls stand in the panel, below the figures, and nowhere else.
  var placeOfCalls: KeptPlace? {
    guard boardView.table != nil else { return nil }
    guard !panelView.isHidden, let place = panelView.placeOfCalls else { return KeptPlace.none }
    return .rect(panelView.convert(place, to: nil))
  }

  /// What the panel shows.
  var figures: PanelFigures? {
    guard let table = session.table else { return nil }
    let milliseconds = context.settings.current.showsClock ? table.milliseconds : nil
    return PanelFigures(table.shownPresenter, milliseconds: milliseconds)
  }

  /// The way back to the choices.
  var choices: ChoicesBesideBoard { ChoicesBesideBoard(board: self) }

  /// The board is the page: once cards are dealt, the choices leave their room to them.
  func hideChoicesBesideCards() {
    if context.settings.showsCards, session.table != nil { choices.hide() }
  }
}
