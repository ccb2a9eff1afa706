import Foundation
import LifecycleTrace
import TerminalCanvas
import TerminalRendering
import UIKit

/// The screen, as a terminal shows it.
extension TestApplication {
  /// The window in front: the key window, or else the last one that is shown.
  var frontWindow: UIWindow? {
    application.keyWindow ?? application.windows.last { !$0.isHidden }
  }

  /// The screen as it is drawn in a terminal's cells: a line for each row, without blanks at the ends of lines
  /// and without empty lines at the end.
  ///
  /// - Complexity: O(n) in the layers and their cells; constant for the drawing if nothing has changed.
  public var screen: String { screenLines.joined(separator: "\n") }

  private var screenLines: [String] {
    share()
    return frontWindow.map { Self.lines(of: renderer.render($0)) } ?? []
  }

  private static func lines(of canvas: Canvas) -> [String] {
    var lines = canvas.lines()
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The screen at moments after an action, on the way of what moves; afterwards everything comes to rest.
  ///
  /// No real time passes.
  ///
  /// - Parameters:
  ///   - seconds: the moments since the action, ascending.
  ///   - action: begins to move something.
  /// - Returns: the screen at each moment, as `screen` has it.
  /// - Throws: the action's error, after what it had caused has run.
  /// - Complexity: O(n) in the layers and the cells they cover, at each moment.
  public func screens(
    at seconds: [TimeInterval], after action: () throws -> Void
  ) rethrows -> [String] {
    try perform {
      let clock = application.frameClock
      clock.isWatched = true
      defer { clock.isWatched = false }
      var canvas = frontWindow.map(renderer.render) ?? Canvas(width: 0, height: 0)
      try action()
      var passed: TimeInterval = 0
      return seconds.map { moment in
        pass(max(0, moment - passed))
        passed = max(passed, moment)
        guard let frontWindow else { return "" }
        frontWindow.layoutIfNeeded()
        canvas = renderer.present(frontWindow, at: clock.now, after: canvas)
        return Self.lines(of: canvas).joined(separator: "\n")
      }
    }
  }

  /// Compares the screen with a text.
  ///
  /// Blanks at the ends of lines do not count; `[..]` stands for any text within a line, a line `...` for any lines.
  ///
  /// - Throws: `UnexpectedScreen` with the difference and the screen, ready to be copied.
  public func expectScreen(
    _ expected: String, fileID: String = #fileID, line: Int = #line
  ) throws(UnexpectedScreen) {
    try compare(expected, from: nil, CallSite(fileID: fileID, line: line))
  }

  /// Compares the screen with a file: `Snapshots/TESTFILE/NAME.txt` beside the file of the test.
  ///
  /// With `RECORD_SNAPSHOTS=1 swift test` what differs or is missing is written, and the test still fails: read
  /// the difference, and run the test again without it. A name has letters, digits, blanks, `-` and `_`.
  ///
  /// - Throws: `UnexpectedScreen` with the difference, or why there is no file.
  public func expectScreen(
    inFile name: String, filePath: String = #filePath, fileID: String = #fileID, line: Int = #line
  ) throws(UnexpectedScreen) {
    let site = CallSite(fileID: fileID, line: line)
    let file = SnapshotFile(named: name, of: filePath)
    guard let file else {
      throw UnexpectedScreen(
        "no file can have the name \(name.debugDescription): take letters, digits, blanks, - and _",
        screen: screenLines, site: site)
    }
    do throws(UnexpectedScreen) {
      guard let expected = file.text else {
        throw UnexpectedScreen(
          "there is no \(file.path); RECORD_SNAPSHOTS=1 swift test writes it", screen: screenLines,
          site: site)
      }
      try compare(expected, from: file.path, site)
    } catch {
      throw recordsSnapshots ? error.recorded(in: file) : error
    }
  }

  private func compare(
    _ expected: String, from file: String?, _ site: CallSite
  ) throws(UnexpectedScreen) {
    let screen = screenLines
    let difference = UnifiedDiff.lines(expected: Self.lines(of: expected), actual: screen)
    guard difference.isEmpty else {
      throw UnexpectedScreen(
        "the screen is another than \(file ?? "expected"):", difference: difference, screen: screen,
        site: site)
    }
  }

  /// The lines of a text as those of a screen: without blanks at their ends and empty lines at the end.
  private static func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.lastIndex { $0 != " " && $0 != "\r" }.map { String(line[...$0]) } ?? ""
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

/// The screen differs from the one that a test expects.
public struct UnexpectedScreen: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in a sentence.
  public let reason: String
  /// How the screen differs, as `diff -u` shows it; empty if there is nothing to compare with.
  public let difference: [String]
  /// The screen, row by row.
  public let screen: [String]
  /// The line of the test.
  public let site: CallSite

  init(_ reason: String, difference: [String] = [], screen: [String], site: CallSite) {
    (self.reason, self.difference, self.screen, self.site) = (reason, difference, screen, site)
  }

  /// The line of the test, what is wrong, the difference, and the screen.
  public var description: String {
    (["\(site): \(reason)"] + difference + ["The screen was:"] + screen).joined(separator: "\n")
  }

  /// The same, after the screen was written.
  func recorded(in file: SnapshotFile) -> UnexpectedScreen {
    let outcome =
      file.write(screen).map { "\(file.path) cannot be written: \($0)" }
      ?? "wrote \(file.path); run the test again without RECORD_SNAPSHOTS"
    return UnexpectedScreen(
      "\(reason) \(outcome)", difference: difference, screen: screen, site: site)
  }
}
