import Foundation
import Testing

@testable import SourceRewriting

/// The lists of UIKit's names that the rewriter has, compared with the sources of UIKit.
@Suite struct UIKitNamesTests {
  private static let runtime = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../Sources/Runtime").standardized

  private static let index = SourceIndex(
    ["UIKit", "WebKit", "XcodeUIKit"].flatMap { module -> [ParsedFile] in
      let folder = runtime.appending(path: module)
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
        .compactMap { url in
          (try? String(contentsOf: url, encoding: .utf8))
            .map { ParsedFile(SourceText(path: url.path, text: $0)) }
        }
    })

  /// The parts of UIKit's classes, and of the protocols whose extensions give them methods.
  private var classes: [TypePart] {
    Self.index.parts.filter { part in
      Self.index.parts(of: part.name).contains {
        ($0.kind == .declaredClass || $0.kind == .declaredProtocol) && $0.isPublic
      }
    }
  }

  @Test func `UIKit is there`() {
    #expect(Self.index.declares("UIViewController") && Self.index.declares("UITextFieldDelegate"))
  }

  @Test func `a method with a selector is a method of UIKit`() {
    let methods = Set(classes.flatMap(\.methods).map { "\($0.base)\($0.labels)" })
    let lost = UIKitNames.selectors.filter { !methods.contains("\($0.base)\($0.labels)") }
    #expect(lost.map(\.selector) == [])
  }

  @Test func `what UIKit exposes by a selector can be named by one`() throws {
    let file = Self.runtime.appending(path: "UIKit/TargetAction/ExposedClasses+UIKit.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let exposed = text.matches(of: #/\.action\("([^"]+)"\)/#).map { String($0.1) }
    #expect(exposed.count > 10)
    #expect(Set(exposed).subtracting(UIKitNames.selectors.map(\.selector)) == [])
  }

  @Test func `a property whose getter can be named is a property of UIKit`() {
    let properties = Set(classes.flatMap(\.properties).map(\.name))
    #expect(UIKitNames.properties.subtracting(properties) == [])
  }

  @Test func `the methods of delegates without a label are those of UIKit`() {
    let methods = Self.index.parts.filter { $0.kind == .declaredProtocol && $0.isPublic }
      .filter { $0.name.hasSuffix("Delegate") || $0.name.hasSuffix("DataSource") }
      .flatMap(\.methods).filter { $0.labels == ["_"] }.map(\.base)
    #expect(UIKitNames.unlabelledDelegateMethods.sorted() == Set(methods).sorted())
  }

  @Test func `a class that is made without arguments can be made so`() {
    for name in UIKitNames.madeWithoutArguments.subtracting(["NSObject"]) {
      let chain = Self.index.chain(of: name)
      #expect(chain.count > 1 && chain.last == "NSObject", "\(name): \(chain)")
      let designated = chain.lazy.map { name in
        Self.index.parts(of: name).flatMap(\.initializers).filter { !$0.isConvenience }
      }.first { !$0.isEmpty }
      #expect(designated?.contains { $0.needsNoArguments && !$0.isPrivate } ?? true, "\(name)")
    }
  }

  @Test func `a gesture recognizer is made without arguments`() {
    let recognizers = classes.map(\.name).filter {
      Self.index.chain(of: $0).contains("UIGestureRecognizer")
    }
    #expect(recognizers.count > 5)
    #expect(Set(recognizers).subtracting(UIKitNames.madeWithoutArguments) == [])
  }
}
