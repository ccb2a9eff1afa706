import ArgumentParser
import UIKitShell

extension ColorChoice: ExpressibleByArgument {}

/// How it looks.
struct ScreenOptions: ParsableArguments {
  @Flag(help: "Sentences only, no drawing: for screen readers.")
  var plain = false

  @Flag(help: "No characters but ASCII.")
  var ascii = false

  @Option(help: "When colours are used.")
  var color: ColorChoice?

  @Option(help: ArgumentHelp("Columns of the screen, instead of the terminal's.", valueName: "n"))
  var width: Int?

  @Option(help: ArgumentHelp("Rows of the screen, instead of the terminal's.", valueName: "n"))
  var height: Int?

  @Flag(help: "Scroll, and print the lifecycle calls after each command.")
  var teach = false

  func validate() throws {
    try check(width, "--width", 10...1000)
    try check(height, "--height", 6...1000)
  }

  private func check(_ value: Int?, _ name: String, _ range: ClosedRange<Int>) throws {
    guard let value, !range.contains(value) else { return }
    throw ValidationError(
      "\(name) \(value) is out of range: \(range.lowerBound) to \(range.upperBound)")
  }
}
