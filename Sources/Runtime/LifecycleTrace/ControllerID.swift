/// The name of one controller in the trace: its logging name and how many of that name so far.
///
/// It is never an address, so two runs of the same program name their controllers alike.
/// Source: UIKIT-CASES.md vcl-line-format, the idea of Stanford's logging class.
public struct ControllerID: Hashable, Sendable {
  /// The logging name, such as `Game`.
  public let name: String
  /// Which controller of that name this is, counted from 1 in the order of their making.
  public let ordinal: Int

  /// Makes the name of a controller; the ordinal is 1 or more.
  public init(name: String, ordinal: Int) {
    self.name = name
    self.ordinal = ordinal
  }
}

extension ControllerID: CustomStringConvertible {
  /// The name as logs show it: `Game#1`.
  public var description: String {
    var bytes: [UInt8] = []
    bytes.append(self)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ControllerID: Comparable {
  /// Orders by name, then by ordinal.
  public static func < (left: ControllerID, right: ControllerID) -> Bool {
    (left.name, left.ordinal) < (right.name, right.ordinal)
  }
}
