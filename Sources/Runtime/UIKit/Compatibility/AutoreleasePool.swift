/// Calls a closure; without the Objective-C runtime there is no pool to drain.
///
/// It exists so that code for Apple's platforms compiles.
///
/// - Throws: The closure's error.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
