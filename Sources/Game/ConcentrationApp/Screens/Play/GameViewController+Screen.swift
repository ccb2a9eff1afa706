import ConcentrationEngine
import UIKit

extension GameViewController: BoardScreen {
  var screenName: String { "board" }
  var pathComponent: String? { "board" }

  func flip(_ first: Position, then second: Position?) throws(SessionError) -> String {
    let table = try session.currentTable()
    let report = try table.flip(first, then: second)
    scrollToCard(at: second ?? first)
    return table.sentences(for: report)
  }

  func zoom(_ zoom: ZoomChange) -> String {
    let level =
      switch zoom {
      case .zoomIn: ZoomLevel(rawValue: zoomLevel.rawValue + 1) ?? .large
      case .zoomOut: ZoomLevel(rawValue: zoomLevel.rawValue - 1) ?? .small
      case .fit: fittingLevel
      case .level(let level): level
      }
    view.layoutIfNeeded()
    let current = zoomLevel
    if boardView.table != nil { return zoomCards(to: zoom == .fit ? nil : level) }
    guard level != current else { return "Zoom \(level.rawValue) of 3 already." }
    let scale = CGFloat(pitch(at: level)) / CGFloat(pitch(at: current))
    scrollView.setZoomScale(scale, animated: true)
    return "Zoom \(level.rawValue) of 3."
  }

  /// Cards of another size at once: there is nothing between two sizes of pixels.
  private func zoomCards(to level: ZoomLevel?) -> String {
    chosenLevel = level
    view.setNeedsLayout()
    view.layoutIfNeeded()
    return "Zoom \(zoomLevel.rawValue) of 3."
  }

  var destinations: [Destination] {
    guard storyboard != nil else { return [] }
    var destinations = [
      Destination(name: "options", style: .present) { [weak self] in
        self?.performSegue(withIdentifier: MainStoryboard.Segue.showOptions, sender: self)
      },
      Destination(name: "settings", style: .present) { [weak self] in
        self?.performSegue(withIdentifier: MainStoryboard.Segue.showSettings, sender: self)
      },
    ]
    destinations += sheetsOfKeys
    guard session.table?.isOver == true else { return destinations }
    destinations.append(
      Destination(name: "result", style: .present) { [weak self] in
        self?.performSegue(withIdentifier: MainStoryboard.Segue.showResult, sender: self)
      })
    return destinations
  }

  var stateValues: [StateValue] {
    guard let table = session.table else { return [] }
    return table.stateValues + [StateValue(.zoom, "\(zoomLevel.rawValue)")]
  }
}
