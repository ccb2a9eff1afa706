import Foundation

/// Opens a menu when a finger stays, if there is one for the place.
@MainActor
final class MenuPress: UILongPressGestureRecognizer {
  /// The menu for a place in the view; nil if nothing is to happen.
  private let request: @MainActor (CGPoint) -> MenuRequest?
  private var prepared: MenuRequest?
  private(set) weak var opened: MenuController?

  init(_ request: @escaping @MainActor (CGPoint) -> MenuRequest?) {
    self.request = request
    super.init()
    addTarget(self, action: MenuPress.stateDidChange)
  }

  /// It fails where there is no menu, so that other presses are recognized.
  override var mayBegin: Bool {
    prepared = request(location(in: view))
    return prepared != nil
  }

  private func stateDidChange(_ press: UIGestureRecognizer) {
    guard press.state == .began, let view, let request = prepared else { return }
    prepared = nil
    opened = MenuController.open(request, beside: view)
  }
}
