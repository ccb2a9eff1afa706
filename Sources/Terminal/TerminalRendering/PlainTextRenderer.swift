import UIKit

/// Says in sentences what a window shows, in the order of its views, as a screen reader would.
@MainActor
public enum PlainTextRenderer {
  /// One sentence for each accessible view that is shown; what such a view holds is not read again.
  ///
  /// A sentence is the label, the value and the kind of the view: `Tab Stats, 4 of 5, selected.`
  public static func sentences(of view: UIView) -> [String] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    guard view.isAccessibilityElement else { return view.subviews.flatMap { sentences(of: $0) } }
    return sentence(of: view).map { [$0] } ?? []
  }

  private static func sentence(of view: UIView) -> String? {
    let said = [view.accessibilityLabel, view.accessibilityValue].compactMap { $0 }
    let parts = said.map(trimmed).filter { !$0.isEmpty }
    guard !parts.isEmpty else { return nil }
    let sentence = (parts + kinds(of: view.accessibilityTraits)).joined(separator: ", ")
    return sentence.last.map { ".!?:".contains($0) } == true ? sentence : sentence + "."
  }

  /// A full stop in the middle of a sentence would end it early.
  private static func trimmed(_ text: String) -> String {
    var text = Substring(text.split { $0.isWhitespace || $0.isNewline }.joined(separator: " "))
    if text.last == "." { text.removeLast() }
    return String(text)
  }

  private static func kinds(of traits: UIAccessibilityTraits) -> [String] {
    let words: [(UIAccessibilityTraits, String)] = [
      (.header, "heading"), (.button, "button"), (.image, "picture"), (.adjustable, "adjustable"),
      (.selected, "selected"), (.notEnabled, "not available"),
    ]
    return words.filter { traits.contains($0.0) }.map(\.1)
  }
}
