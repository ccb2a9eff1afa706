import ConcentrationTestSupport
import InterfaceBuilderReading
import Testing

/// Files that are damaged, too large or something else.
@Suite struct SyntaxTests {
  private let whole = SampleFiles.storyboard(SampleFiles.scene("A", "<!-- <view> -->"))

  private func fault(_ text: String) -> InterfaceFault? {
    do throws(InterfaceFault) {
      _ = try InterfaceReader().read(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test func `a file that is cut off anywhere is refused`() throws {
    let bytes = Array(whole.utf8)
    // The last byte is the line's end after the root.
    let end = bytes.count - 2
    for length in 0..<end {
      do throws(InterfaceFault) {
        _ = try InterfaceReader().read(Array(bytes[..<length]))
        Issue.record("\(length) bytes of \(bytes.count) were read")
      } catch {
        #expect([.truncated, .notXML, .syntax].contains(error.kind), "\(length): \(error)")
      }
    }
  }

  @Test func `a file that is cut off between elements says which ones are open`() {
    let text = "<document type=\"x\">\n<scenes>\n<scene>\n"
    #expect(
      fault(text)?.line(inFile: "M")
        == "M:4:1: error: the file is cut off: <scene> of line 3 does not end")
  }

  @Test func `an empty file is no XML`() {
    #expect(fault("")?.kind == .notXML)
    #expect(
      fault("<!-- a -->")?.line(inFile: "")
        == ":1:11: error: the file is no XML: it has no element")
    #expect(
      fault("hello")?.line(inFile: "")
        == ":1:1: error: the file is no XML: it does not begin with <")
  }

  @Test func `a merge conflict is named where it begins`() {
    let text = whole.replacing("<scenes>\n", with: "<scenes>\n<<<<<<< HEAD\n=======\n>>>>>>> x\n")
    let found = fault(text)
    #expect(found?.kind == .syntax)
    #expect(found?.position.line == 4)
    #expect(found?.message.contains("merge conflict") == true)
  }

  @Test func `mistakes in XML have a line and words`() {
    let cases = [
      ("<document a=\"1\"\n a=\"2\"/>", 2, 2, "an attribute is written twice"),
      ("<document>\n&nbsp;</document>", 2, 1, "an entity is not known"),
      ("<document a='&#0;'/>", 1, 14, "an entity is not known"),
      ("<document a='&#xD800;'/>", 1, 14, "an entity is not known"),
      ("<document>\n<a></b></document>", 2, 4, "the end tag is not that of the element"),
      ("<document>\n</document>\n<more/>", 3, 1, "something stands after the end"),
      ("<document/>\nmore", 2, 1, "something stands after the end"),
      ("<document>\n<a b=c/></document>", 2, 6, "an attribute needs a value in quotes"),
      ("<document>\n<a b/></document>", 2, 5, "an attribute needs a value in quotes"),
      ("<document>\n<a b=\"<\"/></document>", 2, 7, "< cannot stand in an attribute"),
      ("<document a='1'b='2'/>", 1, 16, "a blank is missing"),
      ("<document a='1' /b>", 1, 17, "> is missing"),
      ("<document>\n</document a='1'>", 2, 12, "> is missing"),
      ("<document 1='1'/>", 1, 11, "a name of an attribute or > is missing"),
      ("<document>\n< a/></document>", 2, 1, "a name of an element is missing after <"),
      ("<document>\n\u{1}</document>", 2, 1, "a character is not allowed"),
      ("<?xml version='1.0' encoding='latin1'?>\n<document/>", 1, 1, "the encoding latin1"),
      ("<!DOCTYPE document [<!ENTITY a \"b\">]>\n<document/>", 1, 1, "document type declaration"),
    ]
    for (text, line, column, words) in cases {
      let found = fault(text)
      #expect(found?.position == InterfaceFault.Position(line: line, column: column), "\(text)")
      #expect(found?.message.contains(words) == true, "\(text): \(String(describing: found))")
    }
  }

  @Test func `bytes that are not UTF-8 are refused where they are`() {
    do throws(InterfaceFault) {
      _ = try InterfaceReader().read(Array("<document>\né".utf8) + [0x80] + Array(whole.utf8))
      Issue.record("read")
    } catch {
      #expect(error.line(inFile: "") == ":2:3: error: the bytes are not text in UTF-8")
    }
  }

  @Test func `a mark of the byte order and the encodings of ASCII are read`() {
    for encoding in ["UTF-8", "utf-8", "US-ASCII"] {
      let text = whole.replacing("encoding=\"UTF-8\"", with: "encoding=\"\(encoding)\"")
      #expect(fault("\u{FEFF}" + text) == nil, "\(encoding)")
    }
  }

  @Test func `a file is limited in bytes, elements and depth`() {
    var limits = InterfaceLimits()
    limits.bytes = 1000
    limits.elements = 20
    limits.depth = 10
    limits.names = 30
    let cases = [
      (String(repeating: " ", count: 1001), "1001 bytes; at most 1000"),
      (
        "<document>" + String(repeating: "<a/>", count: 20) + "</document>", "more than 20 elements"
      ),
      (
        String(repeating: "<a>", count: 11) + String(repeating: "</a>", count: 11),
        "nested more than 10 deep"
      ),
      (
        "<document \((0..<30).map { "a\($0)='' " }.joined())/>", "more than 30 different names"
      ),
    ]
    for (text, words) in cases {
      do throws(InterfaceFault) {
        _ = try InterfaceReader(limits: limits).read(Array(text.utf8))
        Issue.record("read: \(words)")
      } catch {
        #expect(error.kind == .limit)
        #expect(error.message.contains(words), "\(error.message)")
      }
    }
  }

  @Test func `files of other kinds are refused by name`() {
    func document(_ type: String) -> String {
      "<document type=\"com.apple.InterfaceBuilder\(type)\"/>"
    }
    let cases: [(String, InterfaceFault.Kind, String)] = [
      (document("3.Cocoa.Storyboard.XIB"), .otherPlatform, "macOS"),
      (document(".WatchKit.Storyboard"), .otherPlatform, "watchOS"),
      (document("9.Toaster"), .notInterface, "Toaster"),
      ("<archive type=\"x\" version=\"7.10\"/>", .oldArchive, "Xcode 3 or 4"),
      ("<plist/>", .notInterface, "<plist>"),
      ("NIBArchive\u{1}", .compiled, "compiled"),
    ]
    for (text, kind, words) in cases {
      #expect(fault(text)?.kind == kind, "\(text)")
      #expect(fault(text)?.message.contains(words) == true, "\(text)")
    }
    for type in ["3.CocoaTouch.Storyboard.XIB", ".AppleTV.Storyboard", "3.CocoaTouch.XIB"] {
      #expect(fault(document(type)) == nil, "\(type)")
    }
  }

  @Test(arguments: Seeds.some) func `a damaged file is read or refused at a place in it`(
    seed: UInt64
  ) {
    var generator = TestGenerator(seed: seed)
    var bytes = Array(whole.utf8)
    for _ in 0..<(1 + generator.below(6)) {
      let place = generator.below(bytes.count)
      switch generator.below(3) {
      case 0: bytes[place] = UInt8(generator.below(256))
      case 1: bytes.remove(at: place)
      default: bytes.insert(UInt8(ascii: "<"), at: place)
      }
    }
    do throws(InterfaceFault) {
      for fault in try InterfaceReader().read(bytes).faults() {
        #expect(fault.position.line >= 1 && fault.position.column >= 1)
      }
    } catch {
      let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).count
      #expect(1...lines ~= error.position.line, "\(error)")
    }
  }
}
