import Foundation

/// An accessibility element that is not a view, such as a part of what a view draws.
///
/// Source: Apple, UIAccessibilityElement.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The object that contains the element, usually the view that draws it.
  open weak var accessibilityContainer: AnyObject?
  /// The element's frame in its container's coordinates, from which its frame on the screen
  /// follows.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Makes an element of a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  override var standardAccessibility: AccessibilityAttributes {
    let space = accessibilityContainer as? any UICoordinateSpace
    return AccessibilityAttributes(
      isElement: true,
      frame: space.map {
        $0.convert(accessibilityFrameInContainerSpace, to: UIApplication.shared.screen)
      })
  }
}

/// A part of a control or of a bar that a person can use.
final class PartElement: UIAccessibilityElement {
  /// The number of the part, from 1, and the count of parts; nil if parts are not counted.
  let place: (number: Int, count: Int)?
  private let action: () -> Void

  init(
    of view: UIView, label: String?, traits: UIAccessibilityTraits, frame: CGRect,
    place: (number: Int, count: Int)? = nil, action: @escaping () -> Void
  ) {
    self.place = place
    self.action = action
    super.init(accessibilityContainer: view)
    accessibilityLabel = label
    accessibilityTraits = traits
    accessibilityFrameInContainerSpace = frame
  }

  override func accessibilityActivate() -> Bool {
    guard !accessibilityTraits.contains(.notEnabled) else { return false }
    action()
    return true
  }
}
