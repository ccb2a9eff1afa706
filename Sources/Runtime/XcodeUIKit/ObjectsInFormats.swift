import UIKit

// An object is an argument of a format, where `%@` takes its description. On a phone every object is one; Foundation
// here has only its own values as such, and can take no conformance of all objects, as its own have theirs.

extension UIResponder: _CVarArgObject {
  /// The description.
  public nonisolated var _cVarArgObject: any CVarArg { Self.argument(self) }

  /// The same in registers.
  public nonisolated var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }

  static nonisolated func argument(_ object: NSObject) -> any CVarArg {
    NSString(string: object.description)
  }
}

extension UITraitCollection: _CVarArgObject {
  /// The description.
  public var _cVarArgObject: any CVarArg { UIResponder.argument(self) }
  /// The same in registers.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}
