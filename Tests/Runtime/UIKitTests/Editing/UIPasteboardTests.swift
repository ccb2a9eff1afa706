import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct UIPasteboardTests {
  @Test func `the general pasteboard is one, and each application has its own`() {
    _ = TraceRecorder()
    UIPasteboard.general.string = "tea"
    #expect(UIPasteboard.general.string == "tea" && UIPasteboard.general.hasStrings)
    #expect(UIPasteboard.general.types == ["public.utf8-plain-text"])
    _ = TraceRecorder()
    #expect(UIPasteboard.general.string == nil && UIPasteboard.general.items.isEmpty)
  }

  @Test func `each value has the types of its kind, and replaces what was there`() throws {
    _ = TraceRecorder()
    let board = UIPasteboard.withUniqueName()
    let link = try #require(URL(string: "https://example.com/a"))
    board.url = link
    #expect(board.url == link && board.string == "https://example.com/a" && !board.hasColors)
    board.colors = [.red, .blue]
    #expect(board.numberOfItems == 2 && board.color == .red && board.url == nil)
    board.addItems([["public.text": "x"]])
    #expect(board.strings == ["x"] && board.changeCount == 3)
    board.setData(Data([1, 2]), forPasteboardType: "com.example.bytes")
    #expect(board.contains(pasteboardTypes: ["a", "com.example.bytes"]))
    #expect(board.data(forPasteboardType: "com.example.bytes") == Data([1, 2]))
  }

  @Test func `a pasteboard is found by its name until it is removed`() {
    _ = TraceRecorder()
    let name = UIPasteboard.Name("notes")
    #expect(UIPasteboard(name: name, create: false) == nil)
    UIPasteboard(name: name, create: true)?.string = "a"
    #expect(UIPasteboard(name: name, create: false)?.string == "a")
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
    UIPasteboard.general.string = "b"
    UIPasteboard.remove(withName: .general)
    #expect(UIPasteboard(name: .general, create: false)?.string == "b")
  }
}
