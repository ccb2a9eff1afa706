import ConcentrationTestSupport
import InterfaceBuilderReading
import Testing
import UIKit

@testable import InterfaceBuilderLoading

/// The table of what the loader makes of attributes, and its place in the documents.
@Suite @MainActor struct TableTests {
  /// The names of the format for the objects of each class.
  private static let elements: [(name: String, type: AnyClass)] = {
    let made: [(String, AnyClass)] =
      InterfaceGraph.recognizers.map { ($0.key, type(of: $0.value())) } + [
        ("navigationItem", UINavigationItem.self), ("barButtonItem", UIBarButtonItem.self),
        ("tabBarItem", UITabBarItem.self),
        ("navigationBarAppearance", UINavigationBarAppearance.self),
        ("collectionViewFlowLayout", UICollectionViewFlowLayout.self),
      ]
    return made + InterfaceGraph.viewTypes.map { ($0.key, $0.value) }
      + ControllerMaking.types.map { ($0.key, $0.value) }
  }()

  /// The two first cells of the document's table: a class with its elements, and what rows give it.
  private var cells: [String] {
    var owners: [String] = []
    var names: [String: [String]] = [:]
    for row in InterfaceTable.rows {
      let isInitializer = row.owner == StoryboardCoder.self
      let element = isInitializer ? row.name.element : nil
      let owner: AnyClass = Self.elements.first { $0.name == element }?.type ?? row.owner
      let name = "\(owner)"
      if !owners.contains(name) { owners.append(name) }
      names[name, default: []].append(
        row.name.element == "accessibility"
          ? "`accessibility` (`\(row.name.attribute)`)" : "`\(row.name.attribute)`")
    }
    return owners.map { owner in
      let elements = Self.elements.filter { "\($0.type)" == owner }.map { "`\($0.name)`" }.sorted()
      let all = (names[owner] ?? []).joined(separator: ", ")
      let list = elements.isEmpty ? "" : ": " + elements.joined(separator: ", ")
      return "| `\(owner)`\(list) | \(all) |"
    }
  }

  @Test func `the document lists what the table has, class by class`() throws {
    let lines = try PackageFiles.text(of: "docs/STORYBOARDS.md").split(separator: "\n")
    for cell in cells {
      #expect(lines.contains { $0.hasPrefix(cell) }, "docs/STORYBOARDS.md lacks the line\n\(cell)")
    }
    let listed = lines.filter { $0.hasPrefix("| `UI") }
    #expect(listed.count == cells.count)
  }

  @Test func `every word of a choice has an effect, but for what UIKit here has not`() {
    var silent: [String: Set<String>] = [:]
    for attribute in ChoiceAttribute.allCases {
      for row in InterfaceTable.rows where row.name == attribute.name {
        silent[attribute.rawValue] = row.words.map { Set(attribute.choices).subtracting($0) }
      }
    }
    #expect(
      silent.filter { !$0.value.isEmpty } == [
        "datePickerMode": ["yearAndMonth"], "largeTitleDisplayMode": ["inline"],
        "modalPresentationStyle": ["none", "custom", "blurOverFullScreen"],
        "pageViewController.spineLocation": ["none"],
      ])
  }

  @Test func `what is checked and read by nothing is listed`() throws {
    let sources = PackageFiles.swiftFiles(below: "Sources/Xcode").filter {
      !$0.path.contains("/Schema/")
    }.map(\.text).joined()
    func unread<Attribute: TypedAttribute>(_: Attribute.Type) -> [String] {
      Attribute.allCases.filter { !sources.contains("(.\($0)") && !sources.contains(" .\($0)") }
        .map { "`\($0.name.attribute)`" }
    }
    let names =
      unread(BooleanAttribute.self) + unread(NumberAttribute.self) + unread(IntegerAttribute.self)
      + unread(ChoiceAttribute.self)
    let line = "Checked, and without effect: \(names.joined(separator: ", "))."
    let document = try PackageFiles.text(of: "docs/STORYBOARDS.md")
      .replacing("\n", with: " ")
    #expect(document.contains(line), "docs/STORYBOARDS.md lacks: \(line)")
  }
}
