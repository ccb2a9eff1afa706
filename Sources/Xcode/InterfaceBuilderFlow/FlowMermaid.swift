import InterfaceBuilderReading

/// A flow as a flowchart in the language of Mermaid.
///
/// Containment is a thick line, a segue an arrow, an unwind segue a dotted arrow to where it ends.
/// Source: mermaid.js.org, flowcharts.
public enum FlowMermaid {
  /// The text, with a line break at its end.
  public static func make(_ flow: InterfaceFlow) -> String {
    var lines = ["flowchart LR"]
    for (index, node) in flow.nodes.enumerated() {
      let words = node.detail == node.name ? [node.name] : [node.name, node.detail]
      let text = words.map(escaped).joined(separator: "<br/>")
      lines.append(node.isInitial ? "  s\(index)([\"\(text)\"])" : "  s\(index)[\"\(text)\"]")
    }
    for (index, edge) in flow.edges.enumerated() {
      let label = escaped(edge.name + (edge.trigger.map { " by \($0)" } ?? ""))
      switch (edge.kind, edge.destination) {
      case (.unwind, _):
        lines.append("  s\(edge.source) -. \"\(label)\" .-> u\(index)((\" \"))")
      case (.relationship, let destination?), (.embed, let destination?):
        lines.append("  s\(edge.source) == \"\(label)\" ==> s\(destination)")
      case (_, let destination?):
        lines.append("  s\(edge.source) -- \"\(label)\" --> s\(destination)")
      case (_, nil): break
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A text in which each character that Mermaid or HTML might take for its own is written by its number.
  private static func escaped(_ text: String) -> String {
    text.oneLine.unicodeScalars.map { scalar in
      "#;%<>&\"\\{}`$@[]()|".unicodeScalars.contains(scalar)
        ? "#\(scalar.value);" : String(scalar)
    }.joined()
  }
}
