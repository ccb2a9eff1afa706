import ConcentrationApp

/// What `state` tells of any app, on every screen: where one is.
package enum PlaceKey: String, CaseIterable, Hashable, Sendable {
  case tab, screen, path, visible
}

extension StateValue {
  /// A part of where one is.
  init(_ key: PlaceKey, _ value: String) {
    self.init(key: key.rawValue, value: value)
  }
}
