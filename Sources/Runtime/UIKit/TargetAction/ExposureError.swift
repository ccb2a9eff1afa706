extension UIKitRuntime {
  /// Why a text could not be used as the name of a method or a property.
  public enum ExposureError: Error, Hashable, CustomStringConvertible {
    /// The object has no method of this selector.
    case unrecognizedSelector(String, class: String)
    /// The object has no property of this key, or it cannot be set.
    case undefinedKey(String, class: String)
    /// An argument or a value is of another type.
    case wrongType(of: String, class: String, expected: String, found: String)

    /// The words of UIKit, as far as it has some.
    public var description: String {
      switch self {
      case .unrecognizedSelector(let selector, let name):
        "-[\(name) \(selector)]: unrecognized selector sent to instance"
      case .undefinedKey(let key, let name):
        "[<\(name)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for "
          + "the key \(key)."
      case .wrongType(let what, let name, let expected, let found):
        "\(name): \(what) is a \(found) and not a \(expected)"
      }
    }
  }
}
