import UIKit

/// Data that an app may give up when memory is short, while nothing reads it.
///
/// Source: Apple, NSPurgeableData and NSDiscardableContent. There it inherits from NSMutableData, which is closed here.
open class NSPurgeableData: NSObject {
  private var contents: Data
  private var readers = 1
  private var isDiscarded = false

  /// Makes empty data.
  public override convenience init() { self.init(data: Data()) }

  /// Makes data that is read until the first `endContentAccess()`.
  public init(data: Data) { contents = data }

  /// The number of bytes.
  open var length: Int { contents.count }

  /// The bytes, a `Data`.
  open override func copy() -> Any { contents }

  /// Appends bytes.
  open func append(_ other: Data) { contents += other }

  /// Begins to read, if the data is still there.
  open func beginContentAccess() -> Bool {
    guard !isDiscarded else { return false }
    readers += 1
    return true
  }

  /// Ends to read; each beginning, the making included, has an end.
  open func endContentAccess() { if readers > 0 { readers -= 1 } }

  /// Gives the data up, unless it is read.
  open func discardContentIfPossible() {
    guard readers == 0 else { return }
    contents = Data()
    isDiscarded = true
  }

  /// Whether the data was given up.
  open func isContentDiscarded() -> Bool { isDiscarded }
}
