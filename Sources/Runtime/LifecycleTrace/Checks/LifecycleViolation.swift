/// One place where a trace breaks a rule of UIKit.
public struct LifecycleViolation: Error, Hashable, Sendable {
  /// The id of the rule, such as `I10`.
  public let rule: String
  /// The controller that received the offending call, or that was left in a wrong state.
  public let controller: ControllerID
  /// The sequence number of the offending event, or nil if the end of the trace breaks the rule.
  public let sequence: Int?
  /// What is wrong, in words.
  public let message: String

  /// Creates a violation from its parts.
  public init(rule: String, controller: ControllerID, sequence: Int?, message: String) {
    self.rule = rule
    self.controller = controller
    self.sequence = sequence
    self.message = message
  }
}

extension LifecycleViolation: CustomStringConvertible {
  /// The violation as one line: `I10 Game#1 at event 12: viewDidAppear(...) while disappeared`.
  public var description: String {
    let place = sequence.map { "at event \($0)" } ?? "at the end"
    return "\(rule) \(controller) \(place): \(message)"
  }
}
