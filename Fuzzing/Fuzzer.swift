import Foundation

/// Where libFuzzer hands over one input; the environment says what it is taken for.
///
/// Zero tells that the input was taken; anything wrong traps, and libFuzzer keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  target(bytes)
  return 0
}

/// What inputs are taken for, chosen once by `FUZZ_TARGET`.
private let target: @Sendable ([UInt8]) -> Void = {
  let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
  guard let target = FuzzTargets.all[name] else {
    preconditionFailure("FUZZ_TARGET is one of \(FuzzTargets.all.keys.sorted())")
  }
  return target
}()

/// Everything that can be fuzzed, by name.
enum FuzzTargets {
  static let all: [String: @Sendable ([UInt8]) -> Void] = [
    "save": SavedTexts.tryOut,
    "script": Scripts.tryOut,
    "line": SessionLines.tryOut,
    "keys": TerminalKeys.tryOut,
    "theme": ThemeTexts.tryOut,
    "interface": InterfaceBytes.tryOut,
    "trace": TraceBytes.tryOut,
    "image": ImageBytes.tryOut,
    "touch": TouchSequences.tryOut,
    "database": DatabaseBytes.tryOut,
  ]
}
