import Testing

@testable import ConcentrationShell
@testable import UIKitShell

@MainActor
@Suite struct StateKeysTests {
  /// A script that visits every screen of the app and prints the state of each.
  private static let visits = """
    state
    new 4x4 --seed 7
    state
    present options
    state
    dismiss
    new 2x2 letters --seed 1
    a1 a2
    b1 b2
    state
    dismiss
    tab gallery
    state
    present pages
    state
    page next
    state
    dismiss
    tab book
    state
    tab reminder
    state
    tab stats
    state
    """

  @Test func `The keys that can be expected are those that the screens tell, dotted ones included`()
  {
    let run = ScriptRun(Self.visits)
    #expect(run.status == .success, "\(run.errors)")
    var printedKeys: Set<String> = []
    for answer in run.output.split(separator: "> state\n").dropFirst() {
      let lines = answer.prefix { $0 != ">" }.split(separator: "\n")
      printedKeys.formUnion(
        lines.prefix { !$0.hasPrefix(" ") }.map { String($0.prefix { $0 != " " }) })
    }
    // The keys that the shell itself gives for all screens are not contributed.
    let general = [ScreenKey.scrollOffset, .scrollContent, .scrollVisible, .scrollZoom]
    let contributed = CommandCatalog.concentration.contributions.flatMap(\.stateKeys)
    #expect(printedKeys == Set(contributed + general.map(\.rawValue)))
  }

  @Test func `The scroll view in front is told of on a board, and on a list around the screen`() {
    let run = ScriptRun(
      """
      new 12x12 --seed 1
      zoom 2
      scroll top
      expect scroll.offset 0 0
      expect scroll.content 73 25
      scroll down 1
      expect scroll.offset 0 2
      expect scroll.zoom 1
      present settings
      expect scroll.offset 0 0

      """)
    #expect(run.status == .success, "\(run.output)\(run.errors)")
  }

  @Test func `Every key is expected by its own word`() {
    let keys = CommandCatalog.concentration.stateKeys
    #expect(Set(keys).count == keys.count)
    #expect(Set(keys).isDisjoint(with: ["card", "text", "error", "log", "tree", "output"]))
  }

  @Test func `A dotted key can be expected`() {
    let run = ScriptRun(
      "new 4x4 --seed 7\npresent options\nexpect option.size 4x4\nexpect option.people 1\n")
    #expect(run.status == .success, "\(run.errors)")
  }
}
