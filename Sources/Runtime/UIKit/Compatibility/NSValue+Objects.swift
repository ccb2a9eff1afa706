import Foundation

extension NSValue {
  /// Makes a value of the place of an object, which is not kept: a key that finds the object again.
  ///
  /// Source: Apple, NSValue.init(nonretainedObject:).
  public convenience init(nonretainedObject anObject: Any?) {
    let object = anObject.map { $0 as AnyObject }
    var address = object.map { UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque()) } ?? 0
    self.init(bytes: &address, objCType: "Q")
  }
}
