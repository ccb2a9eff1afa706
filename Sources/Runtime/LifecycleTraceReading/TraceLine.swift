import LifecycleTrace

/// The fields of one line of a trace, each nil if the line does not have it.
struct TraceLine {
  var trace: String?
  var version: Int?
  var dropped: Int?
  var text: String?
  var sequence: Int?
  var time: Int?
  var controller: String?
  var ordinal: Int?
  var call: String?
  var depth: Int?
  var command: Int?
  var transition: Int?
  var kind: LifecycleTransition.Kind?
  var animated: Bool?
  var width: Double?
  var height: Double?
  var traits: String?
  /// The inner nil means no parent.
  var parent: String??
  var parentOrdinal: Int?
  var segue: String?
  var category: String?
  var heldBy: String?
  var heldByOrdinal: Int?
  /// What a line of `log show --style ndjson` says, and when.
  var eventMessage: String?
  var timestamp: String?

  /// Creates a line without fields.
  init() {}

  /// Reads an object; fields that are not of a trace are skipped.
  init(_ cursor: inout JSONCursor, depth limit: Int) throws(JSONCursor.Failure) {
    try cursor.need(0x7B, "an object, {")
    if !cursor.take(0x7D) {
      repeat {
        cursor.skipBlanks()
        let name = try cursor.string("a name in quotes")
        try cursor.need(0x3A, "a colon")
        try read(name, &cursor, depth: limit)
      } while cursor.take(0x2C)
      try cursor.need(0x7D, "a comma or }")
    }
    cursor.skipBlanks()
    if cursor.next != nil { throw cursor.failure("the end of the line") }
  }

  private mutating func read(
    _ name: String, _ cursor: inout JSONCursor, depth limit: Int
  ) throws(JSONCursor.Failure) {
    cursor.skipBlanks()
    // Null is the same as a missing field, except for a parent, where it means none.
    if cursor.take(word: "null") {
      if name == "parent" { parent = .some(nil) }
      return
    }
    switch name {
    case "sequence": sequence = try cursor.integer(0...Int.max, "a whole number")
    case "time": time = try cursor.integer(0...Int.max, "whole nanoseconds")
    case "controller": controller = try cursor.string("the name of a controller")
    case "ordinal": ordinal = try cursor.integer(1...Int.max, "a number from 1")
    case "call": call = try cursor.string("the name of a call")
    case "depth": depth = try cursor.integer(0...Int.max, "a number from 0")
    case "command": command = try cursor.integer(0...Int.max, "a number from 0")
    case "transition": transition = try cursor.integer(1...Int.max, "a number from 1")
    case "kind": kind = try Self.kind(&cursor)
    case "animated": animated = try cursor.boolean()
    case "width": width = try cursor.number()
    case "height": height = try cursor.number()
    case "traits": traits = try cursor.string()
    case "parent": parent = try cursor.string("the name of a controller, or null")
    case "parentOrdinal": parentOrdinal = try cursor.integer(1...Int.max, "a number from 1")
    case "segue": segue = try cursor.string()
    case "category": category = try cursor.string("the name of a category")
    case "heldBy": heldBy = try cursor.string("the name of a controller")
    case "heldByOrdinal": heldByOrdinal = try cursor.integer(1...Int.max, "a number from 1")
    case "trace": trace = try cursor.string()
    case "version": version = try cursor.integer(1...JSONLinesFormat.version, Self.versions)
    case "dropped": dropped = try cursor.integer(0...Int.max, "a number from 0")
    case "text": text = try cursor.string()
    case "eventMessage": eventMessage = try cursor.string()
    case "timestamp": timestamp = try Self.textIfAny(&cursor, depth: limit)
    default: try cursor.skipValue(depth: limit)
    }
  }

  /// A text, or nil for another value: other programs write times as numbers.
  private static func textIfAny(
    _ cursor: inout JSONCursor, depth limit: Int
  ) throws(JSONCursor.Failure) -> String? {
    if cursor.next == 0x22 { return try cursor.string() }
    try cursor.skipValue(depth: limit)
    return nil
  }

  private static let versions = "a version from 1 to \(JSONLinesFormat.version)"

  private static func kind(
    _ cursor: inout JSONCursor
  ) throws(JSONCursor.Failure) -> LifecycleTransition.Kind {
    let start = cursor.position
    guard let kind = LifecycleTransition.Kind(rawValue: try cursor.string()) else {
      let kinds = LifecycleTransition.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw cursor.failure("one of \(kinds)", at: start)
    }
    return kind
  }
}
