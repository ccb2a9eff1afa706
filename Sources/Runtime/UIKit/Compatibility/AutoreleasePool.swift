/// Runs a closure; objects are released at their last use here, so there is no pool to drain.
///
/// Apple's platforms have this function for objects of the Objective-C runtime.
///
/// - Throws: What the closure throws.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
