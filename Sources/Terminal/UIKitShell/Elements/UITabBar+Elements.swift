import UIKit

extension UITabBar {
  /// The tabs of a bar that has no controller; those of a controller are chosen by `tab`.
  var elements: [ScreenElement] {
    (items ?? []).filter(\.isEnabled).map { item in
      ScreenElement(item.title ?? "", shownBy: self, frame: frame(of: item)) { [weak self] in
        self?.choose(item)
        return true
      }
    }
  }
}
