import Foundation

extension UIKitRuntime {
  /// Moves the focus of an application: the input of a shell or a test.
  @preconcurrency @MainActor
  public struct FocusInput {
    private let application: UIApplication

    init(_ application: UIApplication) {
      self.application = application
    }

    private var made: UIFocusSystem? { application.focusSystemIfMade }

    /// Whether an item has the focus.
    public var isShown: Bool { made?.isActive ?? false }

    /// The item that has the focus.
    public var item: (any UIFocusItem)? { made?.focusedItem }

    /// Where the item that has the focus is seen on the screen, in points; nil if it is not seen.
    public var frame: CGRect? {
      guard let made, made.isActive, let frame = made.visibleFrame else { return nil }
      return made.window?.convert(frame, to: application.screen as any UICoordinateSpace)
    }

    /// The frame that is marked on the screen; nil if the item that has the focus marks itself.
    public var markedFrame: CGRect? { item?.focusEffect == nil ? nil : frame }

    /// Shows the focus where it was last, or where the screen prefers it.
    ///
    /// - Returns: Whether something has it.
    @discardableResult
    public func show() -> Bool { application.focusSystem.show() }

    /// Takes the focus away until it is shown again.
    public func hide() { made?.hide() }

    /// Moves the focus; where it is hidden nothing moves.
    ///
    /// - Returns: Whether it moved.
    @discardableResult
    public func move(_ heading: UIFocusHeading) -> Bool { made?.move(heading) ?? false }
  }
}

extension UIApplication {
  /// The focus input of this application's screen.
  package var focusInput: UIKitRuntime.FocusInput { UIKitRuntime.FocusInput(self) }

  /// The focus system, made now if it was not needed before.
  var focusSystem: UIFocusSystem {
    if let focusSystemIfMade { return focusSystemIfMade }
    let made = UIFocusSystem(of: self)
    focusSystemIfMade = made
    return made
  }
}
