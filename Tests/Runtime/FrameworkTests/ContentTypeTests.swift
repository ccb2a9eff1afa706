import Foundation
import Testing
import UniformTypeIdentifiers

/// The types of data.
@Suite struct ContentTypeTests {
  @Test func `a type conforms to itself and to what its parents conform to`() {
    #expect(UTType.png.conforms(to: .png) && UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data) && UTType.png.conforms(to: .item))
    #expect(!UTType.image.conforms(to: .png) && !UTType.png.conforms(to: .text))
    #expect(UTType.image.isSupertype(of: .jpeg) && !UTType.image.isSubtype(of: .image))
    #expect(UTType.utf8PlainText.supertypes.contains(.text))
  }

  @Test func `a type is known by its identifier, an extension or a MIME type`() {
    #expect(UTType("public.jpeg") == .jpeg && UTType("PUBLIC.JPEG") == .jpeg)
    #expect(UTType("org.example.tea") == nil)
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(filenameExtension: "tea") == nil)
    #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
    #expect(UTType(mimeType: "text/csv") == .commaSeparatedText)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.json.preferredMIMEType == "application/json")
  }

  @Test func `a type of the app conforms to the parent that it is made with`() {
    let tea = UTType(exportedAs: "org.example.Tea", conformingTo: .json)
    #expect(tea.identifier == "org.example.tea" && !tea.isDeclared)
    #expect(tea.conforms(to: .text) && tea.conforms(to: .item) && !tea.conforms(to: .image))
    #expect(tea == UTType(importedAs: "org.example.tea"))
  }

  @Test
  func `a type that the app declares is known by its extension, with all that it conforms to`() {
    UTType.declare([
      ("org.example.Leaf", ["leaf"], ["org.example.plant"]),
      ("org.example.plant", [], ["public.json"]), ("public.png", ["leaf"], ["public.text"]),
    ])
    let leaf = UTType(filenameExtension: "LEAF")
    #expect(leaf == UTType("org.example.leaf") && leaf?.isDeclared == true)
    #expect(leaf?.conforms(to: .text) == true && leaf?.preferredFilenameExtension == "leaf")
    // The system's types stay what they are.
    #expect(!UTType.png.conforms(to: .text))
  }

  @Test func `a type is written as its identifier`() throws {
    let data = try JSONEncoder().encode([UTType.png])
    #expect(String(data: data, encoding: .utf8) == "[\"public.png\"]")
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
  }
}
