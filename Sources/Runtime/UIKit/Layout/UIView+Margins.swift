import Foundation

extension UIView {
  /// The insets of the margins in points, by reading direction.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(layoutMargins, isRightToLeft: isRightToLeft)
    }
    set {
      layoutMargins = UIEdgeInsets(newValue, isRightToLeft: isRightToLeft)
    }
  }

  /// Whether the margins extend at least to those of the superview.
  public var preservesSuperviewLayoutMargins: Bool {
    get { storedLayoutState?.preservesSuperviewMargins ?? false }
    set {
      layoutState.preservesSuperviewMargins = newValue
      marginsDidChange()
    }
  }

  /// Whether the margins are measured from the safe area; true by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { storedLayoutState?.insetsMarginsFromSafeArea ?? true }
    set {
      layoutState.insetsMarginsFromSafeArea = newValue
      marginsDidChange()
    }
  }

  /// The rectangle inside the margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

  /// The rectangle inside the margins in which lines of text are not too long to be read.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }

  func systemGuide(_ kind: SystemLayoutGuide.Kind) -> SystemLayoutGuide {
    let state = layoutState
    if let guide = state.systemGuides[kind] { return guide }
    let guide = SystemLayoutGuide(kind, of: self)
    state.systemGuides[kind] = guide
    return guide
  }

  /// The margins that were set, or the system's; with the safe area, the least margins of a
  /// controller's view, and the superview's margins where they are preserved.
  ///
  /// Source: UIKIT-CASES.md layout-margins.
  var effectiveMargins: UIEdgeInsets {
    let system = viewController == nil ? SystemLength.margin : 0
    var margins =
      storedLayoutState?.margins
      ?? NSDirectionalEdgeInsets(top: system, leading: system, bottom: system, trailing: system)
    if let viewController, viewController.viewRespectsSystemMinimumLayoutMargins {
      margins.expand(to: viewController.systemMinimumLayoutMargins)
    }
    var insets = UIEdgeInsets(margins, isRightToLeft: isRightToLeft)
    if insetsLayoutMarginsFromSafeArea { insets = insets + safeAreaInsets }
    if preservesSuperviewLayoutMargins, let superview = storedSuperview {
      insets.expand(toMarginsOf: superview, around: frame)
    }
    return insets
  }

  func setMargins(_ margins: UIEdgeInsets) {
    layoutState.margins = NSDirectionalEdgeInsets(margins, isRightToLeft: isRightToLeft)
    marginsDidChange()
  }

  /// Reports changed margins, of this view and of the subviews that preserve them.
  func marginsDidChange() {
    layoutMarginsDidChange()
    systemGuideDidChange(.margins)
    systemGuideDidChange(.readableContent)
    setNeedsLayout()
    for subview in storedSubviews where subview.preservesSuperviewLayoutMargins {
      subview.marginsDidChange()
    }
  }

  func systemGuideDidChange(_ kind: SystemLayoutGuide.Kind) {
    guard let guide = storedLayoutState?.systemGuides[kind] else { return }
    layoutEngineIfMade?.itemDidChange(guide)
  }
}

extension NSDirectionalEdgeInsets {
  /// Makes each inset at least that of other insets.
  fileprivate mutating func expand(to least: NSDirectionalEdgeInsets) {
    top = max(top, least.top)
    leading = max(leading, least.leading)
    bottom = max(bottom, least.bottom)
    trailing = max(trailing, least.trailing)
  }
}

extension UIEdgeInsets {
  /// Extends the insets of a view to the margins of its superview.
  @MainActor
  fileprivate mutating func expand(toMarginsOf superview: UIView, around frame: CGRect) {
    let inner = superview.storedBounds.inset(by: superview.layoutMargins)
    top = max(top, inner.minY - frame.minY)
    left = max(left, inner.minX - frame.minX)
    bottom = max(bottom, frame.maxY - inner.maxY)
    right = max(right, frame.maxX - inner.maxX)
  }
}
