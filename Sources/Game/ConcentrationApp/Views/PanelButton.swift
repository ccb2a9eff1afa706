import UIKit

/// A button beside the cards: the name of its key, and what it does.
final class PanelButton: UIButton {
  let action: GameAction
  /// The colours of the table; nil without any.
  var palette: Palette? {
    didSet { if palette != oldValue { setNeedsDisplay() } }
  }

  init(_ action: GameAction, press: @escaping @MainActor () -> Void) {
    self.action = action
    super.init(frame: .zero)
    accessibilityLabel = action.title
    // A person who types or listens has the words; a number that deals a game would be pressed by mistake.
    accessibilityElementsHidden = true
    addAction(UIAction { _ in press() }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let width = Int(bounds.width)
    var grid = CellGrid(columns: width, rows: 1)
    let key = action.keyName ?? ""
    let chip = palette?[.chip]
    if let chip {
      grid.fill(0, 0, columns: width, rows: 1, ground: chip)
    } else if width > 3 {
      grid.put("[", 0, 0)
      grid.put("]", width - 1, 0)
    }
    // Where there is room for one of them, the key is what says more.
    grid.put(key, width > 3 ? 1 : 0, 0, ink: chip == nil ? nil : palette?[.accent], isBold: true)
    let room = width - key.count - 3
    if room > 0 {
      let title = action.title.count > room ? action.shortTitle : action.title
      grid.put(String(title.prefix(room)), key.count + 2, 0, ink: palette?[.chipText])
    }
    grid.draw(at: .zero, in: context)
  }
}
