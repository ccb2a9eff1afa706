import ConcentrationEngine
import Foundation
import UIKit

extension GameViewController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if !scrollView.isZooming { updateLabels() }
  }

  /// A finger or a wheel leaves the board at whole cards.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { rest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest() }

  private func rest() {
    guard let layout, boardView.table == nil else { return }
    scrollView.setContentOffset(
      restingOffset(scrollView.contentOffset, layout: layout), animated: false)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    boardView
  }

  /// Cells cannot be scaled, so the board is drawn again at the nearest zoom level and the zoom
  /// scale is reset to 1, as the course advises.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    guard let layout else { return }
    let scaledPitch = CGFloat(layout.columnPitch) * scale
    let nearest = ZoomLevel.allCases.min {
      abs(CGFloat(pitch(at: $0)) - scaledPitch) < abs(CGFloat(pitch(at: $1)) - scaledPitch)
    }
    let first = scrollView.contentOffset.y / (CGFloat(layout.rowPitch) * scale)
    scrollView.zoomScale = 1
    chosenLevel = nearest ?? layout.level
    scrollView.contentOffset.y = first * CGFloat(self.layout?.rowPitch ?? 1)
    self.view.setNeedsLayout()
  }

  /// The distance of neighbouring cards at a zoom level, in columns.
  func pitch(at level: ZoomLevel) -> Int {
    guard let layout else { return 1 }
    return BoardLayout(size: layout.size, level: level, labelWidth: layout.labelWidth).columnPitch
  }

  /// Sets the zoom scales at which the board has its smallest and its largest size.
  func updateZoomLimits(of layout: BoardLayout) {
    let pitch = CGFloat(layout.columnPitch)
    scrollView.minimumZoomScale = CGFloat(self.pitch(at: .small)) / pitch
    scrollView.maximumZoomScale = CGFloat(self.pitch(at: .large)) / pitch
  }
}

extension GameViewController {
  /// What is visible of a board that scrolls.
  private func visiblePart(of layout: BoardLayout) -> VisiblePart {
    VisiblePart(
      of: layout.size, first: firstVisible(layout), counts: visibleCounts(layout),
      wording: context.wording)
  }

  /// The sentence for the line below the board, without its nouns if the line is short.
  func visibleLine(width: Int) -> String {
    layout.map { visiblePart(of: $0).line(width: width) } ?? ""
  }

  func scroll(_ direction: ScrollDirection, by amount: Int?) -> String? {
    view.layoutIfNeeded()
    guard let layout, boardView.table == nil else { return nil }
    let counts = visibleCounts(layout)
    let rows = CGFloat((amount ?? max(1, counts.rows - 1)) * layout.rowPitch)
    let columns = CGFloat((amount ?? max(1, counts.columns - 1)) * layout.columnPitch)
    var offset = scrollView.contentOffset
    switch direction {
    case .up: offset.y -= rows
    case .down: offset.y += rows
    case .left: offset.x -= columns
    case .right: offset.x += columns
    case .top: offset = .zero
    case .end: offset = CGPoint(x: layout.gridWidth, y: layout.gridHeight)
    }
    scrollView.setContentOffset(restingOffset(offset, layout: layout), animated: false)
    return visiblePart(of: layout).text.capitalizedFirst + "."
  }

  /// Scrolls so that a card is the first that is visible, as far as there is something to scroll.
  func showFirst(column: Int, row: Int) {
    view.layoutIfNeeded()
    guard let layout, boardView.table == nil else { return }
    let offset = CGPoint(x: column * layout.columnPitch, y: row * layout.rowPitch)
    scrollView.contentOffset = restingOffset(offset, layout: layout)
  }

  /// Scrolls as little as needed to bring a card into the visible part.
  func scrollToCard(at position: Position) {
    // The board keeps the layout of the last pass; computing it again costs more than the flip.
    guard boardView.table == nil, let layout = boardView.layout ?? layout,
      layout.size.contains(position)
    else { return }
    let first = firstVisible(layout)
    let counts = visibleCounts(layout)
    let column = min(max(first.column, position.column - counts.columns + 1), position.column)
    let row = min(max(first.row, position.row - counts.rows + 1), position.row)
    guard column != first.column || row != first.row else { return }
    let offset = CGPoint(x: column * layout.columnPitch, y: row * layout.rowPitch)
    scrollView.setContentOffset(restingOffset(offset, layout: layout), animated: false)
  }
}
