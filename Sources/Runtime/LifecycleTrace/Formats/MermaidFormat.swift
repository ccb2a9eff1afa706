/// A trace as a sequence diagram in the language of Mermaid.
///
/// Calls are messages from UIKit to controllers; a nested call is a message from the controller
/// whose call it is nested in. Source: mermaid.js.org, sequence diagrams.
public enum MermaidFormat {
  /// Adds a whole trace.
  ///
  /// - Complexity: O(n) in the number of events.
  public static func write(_ trace: RecordedTrace, to output: inout [UInt8]) {
    var lanes = ControllerLanes()
    let numbers = trace.events.map { lanes.observe($0) }
    output.append("sequenceDiagram\n  participant UIKit\n")
    for (number, controller) in lanes.controllers.enumerated() {
      output.append("  participant c")
      output.append(decimal: number)
      output.append(" as ")
      output.append(mermaid: controller.description)
      output.append(0x0A)
    }
    writeCalls(trace, of: numbers, to: &output)
  }

  private static func writeCalls(
    _ trace: RecordedTrace, of numbers: [Int], to output: inout [UInt8]
  ) {
    /// The controllers of the enclosing calls, the outermost first.
    var callers: [Int] = []
    var command = 0
    for (event, number) in zip(trace.events, numbers) {
      if event.cause.command != command {
        command = event.cause.command
        writeNote(command, trace.commands[command], to: &output)
      }
      callers.removeLast(max(0, callers.count - max(0, event.depth)))
      output.append("  ")
      writeParticipant(callers.last, to: &output)
      output.append(event.callback.kind == .deinit ? "-x" : "->>" as StaticString)
      writeParticipant(number, to: &output)
      output.append(": ")
      output.append(mermaid: event.callDescription)
      output.append(0x0A)
      callers.append(number)
    }
  }

  private static func writeNote(_ number: Int, _ text: String?, to output: inout [UInt8]) {
    output.append("  Note over UIKit: ")
    output.append(decimal: number)
    if let text {
      output.append(" ")
      output.append(mermaid: text)
    }
    output.append(0x0A)
  }

  private static func writeParticipant(_ number: Int?, to output: inout [UInt8]) {
    guard let number else { return output.append("UIKit") }
    output.append("c")
    output.append(decimal: number)
  }
}

extension [UInt8] {
  /// Adds a text escaped for Mermaid and for HTML.
  ///
  /// Mermaid writes a character by its number as `#35;`.
  fileprivate mutating func append(mermaid text: String) {
    var shown: [UInt8] = []
    shown.append(visible: text)
    for scalar in String(decoding: shown, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "#", ";", "%", "<", ">", "&", "\"", "\\", "{", "}", "`", "$", "@":
        append("#")
        append(decimal: Int(scalar.value))
        append(";")
      default: append(text: String(scalar))
      }
    }
  }
}
