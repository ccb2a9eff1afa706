import UIKit

/// What is known of the app's own classes by the names that stand in its files.
///
/// On a phone the Objective-C runtime knows it; here tables that are generated from the app's sources do.
@preconcurrency @MainActor
public protocol InterfaceClasses: AnyObject {
  /// The class of a name, or nil.
  func type(named name: String) -> AnyClass?

  /// Makes an object of a class that is neither a controller nor a view; nil if that is not known.
  func makeObject(named name: String) -> AnyObject?

  /// Makes a segue of a class; nil if that is not known.
  func makeSegue(
    named name: String, identifier: String?, source: UIViewController,
    destination: UIViewController
  ) -> UIStoryboardSegue?

  /// Sets the property of a key: an outlet, an array of outlets, or a value of the editor.
  ///
  /// - Returns: nil if it was set, else why not, in UIKit's words.
  func setValue(_ value: Any?, forKey key: String, of object: AnyObject) -> String?

  /// Whether an object has the method of a selector.
  func responds(_ object: AnyObject, to selector: String) -> Bool

  /// Calls the method of a selector, which takes as many of the arguments as it wants.
  func send(_ selector: String, to object: AnyObject, with arguments: [Any?]) -> Any?
}

/// For files that are shown without their app: no class is known.
public final class UnknownClasses: InterfaceClasses {
  /// Makes a table without classes.
  public init() {}

  /// No class.
  public func type(named name: String) -> AnyClass? { nil }
  /// No object.
  public func makeObject(named name: String) -> AnyObject? { nil }
  /// No segue.
  public func makeSegue(
    named name: String, identifier: String?, source: UIViewController,
    destination: UIViewController
  ) -> UIStoryboardSegue? { nil }
  /// Sets nothing, and finds that right.
  public func setValue(_ value: Any?, forKey key: String, of object: AnyObject) -> String? { nil }
  /// No method.
  public func responds(_ object: AnyObject, to selector: String) -> Bool { false }
  /// Calls nothing.
  public func send(_ selector: String, to object: AnyObject, with arguments: [Any?]) -> Any? { nil }
}
