import InterfaceBuilderReading
import UIKit

extension UIResponder {
  /// Gives an object what its file says for screen readers and tests.
  func decodeAccessibility(_ element: InterfaceElement) {
    guard let configuration = element.child(key: "accessibilityConfiguration") else { return }
    if let label = configuration.string("label") { accessibilityLabel = label }
    if let hint = configuration.string("hint") { accessibilityHint = hint }
    if let identifier = configuration.text("identifier") { accessibilityIdentifier = identifier }
    if let flags = configuration.flags("traits") {
      accessibilityTraits = UIAccessibilityTraits(interfaceFlags: flags)
    }
    if let isElement = configuration.child(key: "isElement")?.bool("value") {
      isAccessibilityElement = isElement
    }
  }
}

extension UIBarItem {
  /// Gives an item what its file says for screen readers and tests.
  func decodeAccessibility(_ element: InterfaceElement) {
    guard let configuration = element.child(key: "accessibilityConfiguration") else { return }
    if let label = configuration.string("label") { accessibilityLabel = label }
    if let identifier = configuration.text("identifier") { accessibilityIdentifier = identifier }
  }
}

extension UIAccessibilityTraits {
  fileprivate init(interfaceFlags flags: Set<String>) {
    let names: [(String, UIAccessibilityTraits)] = [
      ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
      ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
      ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
      ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
      ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
      ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
      ("header", .header), ("tabBar", .tabBar),
    ]
    self = names.reduce(into: []) { if flags.contains($1.0) { $0.insert($1.1) } }
  }
}
