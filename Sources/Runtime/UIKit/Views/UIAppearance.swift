import Foundation

/// A class in whose instances the looks of views can differ.
///
/// Source: Apple, UIAppearanceContainer.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

/// A class with a prototype, whose values its instances take.
///
/// Source: Apple, UIAppearance; UIKIT-CASES.md appearance-proxy.
@preconcurrency @MainActor
public protocol UIAppearance: UIAppearanceContainer {
  /// The prototype of all instances.
  static func appearance() -> Self
  /// The prototype of the instances in a chain of containers, from the innermost to the outermost.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIBarItem: UIAppearance {}

extension UIAppearance where Self: UIBarItem {
  /// The prototype of the items of this class, whose title attributes and tint those have that have none of their own.
  ///
  /// Source: Apple, UIAppearance.appearance().
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// The prototype of the items of this class; an item is in no view, so all of them take its values, whatever contains
  /// their bar.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    UIApplication.shared.appearances.prototype(of: self, in: []) { $0.init(coder: NSCoder()) }
  }

}

extension UIBarItem {
  /// A value of the item, or else of a prototype of its class.
  func value<Item: UIBarItem, Value>(_ type: Item.Type, _ read: (Item) -> Value?) -> Value? {
    (self as? Item).flatMap(read)
      ?? UIApplication.shared.appearances.prototypeIfMade(of: type).flatMap(read)
  }
}

extension UIView: UIAppearance {}

extension UIAppearance where Self: UIView {
  /// The prototype of the views of this class: a view takes what was set there when it comes into a window, unless it
  /// has a value of its own.
  ///
  /// What of it views take is the background and the tint of all, and the colours and fonts of labels, controls, texts,
  /// tables and bars. The prototype is made by `init(coder:)`. Source: Apple, UIAppearance.appearance().
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// The prototype of the views of this class that are in a chain of views and view controllers of these classes, from
  /// the innermost to the outermost; it goes before that of all views of the class.
  ///
  /// Source: Apple, UIAppearance.appearance(whenContainedInInstancesOf:).
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    UIApplication.shared.appearances.prototype(of: self, in: containerTypes) {
      $0.init(coder: NSCoder())
    }
  }

}

extension UIView {
  /// The prototype of all views of a class, if the app has asked for it.
  func prototype<View: UIView>(_ type: View.Type) -> View? {
    UIApplication.shared.appearances.prototypeIfMade(of: type)
  }
}

extension UIViewController: UIAppearanceContainer {}
