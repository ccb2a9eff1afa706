import Foundation
import Testing
import UIKit

/// UIKIT-CASES.md item-provider.
@MainActor @Suite struct ItemProviderTests {
  @Test func `item-provider: a provider has the types of its object, and those around them`() {
    let provider = NSItemProvider(object: NSString("tea"))
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.canLoadObject(ofClass: NSAttributedString.self))
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    let file = NSItemProvider(object: NSURL(fileURLWithPath: "/tea"))
    #expect(file.registeredTypeIdentifiers == ["public.file-url", "public.url"])
  }

  @Test func `item-provider: an object is made in a later turn`() throws {
    let world = TouchWorld()
    var texts: [String?] = []
    let provider = NSItemProvider(object: NSString("tea"))
    let progress = provider.loadObject(ofClass: String.self) { text, _ in texts.append(text) }
    #expect(texts.isEmpty && !progress.isFinished)
    world.settle()
    #expect(texts == ["tea"] && progress.isFinished)
    let address = try #require(NSURL(string: "https://example.org/tea"))
    var found: URL?
    NSItemProvider(object: address).loadObject(ofClass: URL.self) { url, _ in found = url }
    world.settle()
    #expect(found == address as URL)
  }

  @Test
  func `item-provider: within the app a picture, a styled text and a colour stay as they are`() {
    let world = TouchWorld()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { _ in }
    let text = NSAttributedString(
      string: "tea", attributes: [.font: UIFont.systemFont(ofSize: 64)])
    let color = UIColor { _ in .red }
    var objects: [(any NSItemProviderReading)?] = []
    for object in [image, text, color] as [any NSItemProviderWriting & NSItemProviderReading] {
      NSItemProvider(object: object).loadObject(ofClass: type(of: object)) { found, _ in
        objects.append(found)
      }
    }
    world.settle()
    let same = zip(objects, [image, text, color]).map { $0 === $1 }
    #expect(same == [true, true, true])
    var plain: String?
    NSItemProvider(object: text).loadObject(ofClass: String.self) { found, _ in plain = found }
    world.settle()
    #expect(plain == "tea")
  }

  @Test func `item-provider: a class of the app is written and read by its own types`() {
    let world = TouchWorld()
    let provider = NSItemProvider(object: Person("Matt", "Neuburg"))
    var text: String?
    var person: Person?
    provider.loadObject(ofClass: String.self) { found, _ in text = found }
    provider.loadObject(ofClass: Person.self) { found, _ in person = found as? Person }
    world.settle()
    #expect(text == "Matt Neuburg")
    #expect(person?.name == "Matt|Neuburg")
    // A text is one of the kinds of text that the class is made of, which is told it by its own name.
    NSItemProvider(object: NSString("Ada King")).loadObject(ofClass: Person.self) { found, _ in
      person = found as? Person
    }
    world.settle()
    #expect(person?.name == "Ada|King")
  }

  @Test func `item-provider: data that are promised are asked for when they are wanted`() {
    let world = TouchWorld()
    let provider = NSItemProvider()
    var asked = 0
    provider.registerDataRepresentation(forTypeIdentifier: "org.example.tea", visibility: .all) {
      asked += 1
      $0(Data([1, 2]), nil)
      return nil
    }
    provider.registerObject(ofClass: String.self, visibility: .all) { completion in
      completion("green", nil)
      return nil
    }
    #expect(provider.registeredTypeIdentifiers == ["org.example.tea", "public.utf8-plain-text"])
    world.settle()
    #expect(asked == 0)
    var data: Data?
    var text: String?
    provider.loadDataRepresentation(forTypeIdentifier: "org.example.tea") { found, _ in
      data = found
    }
    provider.loadObject(ofClass: String.self) { found, _ in text = found }
    world.settle()
    #expect(asked == 1 && data == Data([1, 2]) && text == "green")
  }

  @Test func `item-provider: what is not there is an error`() {
    let world = TouchWorld()
    var codes: [Int] = []
    let provider = NSItemProvider(object: NSString("tea"))
    provider.loadObject(ofClass: UIImage.self) { _, error in
      codes.append((error as NSError?)?.code ?? 0)
    }
    provider.loadDataRepresentation(forTypeIdentifier: "public.png") { _, error in
      codes.append((error as NSError?)?.code ?? 0)
    }
    world.settle()
    #expect(codes == [-1200, -1000])
  }
}

/// A person, who is dragged as one of the app's own, and as a text.
private final class Person: NSObject, NSItemProviderReading, NSItemProviderWriting {
  let name: String

  init(_ first: String, _ last: String) { name = "\(first)|\(last)" }

  static let writableTypeIdentifiersForItemProvider = [
    "org.example.person", "public.plain-text",
  ]
  static let readableTypeIdentifiersForItemProvider = [
    "org.example.person", "public.plain-text",
  ]

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let isOwn = typeIdentifier == "org.example.person"
    let text = isOwn ? name : name.replacingOccurrences(of: "|", with: " ")
    completionHandler(Data(text.utf8), nil)
    return nil
  }

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let separator: Character = typeIdentifier == "org.example.person" ? "|" : " "
    let names = String(data: data, encoding: .utf8)?.split(separator: separator) ?? []
    return self.init(String(names.first ?? ""), String(names.last ?? ""))
  }
}
