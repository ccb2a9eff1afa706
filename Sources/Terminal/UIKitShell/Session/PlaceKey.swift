/// What `state` tells of any app, on every screen: where one is.
package enum PlaceKey: String, CaseIterable, Hashable, Sendable {
  case tab, screen, path, visible
}
