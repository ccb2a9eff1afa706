import Foundation

extension UIKitRuntime {
  /// An item that is not a view: a part of what a view draws, such as a tab of a bar.
  ///
  /// A view makes its parts whenever it is asked for them, so two of them are equal if they are the
  /// same part of the same view.
  @preconcurrency @MainActor
  public final class FocusPart: NSObject, UIFocusItem {
    /// The view that draws the part.
    public private(set) weak var view: UIView?
    /// The rectangle of the part in the view's coordinates.
    public let frame: CGRect
    private nonisolated let viewID: ObjectIdentifier
    /// The number by which the view knows the part.
    public nonisolated let id: Int

    /// What the part is called.
    public let label: String?

    /// How the part is marked while it has the focus; nil if the view draws that.
    public let focusEffect: UIFocusEffect?

    /// A part of a view.
    public init(
      of view: UIView, id: Int, frame: CGRect, label: String? = nil,
      focusEffect: UIFocusEffect? = UIFocusEffect()
    ) {
      self.focusEffect = focusEffect
      self.view = view
      self.frame = frame
      self.id = id
      self.label = label
      viewID = ObjectIdentifier(view)
    }

    public nonisolated override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? FocusPart else { return false }
      return other.viewID == viewID && other.id == id
    }

    public nonisolated override var hash: Int { id }

    /// A part is there to be used.
    public var canBecomeFocused: Bool { true }
    /// None: a part has no parts.
    public var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// The view that draws the part.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { view }
    /// None: a part has no parts.
    public var focusItemContainer: (any UIFocusItemContainer)? { nil }
    /// Asks for an update around the view.
    public func setNeedsFocusUpdate() { view?.setNeedsFocusUpdate() }
    /// Updates the focus now, if that was asked for around the view.
    public func updateFocusIfNeeded() { view?.updateFocusIfNeeded() }
    /// The view decides.
    public func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// The view, which is told of the same change, draws the part.
    public func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}
  }
}

extension UIView {
  /// The parts of the view that a screen reader can activate, as items for the focus.
  func focusParts(in rect: CGRect) -> [any UIFocusItem] {
    (standardAccessibility.elements ?? []).enumerated().compactMap { index, element in
      guard let part = element as? PartElement,
        !part.accessibilityTraits.contains(.notEnabled),
        part.accessibilityFrameInContainerSpace.intersects(rect)
      else { return nil }
      return UIKitRuntime.FocusPart(
        of: self, id: index, frame: part.accessibilityFrameInContainerSpace,
        label: part.accessibilityLabel)
    }
  }
}
