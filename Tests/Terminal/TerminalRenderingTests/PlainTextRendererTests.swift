import TerminalRendering
import Testing
import UIKit

@MainActor
@Suite("Plain text renderer")
struct PlainTextRendererTests {
  private func view(
    _ label: String?, _ value: String? = nil, _ traits: UIAccessibilityTraits = .none
  ) -> UIView {
    let view = UIView(frame: .zero)
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    view.accessibilityValue = value
    view.accessibilityTraits = traits
    return view
  }

  @Test func `label, value and kind make one sentence, in view order`() {
    let root = UIView(frame: .zero)
    let group = UIView(frame: .zero)
    group.addSubview(view("Stats", "tab 4 of 5", [.button, .selected]))
    root.addSubview(view("Concentration", nil, .header))
    root.addSubview(group)
    root.addSubview(view("Flips", "4"))
    root.addSubview(view("Really?"))
    #expect(
      PlainTextRenderer.sentences(of: root) == [
        "Concentration, heading.", "Stats, tab 4 of 5, button, selected.", "Flips, 4.", "Really?",
      ])
  }

  @Test func `an accessible view speaks for all it holds; hidden and empty ones say nothing`() {
    let card = view("B2", "diamond.")
    card.addSubview(view("inner"))
    let root = UIView(frame: .zero)
    let hidden = view("hidden")
    hidden.isHidden = true
    for view in [card, hidden, view(nil), view("  \n ")] { root.addSubview(view) }
    #expect(PlainTextRenderer.sentences(of: root) == ["B2, diamond."])
  }

  @Test func `line breaks in a label do not break the sentence`() {
    #expect(PlainTextRenderer.sentences(of: view("Two\nlines", "a  b")) == ["Two lines, a b."])
  }
}
