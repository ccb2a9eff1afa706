import Foundation

extension UITraitCollection {
  private static let currentKey = "UITraitCollection.current"

  /// The traits with which colours that depend on them are shown.
  ///
  /// They are those of the view that is drawn, and else those of the screen. Each thread has its own.
  /// Source: Apple, UITraitCollection.current.
  public static var current: UITraitCollection {
    get { Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? ofScreen }
    set { Thread.current.threadDictionary[currentKey] = newValue }
  }

  private static var ofScreen: UITraitCollection {
    guard Thread.isMainThread else { return UITraitCollection() }
    return MainActor.assumeIsolated { UIApplication.shared.screen.traitCollection }
  }

  /// Does something while these traits are the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let entries = Thread.current.threadDictionary
    let old = entries[Self.currentKey]
    entries[Self.currentKey] = self
    actions()
    entries[Self.currentKey] = old
  }

  /// Whether colours that depend on the traits may differ between these and others.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool { userInterfaceStyle != traitCollection?.userInterfaceStyle }

  /// Whether all traits that others specify are these.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]) == self
  }

  /// The same traits with a style, if there is one.
  func styled(_ style: UIUserInterfaceStyle?) -> UITraitCollection {
    guard let style, style != userInterfaceStyle else { return self }
    return UITraitCollection(traitsFrom: [self, UITraitCollection(userInterfaceStyle: style)])
  }
}
