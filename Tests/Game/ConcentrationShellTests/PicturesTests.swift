import ConcentrationEngine
import ConcentrationTestSupport
import Testing

@testable import ConcentrationApp
@testable import ConcentrationShell
@testable import UIKitShell

/// How pictures are shown, and the screens on which that is chosen.
@MainActor
@Suite struct PicturesTests {
  private static var options: REPL.Options { REPL.Options(isUTF8: true) }

  @Test func `The first screen has a sample of each way, and a press takes the next`() {
    let session = TypedSession(options: Self.options)
    #expect(
      session.type("look").contains(" 9 [Pictures]    [shapes ♦ D], emoji 🔷D, letters D\n"))
    let pressed = session.type("9")
    #expect(pressed.contains("Pictures: emoji."))
    #expect(session.type("look").contains("[emoji 🔷D], letters D, shapes ♦ D\n"))
    #expect(session.type("set symbols").contains("symbols is emoji"))
  }

  @Test func `Where signs cannot be shown the first screen has the names`() {
    #expect(TypedSession().type("look").contains("[letters], shapes, emoji\n"))
  }

  @Test func `A person's large board has pictures, and an older id offers them`() throws {
    let session = TypedSession(options: Self.options) { $0.completesThemes = true }
    session.type("set symbols emoji")
    #expect(session.type("new 8x8 animals --seed 7").contains("New game 8x8/animals+#7."))
    let theme = try #require(session.repl.session.game.session.table?.theme)
    #expect(theme.symbols.count == 32 && theme.name == "animals")
    #expect(!session.type("a1").contains("a1 is A"))
    let old = session.type("new 8x8/animals#7")
    #expect(old.contains("Labels, as this id always had; new 8x8/animals+#7 has pictures."))
    #expect(session.type("a1").contains(#/a1 is [A-Z]{2}\./#))
    #expect(session.type("new 6x6 animals --seed 7").contains("New game 6x6/animals#7."))
    let offer = session.type("new 8x8 #friday").split(separator: "\n").joined(separator: " ")
    #expect(offer.contains("Did you mean new 8x8/animals+#friday?"), "\(offer)")
  }

  @Test func `An emoji with two letters keeps both`() {
    let session = TypedSession(options: Self.options)
    session.type("set symbols emoji")
    session.type("new 8x8/animals+#7")
    session.type("zoom 2")
    var faces = ""
    for row in 1...8 { for column in "abcdefgh" { faces += session.type("\(column)\(row)") } }
    #expect(faces.contains(#/│\[\p{Emoji}[A-Z][A-Z]│/#), "\(faces.suffix(2000))")
  }

  @Test func `A script deals as ever unless it says otherwise, and so does what follows it`() {
    let session = TypedSession()
    #expect(session.type("new 8x8 animals").contains("8x8/animals#1"))
    #expect(session.type("new 8x8 animals+ --seed 7").contains("8x8/animals+#7"))
    #expect(session.type("new").contains("8x8/animals+#2"))
    #expect(session.type("new 4x4").contains("4x4/animals#3"))
    #expect(session.type("new 8x8/food+ --seed 9").contains("8x8/food+#9"))
    #expect(session.type("new 8x8 birds+").contains("no theme 'birds+'"))
  }

  @Test func `Letters come first where the width of shapes is not sure`() {
    var options = Self.options
    options.isWidthAmbiguous = true
    let session = TypedSession(options: options)
    session.type("new 2x2/shapes:abba")
    #expect(session.type("a1").contains("│[ D ]│"))
    session.type("set symbols shapes")
    #expect(session.type("look").contains("│[♦ D]│"))
  }

  @Test func `Every setting is on the screen Settings, and a press takes its next value`() {
    let session = TypedSession()
    let screen = session.type("present settings")
    for setting in session.repl.session.catalog.settings {
      #expect(screen.contains("[\(setting.name) "), "\(setting.name)")
    }
    #expect(session.type("press tips").contains("tips is now off."))
    #expect(session.type("set tips").contains("tips is off"))
    #expect(session.type("look").contains("[tips off]"))
  }

  @Test func `What is set is kept, once, and not what a script sets`() {
    let store = SettingsTable()
    let session = TypedSession(files: ["s": "set tips off\nset symbols emoji\n"], settings: store)
    session.type("set symbols letters")
    session.type("set symbols letters")
    session.type("look")
    session.type("source s")
    session.type("present options")
    session.type("press zoom")
    #expect(store.kept == ["symbols letters", "zoom fit"])
    store.reason = "the disk is full"
    #expect(
      session.type("set bell on").hasSuffix("bell is so for this session: the disk is full.\n"))
  }

  @Test func `Each picture has a colour of its own`() {
    var options = Self.options
    options.colors.setting = .exact
    let session = TypedSession(options: options)
    session.type("set color 24bit")
    session.type("new 4x2/shapes:abcdabcd")
    session.type("a1")
    let colors = session.type("b1").matches(of: /38;2;(\d+;\d+;\d+)/).map { $0.1 }
    #expect(Set(colors).count == 2)
  }
}

/// Keeps settings in memory, in the order in which they are set.
@MainActor
final class SettingsTable: SettingsStore {
  private(set) var kept: [String] = []
  var reason: String?

  func keep(_ name: String, _ word: String) -> String? {
    if reason == nil { kept.append("\(name) \(word)") }
    return reason
  }
}
