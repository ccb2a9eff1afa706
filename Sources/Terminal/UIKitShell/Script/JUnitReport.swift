/// The results of scripts in the XML of JUnit, which CI servers show as tests.
///
/// A script is a `testsuite`, an expectation a `testcase`, and so is a command that failed. The same
/// results are the same bytes: times and host names are left out.
///
/// Source: the schema of Jenkins' xUnit plugin, `junit-10.xsd`.
package enum JUnitReport {
  /// The report of all scripts of a run, in UTF-8.
  package static func bytes(of suites: [ScriptSuite]) -> [UInt8] {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    let all = suites.flatMap(\.reported)
    lines.append("<testsuites \(counts(of: all))>")
    for suite in suites { lines += element(of: suite) }
    lines += ["</testsuites>", ""]
    return Array(lines.joined(separator: "\n").utf8)
  }

  private static func element(of suite: ScriptSuite) -> [String] {
    ["  <testsuite name=\"\(escaped(suite.name))\" \(counts(of: suite.reported))>"]
      + suite.reported.flatMap(element(of:)) + ["  </testsuite>"]
  }

  private static func counts(of results: [ScriptResult]) -> String {
    var (failures, errors, skipped) = (0, 0, 0)
    for result in results {
      switch result.outcome {
      case .passed: break
      case .failed: failures += 1
      case .error: errors += 1
      case .skipped: skipped += 1
      }
    }
    return "tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(errors)\" "
      + "skipped=\"\(skipped)\""
  }

  private static func element(of result: ScriptResult) -> [String] {
    let start =
      "    <testcase classname=\"\(escaped(result.script))\" name=\"\(escaped(result.name))\""
      + " file=\"\(escaped(result.script))\"" + (result.line.map { " line=\"\($0)\"" } ?? "")
    let child: String
    switch result.outcome {
    case .passed: return [start + "/>"]
    case .failed(let message, let details):
      child = Self.child("failure", message, lines: details, of: result)
    case .error(let message): child = Self.child("error", message, lines: [], of: result)
    case .skipped(let message): child = "      <skipped message=\"\(escaped(message))\"/>"
    }
    return [start + ">", child, "    </testcase>"]
  }

  /// The place stands in the text as well, since not every server shows the attributes.
  private static func child(
    _ name: String, _ message: String, lines: [String], of result: ScriptResult
  ) -> String {
    let place = result.script + (result.line.map { ":\($0)" } ?? "")
    let text = (["\(place): \(message)"] + lines).map(escaped).joined(separator: "\n")
    return "      <\(name) message=\"\(escaped(message))\">\(text)</\(name)>"
  }

  /// Text that stands in an element or between quotes, without anything that XML 1.0 forbids.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.make(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension ScriptSuite {
  /// A script that checks nothing is one test: that it ran.
  fileprivate var reported: [ScriptResult] {
    guard results.isEmpty else { return results }
    return [ScriptResult(script: name, text: "runs to its end", outcome: .passed)]
  }
}

extension ScriptResult {
  /// The case, the line's text, and its number, by which equal lines differ.
  fileprivate var name: String {
    (caseName.map { "\($0): " } ?? "") + text + (line.map { " (line \($0))" } ?? "")
  }
}
