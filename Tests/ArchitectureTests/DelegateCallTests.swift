import ConcentrationTestSupport
import Testing

/// A call of a delegate is recorded under its method's name, which stands beside the call as a text.
@Suite struct DelegateCallTests {
  /// A call that a source makes through `notify` or `ask`.
  private struct DelegateCall {
    /// The name under which it is recorded.
    let recorded: Substring
    /// The source from the closure that makes the call on.
    let code: Substring

    /// The method that the closure calls, with its labels.
    var called: String? {
      guard let name = code.firstMatch(of: #/\$0\.(\w+)\(/#) else { return nil }
      var depth = 1
      var labels = ""
      var argument = ""
      for character in code[name.range.upperBound...] {
        if ")]}".contains(character) { depth -= 1 }
        if depth == 0 || (depth == 1 && character == ",") {
          labels += (argument.firstMatch(of: #/^\s*(\w+):/#)?.1 ?? "_") + ":"
          argument = ""
        } else {
          argument.append(character)
        }
        if "([{".contains(character) { depth += 1 }
        if depth == 0 { break }
      }
      return "\(name.1)(\(labels))"
    }

    static func all(in text: String) -> [DelegateCall] {
      text.matches(of: #/\b(?:notify|ask)\([^"]*?"([a-z]\w*\([\w:]*\))"/#).map { match in
        DelegateCall(recorded: match.1, code: text[match.range.upperBound...].prefix(600))
      }
    }
  }

  @Test func `a call of a delegate is recorded under the name of the method that is called`() {
    var count = 0
    let files = PackageFiles.swiftFiles(below: "Sources/Runtime")
    for file in files where file.text.contains("notify(") || file.text.contains("ask(") {
      for call in DelegateCall.all(in: file.text) {
        count += 1
        guard call.called != String(call.recorded) else { continue }
        Issue.record("\(file.path): \(call.called ?? "nothing") is recorded as \(call.recorded)")
      }
    }
    #expect(count > 150)
  }

  @Test(arguments: [
    (#"notify(delegate, "went(_:to:)") { $0.went(self, to: [1, 2]) }"#, true),
    (#"ask(delegate, "went(_:to:)", { $0.went(self, to: (1, 2)) }) ?? true"#, true),
    (#"notify(delegate, "went(_:to:)") { $0.went(self, two: 2) }"#, false),
    (#"notify(delegate, "wend(_:to:)") { $0.went(self, to: 2) }"#, false),
    (#"notify(delegate, "went(_:)") { $0.went(self, to: 2) }"#, false),
  ])
  func `a misspelt name is found`(source: String, isTrue: Bool) throws {
    let call = try #require(DelegateCall.all(in: source).first)
    #expect((call.called == String(call.recorded)) == isTrue)
  }
}
