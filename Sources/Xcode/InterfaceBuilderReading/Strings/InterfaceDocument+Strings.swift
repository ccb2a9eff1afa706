extension InterfaceDocument {
  /// The document with texts of another language; those for objects that it does not have are left out.
  ///
  /// - Complexity: O(n) in the number of elements and of texts.
  public func localized(by strings: InterfaceStrings) -> InterfaceDocument {
    var replaced: [Int: [String: String]] = [:]
    for (key, text) in strings.texts {
      guard let (element, attribute) = place(ofText: key) else { continue }
      replaced[element.index, default: [:]][attribute] = text
    }
    let tree = ElementTree(root.tree, replacing: replaced)
    return InterfaceDocument(InterfaceElement(tree: tree, index: root.index), kind: kind)
  }

  /// The attribute that has the text of a key; nil if there is none.
  private func place(ofText key: String) -> (element: InterfaceElement, attribute: String)? {
    let parts = key.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, let object = element(String(parts[0])) else { return nil }
    let property = String(parts[1])
    func attribute(_ name: String, of part: InterfaceElement?) -> (InterfaceElement, String)? {
      part.map { ($0, name) }
    }
    switch property {
    case "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "badgeValue":
      return (object, property)
    case "normalTitle", "highlightedTitle", "disabledTitle", "selectedTitle":
      return attribute("title", of: object.child(key: String(property.dropLast("Title".count))))
    case "configuration.title":
      return attribute("title", of: object.child(key: "configuration"))
    case "accessibilityLabel", "accessibilityHint":
      return attribute(
        property == "accessibilityLabel" ? "label" : "hint",
        of: object.child(key: "accessibilityConfiguration"))
    default:
      guard property.hasPrefix("segmentTitles["), property.hasSuffix("]"),
        let index = Int(property.dropFirst("segmentTitles[".count).dropLast())
      else { return nil }
      let segments = object.members("segments")
      return attribute("title", of: segments.indices.contains(index) ? segments[index] : nil)
    }
  }
}
