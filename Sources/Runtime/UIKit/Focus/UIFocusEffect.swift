import Foundation

/// How the system marks an item that has the focus; an item without one marks itself.
///
/// Source: Apple, UIFocusEffect.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  /// The system's own mark.
  public nonisolated override init() {
    super.init()
  }
}

extension UIFocusItem {
  /// The system's own mark.
  public var focusEffect: UIFocusEffect? { UIFocusEffect() }
}
