import Foundation

/// The spoken text of an element, with VoiceOver's words and order.
///
/// Source: UIKIT-CASES.md accessibility-words.
@MainActor
struct SpokenText {
  let text: String

  init(of element: UIResponder) {
    let traits = element.accessibilityTraits
    var sentences = [Self.description(of: element, traits)].filter { !$0.isEmpty }
    sentences += Self.kinds(of: element, traits)
    if let place = (element as? PartElement)?.place {
      sentences.append("\(place.number) of \(place.count)")
    }
    if element.accessibilityCustomActions?.isEmpty == false {
      sentences.append("Actions Available")
    }
    if let hint = element.accessibilityHint.map(Self.oneLine), !hint.isEmpty {
      sentences.append(hint)
    }
    text = sentences.map(Self.ended).joined(separator: " ")
  }

  /// What is said of an element, a sentence for each line of a mere text.
  static func lines(of element: UIResponder) -> [String] {
    guard element.accessibilityTraits == .staticText, element.accessibilityValue == nil,
      element.accessibilityHint == nil, let label = element.accessibilityLabel,
      label.contains(where: \.isNewline)
    else { return [SpokenText(of: element).text].filter { !$0.isEmpty } }
    return label.split(whereSeparator: \.isNewline).map { oneLine(String($0)) }
      .filter { !$0.isEmpty }.map(ended)
  }

  /// Label and value, and whether the element is selected.
  private static func description(of element: UIResponder, _ traits: UIAccessibilityTraits)
    -> String
  {
    let value = traits.contains(.toggleButton) ? nil : element.accessibilityValue
    let parts = [element.accessibilityLabel, value].compactMap { $0 }.map(oneLine)
      .filter { !$0.isEmpty }
    let said = parts.joined(separator: ": ")
    guard traits.contains(.selected) else { return said }
    return said.isEmpty ? "Selected" : "Selected: " + said
  }

  private static func kinds(of element: UIResponder, _ traits: UIAccessibilityTraits) -> [String] {
    let words: [(UIAccessibilityTraits, String)] = [
      (.notEnabled, "Dimmed"), (.button, "Button"), (.backButton, "Back Button"),
      (.toggleButton, "Switch Button"), (.tab, "Tab"), (.header, "Heading"), (.link, "Link"),
      (.adjustable, "Adjustable"), (.image, "Image"), (.searchField, "Search Field"),
    ]
    return words.flatMap { trait, word -> [String] in
      guard traits.contains(trait) else { return [] }
      return trait == .toggleButton ? [word] + state(of: element) : [word]
    }
  }

  /// The state of a switch, whose value is 1 or 0.
  private static func state(of toggle: UIResponder) -> [String] {
    switch toggle.accessibilityValue {
    case "1": ["On"]
    case "0": ["Off"]
    case let value?: [oneLine(value)]
    case nil: []
    }
  }

  /// The text in one line, without a full stop at its end.
  private static func oneLine(_ text: String) -> String {
    var text = Substring(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    if text.hasSuffix("."), !text.hasSuffix("..") { text.removeLast() }
    return String(text)
  }

  private static func ended(_ sentence: String) -> String {
    sentence.last.map { ".!?:,;".contains($0) } == true ? sentence : sentence + "."
  }
}
