import Foundation

/// What a view has in place of what is around it, and what is called when its traits change.
struct ViewOverrides {
  var style = UIUserInterfaceStyle.unspecified
  var mask: UIView?
  var observers: [TraitObserver] = []
  var interactions: [any UIInteraction] = []
}

// Light or dark for a view, a controller or a window, and for all that it contains.
// Source: Apple, UIView.overrideUserInterfaceStyle; UIKIT-CASES.md trait-style-override.
extension UIView {
  /// Light or dark for the view and its subviews; unspecified for what is around it.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overrides.style }
    set {
      (storedWindow?.application ?? UIApplication.shared).overridesTraits = true
      let old = traitCollection
      overrides.style = newValue
      if traitCollection != old { reportTraits(old) }
    }
  }

  /// A view whose opaque parts are those of this one that are seen; nil for all.
  ///
  /// It has no superview.
  ///
  /// Source: UIKIT-CASES.md view-mask.
  public var mask: UIView? {
    get { overrides.mask }
    set {
      overrides.mask = newValue
      layer.mask = newValue?.layer
    }
  }

  var traitObservers: [TraitObserver] {
    get { overrides.observers }
    set { overrides.observers = newValue }
  }

  /// The style that the view, a controller or a view around it overrides, the nearest one first.
  var overriddenStyle: UIUserInterfaceStyle? {
    for view in ancestry {
      if let style = view.overrideUserInterfaceStyle.specified { return style }
      if let style = view.viewController?.overrideUserInterfaceStyle.specified { return style }
    }
    return nil
  }
}

extension UIViewController {
  /// The style that the controller, a parent or a view around its view overrides.
  var overriddenStyle: UIUserInterfaceStyle? {
    let own = withParents.lazy.compactMap(\.overrideUserInterfaceStyle.specified).first
    return own ?? viewIfLoaded?.superview?.overriddenStyle
  }

  func styleOverrideDidChange(from old: UITraitCollection) {
    guard traitCollection != old else { return }
    reportTraits(old)
    viewIfLoaded?.reportTraits(old)
  }
}

extension UIUserInterfaceStyle {
  /// The style; nil if it is unspecified.
  fileprivate var specified: UIUserInterfaceStyle? { self == .unspecified ? nil : self }
}
