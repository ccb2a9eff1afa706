import Foundation

extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.storedView !== self else { return }
    recognizer.storedView?.removeGestureRecognizer(recognizer)
    storedGestureRecognizers.append(recognizer)
    recognizer.storedView = self
  }

  func release(_ recognizer: UIGestureRecognizer) {
    guard recognizer.storedView === self else { return }
    storedGestureRecognizers.removeIdentical(to: recognizer)
    recognizer.delivery?.withdraw(recognizer)
    recognizer.storedView = nil
  }
}
