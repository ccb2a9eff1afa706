import Foundation

extension UIView {
  /// Whether the tint colours of a view and those below it are dimmed.
  ///
  /// Source: Apple, UIView.TintAdjustmentMode.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// As in the superview.
    case automatic = 0
    /// As they are.
    case normal = 1
    /// In grey, as below an alert.
    case dimmed = 2
  }

  /// Whether tint colours are dimmed, or as the superview has it.
  ///
  /// Source: UIKIT-CASES.md tint-inherited.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { shownAdjustmentMode }
    set {
      ownAdjustmentMode = newValue
      tintDidChange()
    }
  }

  /// The nearest tint colour that was set, upwards; nil if none was, and then nothing is drawn in one.
  var shownTintColor: UIColor? {
    guard let color = inheritedTintColor else { return nil }
    return shownAdjustmentMode == .dimmed ? color.dimmedTint : color
  }

  private var inheritedTintColor: UIColor? {
    var view: UIView? = self
    while let current = view {
      if let color = current.ownTintColor { return color }
      view = current.storedSuperview
    }
    return nil
  }

  var shownAdjustmentMode: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      if current.ownAdjustmentMode != .automatic { return current.ownAdjustmentMode }
      view = current.storedSuperview
    }
    return .normal
  }

  /// Tells the view, and those below that inherit from it, of another tint colour or mode.
  func tintDidChange() {
    setNeedsDisplay()
    tintColorDidChange()
    for subview in storedSubviews where subview.inheritsTint { subview.tintDidChange() }
  }

  private var inheritsTint: Bool { ownTintColor == nil || ownAdjustmentMode == .automatic }
}

extension UIColor {
  /// A colour in grey, at four fifths of its opacity.
  fileprivate var dimmedTint: UIColor {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return self }
    let grey = 0.299 * red + 0.587 * green + 0.114 * blue
    return UIColor(white: grey, alpha: 0.8 * alpha)
  }
}
