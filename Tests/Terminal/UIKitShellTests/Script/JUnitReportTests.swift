import Foundation
import FoundationXML
import Testing

@testable import UIKitShell

/// The XML of `--junit`.
@Suite struct JUnitReportTests {
  private func text(_ suites: ScriptSuite...) -> String {
    String(decoding: JUnitReport.bytes(of: suites), as: UTF8.self)
  }

  private func suite(_ results: [ScriptResult]) -> ScriptSuite {
    var suite = ScriptSuite(name: "t.script")
    suite.results = results
    return suite
  }

  private func result(_ text: String, _ outcome: ScriptResult.Outcome) -> ScriptResult {
    ScriptResult(script: "t.script", line: 3, text: text, outcome: outcome)
  }

  @Test func `a script is a suite, and each result a test`() {
    let report = text(
      suite([
        result("expect flips 1", .passed),
        result("expect log none", .failed("expect log none", details: ["-a", "+b"])),
        result("flip z9", .error("no card z9")), result("todo expect a b", .skipped("todo: a")),
      ]))
    #expect(
      report == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="4" failures="1" errors="1" skipped="1">
          <testsuite name="t.script" tests="4" failures="1" errors="1" skipped="1">
            <testcase classname="t.script" name="expect flips 1 (line 3)" file="t.script" line="3"/>
            <testcase classname="t.script" name="expect log none (line 3)" file="t.script" line="3">
              <failure message="expect log none">t.script:3: expect log none
        -a
        +b</failure>
            </testcase>
            <testcase classname="t.script" name="flip z9 (line 3)" file="t.script" line="3">
              <error message="no card z9">t.script:3: no card z9</error>
            </testcase>
            <testcase classname="t.script" name="todo expect a b (line 3)" file="t.script" line="3">
              <skipped message="todo: a"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `a script without results is one test`() {
    #expect(text(suite([])).contains("name=\"runs to its end\" file=\"t.script\"/>"))
  }

  @Test func `whatever a text holds, it comes back from an XML reader, and no control does`() throws
  {
    let wild = "<a b=\"c\"> & ' ]]> \u{1B}[2J \u{0} \u{FFFE} é 🂡\n"
    var failed = result(wild, .failed(wild, details: [wild]))
    failed.caseName = wild
    let reader = ReportReader()
    let parser = XMLParser(data: Data(JUnitReport.bytes(of: [suite([failed])])))
    parser.delegate = reader
    #expect(parser.parse())
    let name = try #require(reader.attributes["testcase"]?["name"])
    #expect(name.contains("<a b=\"c\"> & ' ]]> \\u{1B}[2J \\u{0} \u{FFFD} é 🂡\\u{A}"))
    #expect(reader.attributes["failure"]?["message"]?.hasPrefix("<a b=\"c\"> & '") == true)
    #expect(reader.text.contains("]]> \\u{1B}[2J"))
  }
}

private final class ReportReader: NSObject, XMLParserDelegate {
  var attributes: [String: [String: String]] = [:]
  var text = ""

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    self.attributes[name] = attributes
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
