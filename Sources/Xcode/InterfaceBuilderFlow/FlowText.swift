/// A flow in words: each scene with the segues that lead from it.
public enum FlowText {
  /// The text, with a line break at its end.
  ///
  /// - Complexity: O(n) in the number of scenes and segues.
  public static func make(_ flow: InterfaceFlow) -> String {
    guard !flow.nodes.isEmpty else { return "No scenes.\n" }
    let reached = flow.nodes.count { $0.distance != nil }
    var lines: [String] = []
    for (index, node) in flow.nodes.enumerated() {
      if index == reached {
        lines.append(reached == 0 ? "No scene is the initial one:" : "No segue leads here:")
      }
      lines.append("\(index + 1) " + heading(node))
      for edge in flow.edges where edge.source == index { lines.append(line(edge, in: flow)) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func heading(_ node: InterfaceFlow.Node) -> String {
    var words = [node.name.oneLine]
    if node.detail != node.name { words.append("(\(node.detail.oneLine))") }
    if let identifier = node.identifier, identifier != node.name {
      words.append("id \"\(identifier.oneLine)\"")
    }
    if node.isInitial { words.append("- initial") }
    return words.joined(separator: " ")
  }

  private static func line(_ edge: InterfaceFlow.Edge, in flow: InterfaceFlow) -> String {
    let trigger = edge.trigger.map { " by \($0.oneLine)" } ?? ""
    let destination = edge.destination.map { " > \($0 + 1) \(flow.nodes[$0].name.oneLine)" } ?? ""
    return "    \(edge.name.oneLine)\(trigger)\(destination)"
  }
}

extension String {
  /// The text without characters that would break a line or move a cursor.
  var oneLine: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: " "
          default: scalar
          }
        }))
  }
}
