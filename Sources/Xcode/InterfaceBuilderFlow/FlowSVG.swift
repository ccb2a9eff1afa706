import InterfaceBuilderReading

/// A flow as a drawing: scenes in columns by their distance from the initial one, which is at the left.
///
/// It follows the reader's choice of a light or dark scheme, needs no script and names each scene and
/// segue for a screen reader.
public enum FlowSVG {
  private static let box = (width: 200, height: 48)
  private static let gap = (width: 220, height: 44)
  private static let margin = 24

  /// The text of the file, with a line break at its end.
  public static func make(_ flow: InterfaceFlow, title: String) -> String {
    let places = places(flow)
    let width = (places.map(\.x).max() ?? 0) + box.width + margin + 190
    let height = (places.map(\.y).max() ?? 0) + box.height + margin
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" "
        + "width=\"\(width)\" height=\"\(height)\" role=\"img\">",
      "<title>\(escaped("The flow of \(title)"))</title>",
      "<style>\(style)</style>",
      "<defs><marker id=\"head\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\" markerWidth=\"9\" "
        + "markerHeight=\"9\" markerUnits=\"userSpaceOnUse\" orient=\"auto\"><path class=\"head\" d=\"M0 0 8 4 0 8z\"/></marker></defs>",
      "<rect class=\"ground\" width=\"100%\" height=\"100%\"/>",
    ]
    lines += edges(flow, places)
    lines += zip(flow.nodes, places).map { node, place in scene(node, at: place) }
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  private struct Place {
    let x: Int
    let y: Int
  }

  /// A column for each distance; scenes to which no segue leads stand in the last one.
  private static func places(_ flow: InterfaceFlow) -> [Place] {
    let last = (flow.nodes.compactMap(\.distance).max() ?? -1) + 1
    var rows: [Int: Int] = [:]
    return flow.nodes.map { node in
      let column = node.distance ?? last
      let row = rows[column, default: 0]
      rows[column] = row + 1
      return Place(
        x: margin + column * (box.width + gap.width), y: margin + row * (box.height + gap.height))
    }
  }

  private static func scene(_ node: InterfaceFlow.Node, at place: Place) -> String {
    let middle = place.x + box.width / 2
    let detail = node.detail == node.name ? "" : node.detail
    let classes = node.isInitial ? "scene initial" : "scene"
    return """
      <g><title>\(escaped(node.name + (node.isInitial ? ", the initial scene" : "")))</title>\
      <rect class="\(classes)" x="\(place.x)" y="\(place.y)" width="\(box.width)" \
      height="\(box.height)" rx="8"/><text class="name" x="\(middle)" \
      y="\(place.y + (detail.isEmpty ? 29 : 21))">\(shortened(node.name, to: 24))</text>\
      \(detail.isEmpty ? "" : "<text x=\"\(middle)\" y=\"\(place.y + 37)\">\(shortened(detail, to: 30))</text>")\
      </g>
      """
  }

  /// The segues; those between the same two scenes share a line.
  private static func edges(_ flow: InterfaceFlow, _ places: [Place]) -> [String] {
    var labels: [Pair: [String]] = [:]
    var pairs: [Pair] = []
    for edge in flow.edges {
      let pair = Pair(
        source: edge.source, destination: edge.destination,
        isContainment: edge.kind == .relationship || edge.kind == .embed)
      if labels[pair] == nil { pairs.append(pair) }
      labels[pair, default: []].append(edge.name)
    }
    var used: [Int: Int] = [:]
    return pairs.map { pair in
      let number = used[pair.source, default: 0]
      used[pair.source] = number + 1
      return line(pair, labels[pair] ?? [], number: number, places)
    }
  }

  private struct Pair: Hashable {
    let source: Int
    let destination: Int?
    let isContainment: Bool
  }

  private static func line(
    _ pair: Pair, _ labels: [String], number: Int, _ places: [Place]
  ) -> String {
    let source = places[pair.source]
    let startX = source.x + box.width
    let startY = source.y + 8 + number * 14 % (box.height - 8)
    let kind = pair.destination == nil ? "unwind" : pair.isContainment ? "contains" : "segue"
    let label = shortened(
      labels.count > 1 ? "\(labels[0]) +\(labels.count - 1)" : labels[0], to: 28)
    let all = escaped(labels.joined(separator: ", "))
    guard let destination = pair.destination else {
      return """
        <g><title>\(all)</title><path class="unwind" d="M\(startX) \(startY)h28" \
        marker-end="url(#head)"/><text class="label" x="\(startX + 32)" y="\(startY + 4)">\(label)</text></g>
        """
    }
    let target = places[destination]
    let isForward = target.x > source.x
    let endX = isForward ? target.x : target.x + box.width
    let endY = target.y + box.height / 2
    let bend = isForward ? endX - 60 : max(startX, endX) + 60
    return """
      <g><title>\(all)</title><path class="\(kind)" d="M\(startX) \(startY)\
      C\(startX + 60) \(startY) \(bend) \(endY) \(endX) \(endY)" marker-end="url(#head)"/>\
      <text class="label" x="\(startX + 6)" y="\(startY - 3)">\(label)</text></g>
      """
  }

  private static func shortened(_ text: String, to count: Int) -> String {
    escaped(text.count > count ? text.prefix(count - 1) + "\u{2026}" : text)
  }

  private static func escaped(_ text: String) -> String {
    text.oneLine.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }

  private static let style = """
    svg{color-scheme:light dark;font:12px system-ui,sans-serif}.ground{fill:#fff}\
    text{fill:#444;text-anchor:middle}.name{fill:#111;font-weight:600;font-size:13px}\
    .label{text-anchor:start;font-size:11px}.scene{fill:#f4f6fa;stroke:#6b7a90}\
    .initial{stroke-width:3}path{fill:none;stroke:#2f6db5}.contains{stroke:#6b7a90;stroke-width:3}\
    .unwind{stroke-dasharray:4 3}path.head{fill:#4a6078;stroke:none}\
    @media(prefers-color-scheme:dark){.ground{fill:#16181d}text{fill:#b9c0cc}.name{fill:#f2f4f8}\
    .scene{fill:#23272f;stroke:#8b99ae}path{stroke:#7fb2ee}.contains{stroke:#8b99ae}\
    path.head{fill:#a9b6c8}}
    """
}
