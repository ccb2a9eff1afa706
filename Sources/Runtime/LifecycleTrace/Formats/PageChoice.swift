/// The commands and controllers of a page, each with a box to tick; what is not ticked is hidden by the
/// style sheet alone, for the page has no script.
struct PageChoice {
  /// The number of each controller on the page; empty where there are too many to choose from.
  let controllers: [ControllerID: Int]
  private let names: [ControllerID]
  private let commands: [Int]

  /// More boxes than these are no choice any more.
  private static let limit = 60

  /// The choice among the calls of a trace.
  init(_ trace: RecordedTrace) {
    var names: [ControllerID] = []
    var commands: [Int] = []
    var seen: Set<ControllerID> = []
    for event in trace.events {
      if seen.insert(event.controller).inserted { names.append(event.controller) }
      if commands.last != event.cause.command { commands.append(event.cause.command) }
    }
    let hasChoice = names.count <= Self.limit
    self.names = hasChoice ? names : []
    controllers = Dictionary(
      uniqueKeysWithValues: hasChoice ? names.enumerated().map { ($1, $0) } : [])
    self.commands =
      commands.count <= Self.limit && Set(commands).count == commands.count ? commands : []
  }

  /// The rules that hide what is not ticked.
  var style: String {
    let hidden =
      commands.map { "body:has(#choose-k\($0):not(:checked)) .k\($0) { display: none; }" }
      + names.indices.flatMap { number in
        let state = "body:has(#choose-c\(number):not(:checked))"
        return [
          "\(state) tr.c\(number) { display: none; }",
          "\(state) svg .c\(number) { visibility: hidden; }",
        ]
      }
    return hidden.map { $0 + "\n" }.joined()
  }

  /// Adds the boxes.
  func write(heading: (Int) -> String, to output: inout [UInt8]) {
    guard !names.isEmpty || !commands.isEmpty else { return }
    output.append("<details class=\"choose\"><summary>Choose commands and controllers</summary>\n")
    if !commands.isEmpty {
      output.append("<fieldset><legend>Commands</legend>\n")
      for command in commands { Self.writeBox("k\(command)", heading(command), to: &output) }
      output.append("</fieldset>\n")
    }
    if !names.isEmpty {
      output.append("<fieldset><legend>Controllers</legend>\n")
      for (number, name) in names.enumerated() {
        Self.writeBox("c\(number)", name.description, to: &output)
      }
      output.append("</fieldset>\n")
    }
    output.append("</details>\n")
  }

  private static func writeBox(_ id: String, _ text: String, to output: inout [UInt8]) {
    output.append("<label><input type=\"checkbox\" checked id=\"choose-")
    output.append(text: id)
    output.append("\"> ")
    output.append(html: text)
    output.append("</label>\n")
  }

  /// Adds the class by which a controller's row is hidden.
  func writeClass(of controller: ControllerID, to output: inout [UInt8]) {
    guard let number = controllers[controller] else { return }
    output.append(" class=\"c")
    output.append(decimal: number)
    output.append("\"")
  }
}
