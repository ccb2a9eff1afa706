/// What `state` tells of a screen that the app says nothing of itself.
///
/// An app may contribute a key of the same name for its own screens.
package enum ScreenKey: String, CaseIterable, Hashable, Sendable {
  case controller, title, stack, presented, page
  case scrollOffset = "scroll.offset"
  case scrollContent = "scroll.content"
  case scrollVisible = "scroll.visible"
  case scrollZoom = "scroll.zoom"
  case focus

  /// How the keys begin that tell the value of a control; its accessibility identifier follows.
  package static let valuePrefix = "value."
}

extension StateEntry {
  /// A part of what UIKit tells of a screen.
  init(_ key: ScreenKey, _ value: String) {
    self.init(key: key.rawValue, value: value)
  }
}
