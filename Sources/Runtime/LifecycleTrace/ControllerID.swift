/// The identity of a controller in a trace: its logging name and an ordinal.
///
/// It contains no address, so that two runs of a program have the same identities. Source:
/// UIKIT-CASES.md vcl-line-format, the idea of Stanford's logging class.
public struct ControllerID: Hashable, Sendable {
  /// The logging name, such as `Game`.
  public let name: String
  /// The number of the controller among those of its name, from 1 in the order of creation.
  public let ordinal: Int

  /// Creates an identity; the ordinal is 1 or more.
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
