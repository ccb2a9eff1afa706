import InterfaceBuilderReading
import UIKit

/// What the application's exposed classes do for a file. What they cannot do is a warning if the app's code
/// is there, and expected otherwise.
extension InterfaceLoader {
  /// Whether the app's code is missing for a class of the files.
  func isMissing(_ name: String?) -> Bool {
    name.map { classes.type(named: $0) == nil } ?? false
  }

  /// The class that an element names, or nil if it names none or one whose code is missing.
  func customType<Base: AnyObject>(of element: InterfaceElement, as base: Base.Type) -> Base.Type? {
    guard let name = element.customClass else { return nil }
    if let type = classes.type(named: name) as? Base.Type { return type }
    if hasCode { warn("Unknown class \(name) in Interface Builder file.") }
    return nil
  }

  /// Sets the property at the end of a key path.
  func setValue(_ value: Any?, forKeyPath path: String, of object: AnyObject) {
    do throws(UIKitRuntime.ExposureError) {
      try classes.setValue(value, forKeyPath: path, of: object)
    } catch {
      // A layer takes a value for any key.
      if hasCode, !path.hasPrefix("layer.") { warn("\(error)") }
    }
  }

  /// Whether an object has the method of a selector.
  func responds(_ object: AnyObject, to selector: Selector) -> Bool {
    if classes.responds(object, to: selector) { return true }
    if hasCode {
      let error = UIKitRuntime.ExposureError.unrecognizedSelector(
        "\(selector)", class: "\(type(of: object))")
      warn("\(error)")
    }
    return false
  }

  /// Calls the method of a selector, which takes as many of the arguments as it wants.
  @discardableResult
  func send(_ selector: String, to object: AnyObject, with arguments: [Any?]) -> Any? {
    do throws(UIKitRuntime.ExposureError) {
      return try classes.send(Selector(selector), to: object, with: arguments)
    } catch {
      if hasCode { warn("\(error)") }
      return nil
    }
  }
}
