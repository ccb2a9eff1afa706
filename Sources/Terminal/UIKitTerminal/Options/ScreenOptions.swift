import ArgumentParser
import UIKitShell

extension ColorChoice: ExpressibleByArgument {}

/// How it looks.
package struct ScreenOptions: ParsableArguments {
  @Flag(help: "Sentences only, no drawing: for screen readers.")
  package var plain = false

  @Flag(help: "No characters but ASCII.")
  package var ascii = false

  @Option(help: "When colours are used.")
  package var color: ColorChoice?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Columns of the screen, instead of the terminal's.", valueName: "n"))
  package var width: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Rows of the screen, instead of the terminal's.", valueName: "n"))
  package var height: Int?

  @Flag(help: "Scroll, and print the lifecycle calls after each command.")
  package var teach = false

  package func validate() throws {
    try check(width, "--width", 10...1000)
    try check(height, "--height", 6...1000)
  }

  private func check(_ value: Int?, _ name: String, _ range: ClosedRange<Int>) throws {
    guard let value, !range.contains(value) else { return }
    throw ValidationError(
      "\(name) \(value) is out of range: \(range.lowerBound) to \(range.upperBound)")
  }

  /// Options as they are read; `defaults` has those of a start without options.
  package init() {}
}

extension ScreenOptions {
  /// Every option as it is where none is given.
  ///
  /// The argument parser finds the options by reflection, a fifth of the time to the first prompt,
  /// also where there is nothing to parse. An option that is missing here stops the program when it
  /// is read, so a start without arguments tests the list.
  package static var defaults: ScreenOptions {
    var options = ScreenOptions()
    (options.plain, options.ascii, options.teach) = (false, false, false)
    (options.color, options.width, options.height) = (nil, nil, nil)
    return options
  }
}
