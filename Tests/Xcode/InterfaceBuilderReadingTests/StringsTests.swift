import InterfaceBuilderReading
import Testing

/// Texts of a file in another language.
@Suite struct StringsTests {
  private func strings(_ text: String) throws(InterfaceFault) -> [String: String] {
    try InterfaceStrings(Array(text.utf8)).texts
  }

  @Test func `texts have keys, comments and escapes`() throws {
    let text = """
      \u{FEFF}/* Class = "UILabel"; text = "Hello"; ObjectID = "a-b"; */
      "a-b.text" = "Hallo \\"Welt\\"\\n\\\\ \\U00e9 \\Ud83d\\Ude00";
      // and one more
      "c.title"="Ende" ;
      """
    #expect(try strings(text) == ["a-b.text": "Hallo \"Welt\"\n\\ é 😀", "c.title": "Ende"])
    #expect(try strings("") == [:])
  }

  @Test func `both orders of UTF-16 are read`() throws {
    let units = Array("\u{FEFF}\"k\" = \"é😀\";\n".utf16)
    let little = units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    for bytes in [little, big] { #expect(try InterfaceStrings(bytes).texts == ["k": "é😀"]) }
  }

  @Test func `mistakes have a place and words`() {
    let cases = [
      ("\"a\" = \"b\"\n\"c\" = \"d\";", ":2:1: error: ; is missing after a value"),
      ("\"a\" \"b\";", ":1:5: error: = is missing after a key"),
      ("a = \"b\";", ":1:1: error: a key in quotes is missing"),
      ("\"a\" = b;", ":1:7: error: a value in quotes is missing"),
      ("\"a\" =", ":1:6: error: a value is missing"),
      ("\n\"a", ":2:1: error: the text does not end"),
      ("\"a\\", ":1:3: error: the text does not end"),
      ("/* a", ":1:1: error: the comment does not end"),
      ("\"\\U12g4\"", ":1:2: error: \\U needs four hexadecimal digits"),
    ]
    for (text, line) in cases {
      do throws(InterfaceFault) {
        _ = try strings(text)
        Issue.record("read: \(text)")
      } catch {
        #expect(error.line(inFile: "") == line, "\(text)")
      }
    }
  }

  @Test func `a document has the texts of the language in place of its own`() throws {
    let document = try read(
      SampleFiles.storyboard(
        SampleFiles.scene(
          "A",
          """
          <view key="view" id="v"><subviews><label text="Hello" id="l"/><label id="m"><string \
          key="text">two
          lines</string></label><button id="b"><state key="normal" title="Go"/><accessibility \
          key="accessibilityConfiguration" label="Go on"/></button><segmentedControl id="s">\
          <segments><segment title="a"/><segment title="b"/></segments></segmentedControl>\
          </subviews></view><navigationItem key="navigationItem" title="Start" id="n"/>
          """)))
    let other = document.localized(
      by: try InterfaceStrings(
        Array(
          """
          "l.text" = "Hallo"; "m.text" = "zwei"; "b.normalTitle" = "Los"; "n.title" = "Anfang";
          "s.segmentTitles[1]" = "B"; "s.segmentTitles[9]" = "x"; "b.accessibilityLabel" = "Weiter";
          "lost.text" = "x"; "l" = "x"; "l.id" = "x";
          """.utf8)))
    func texts(_ document: InterfaceDocument) -> [String?] {
      let button = document.element("b")
      return [
        document.element("l")?.string("text"), document.element("m")?.string("text"),
        button?.child(key: "normal")?.string("title"), document.element("n")?.text("title"),
        document.element("s")?.members("segments")[1].text("title"),
        button?.child(key: "accessibilityConfiguration")?.text("label"),
        document.scenes.first?.displayName, document.element("l")?.id,
      ]
    }
    #expect(texts(other) == ["Hallo", "zwei", "Los", "Anfang", "B", "Weiter", "Anfang", "l"])
    #expect(
      texts(document) == ["Hello", "two\nlines", "Go", "Start", "b", "Go on", "Start", "l"])
  }
}
