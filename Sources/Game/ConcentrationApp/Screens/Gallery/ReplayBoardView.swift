import ConcentrationEngine
import UIKit

/// The board of a finished game, in the largest size that fits.
final class ReplayBoardView: UIView {
  private let boardView = BoardView(frame: .zero)
  /// The game that is shown.
  var replay: ReplayModel? {
    didSet {
      boardView.dataSource = replay
      boardView.setNeedsDisplay()
      setNeedsLayout()
    }
  }
  var symbolStyle = SymbolStyle.letters {
    didSet { boardView.symbolStyle = symbolStyle }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addSubview(boardView)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Whether all of the board is visible in some size.
  func fits(_ room: CGSize) -> Bool {
    layouts.contains {
      CGFloat($0.gridWidth) <= room.width && CGFloat($0.gridHeight) <= room.height
    }
  }

  /// The layouts in which the board can be drawn, the largest first.
  private var layouts: [BoardLayout] {
    guard let replay else { return [] }
    let size = replay.game.size
    let width = replay.theme.labelWidth(pairCount: size.pairCount)
    return [ZoomLevel.medium, .small].map {
      BoardLayout(size: size, level: $0, labelWidth: width)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let fitting = layouts.first {
      CGFloat($0.gridWidth) <= bounds.width && CGFloat($0.gridHeight) <= bounds.height
    }
    guard let layout = fitting ?? layouts.last else { return }
    boardView.layout = layout
    boardView.frame = CGRect(x: 0, y: 0, width: layout.gridWidth, height: layout.gridHeight)
  }
}

extension ReplayModel: BoardViewDataSource {
  var boardSentences: [String] { presenter.boardSentences }

  func boardView(_ boardView: BoardView, faceAt position: Position) -> CardFace {
    face(at: position)
  }
}
