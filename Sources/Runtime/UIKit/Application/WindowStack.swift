/// The windows of an application that have been shown.
@MainActor
final class WindowStack {
  /// From back to front.
  private(set) var references: [WindowReference] = []
  /// The window that was made the key window last.
  var key: WindowReference?

  /// The windows that there still are, from back to front.
  var windows: [UIWindow] { references.compactMap(\.window) }

  /// Adds a window in front of the others.
  func show(_ reference: WindowReference) {
    references.removeAll { $0.window == nil || $0 === reference }
    references.append(reference)
    sort()
  }

  /// Puts windows of a higher level in front of those of a lower one, and keeps the order otherwise.
  func sort() {
    let levels = references.map { $0.window?.windowLevel ?? .normal }
    guard zip(levels, levels.dropFirst()).contains(where: { $1 < $0 }) else { return }
    let order = levels.indices.sorted { (levels[$0], $0) < (levels[$1], $1) }
    references = order.map { references[$0] }
    for reference in references { reference.window?.isRedrawNeeded = true }
  }
}
