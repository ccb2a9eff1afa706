import Foundation

/// The root view of a container that places its children itself.
@MainActor
class ContainerRootView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    autoresizesSubviews = false
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeChildren()
    placePresentations()
  }

  /// Gives the views of the children their frames.
  func placeChildren() {
    for view in storedSubviews { view.frame = bounds }
  }
}
