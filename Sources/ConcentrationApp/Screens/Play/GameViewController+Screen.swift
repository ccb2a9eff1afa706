import ConcentrationEngine
import UIKit

extension GameViewController: CardTable {
  var screenName: String { "board" }
  var pathComponent: String? { "board" }

  func sentences() -> [String] {
    session.presenter?.boardSentences ?? ["No game yet. Type new, or press a theme."]
  }

  func flip(_ first: Position, then second: Position?) throws(SessionError) -> String {
    let report = try session.flip(first, then: second)
    scrollToCard(at: second ?? first)
    return session.presenter?.sentences(for: report) ?? ""
  }

  func zoom(_ zoom: ZoomChange) -> String {
    let level =
      switch zoom {
      case .zoomIn: ZoomLevel(rawValue: zoomLevel.rawValue + 1) ?? .large
      case .zoomOut: ZoomLevel(rawValue: zoomLevel.rawValue - 1) ?? .small
      case .fit: fittingLevel
      case .level(let level): level
      }
    chosenLevel = level
    view.setNeedsLayout()
    view.layoutIfNeeded()
    let visible = layout.map(visibleSentence) ?? ""
    return "Zoom \(level.rawValue) of 3: \(visible)."
  }

  var stateValues: [StateValue] {
    guard session.hasGame else { return [] }
    return session.stateValues + [StateValue("zoom", "\(zoomLevel.rawValue)")]
  }
}
