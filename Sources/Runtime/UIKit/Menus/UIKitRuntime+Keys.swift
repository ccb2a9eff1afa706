import Foundation

extension UIKitRuntime {
  /// A key that a person presses, with those that are held with it.
  public struct KeyPress: Hashable, Sendable {
    /// A character, or one of the constants of `UIKeyCommand`.
    public let input: String
    /// The keys that are held with it.
    public let modifierFlags: UIKeyModifierFlags

    /// Makes a press.
    public init(_ input: String, modifierFlags: UIKeyModifierFlags = []) {
      self.input = input
      self.modifierFlags = modifierFlags
    }

    fileprivate func matches(_ command: UIKeyCommand) -> Bool {
      command.modifierFlags == modifierFlags
        && command.input?.lowercased() == input.lowercased()
    }
  }

  /// Finds the key commands of an application, and sends them.
  ///
  /// Source: UIKIT-CASES.md key-command.
  @preconcurrency @MainActor
  public struct Keys {
    private let application: UIApplication

    /// Makes a value that presses keys of an application.
    public init(of application: UIApplication) {
      self.application = application
    }

    /// The commands that can be sent now, those of the nearest responder first.
    public var commands: [UIKeyCommand] { offers.map(\.command) }

    /// Sends the command of a key; false if there is none.
    @discardableResult
    public func press(_ key: KeyPress) -> Bool {
      guard let offer = offers.first(where: { key.matches($0.command) }) else { return false }
      return application.sendAction(
        offer.command.action, to: offer.target, from: offer.command, for: nil)
    }

    private struct Offer {
      let command: UIKeyCommand
      let target: UIResponder
    }

    /// Each command with who takes it: a responder of the chain, from where the command is offered.
    private var offers: [Offer] {
      var offers: [Offer] = []
      var responder = start
      while let current = responder {
        let added = (current as? UIViewController)?.addedKeyCommands ?? []
        for command in (current.keyCommands ?? []) + added {
          guard
            let target = current.target(forAction: command.action, withSender: command)
              as? UIResponder
          else { continue }
          target.validate(command)
          if command.attributes.isDisjoint(with: [.disabled, .hidden]) {
            offers.append(Offer(command: command, target: target))
          }
        }
        responder = current.next
      }
      return offers
    }

    /// The first responder, or else the controller in front.
    private var start: UIResponder? {
      let window = application.keyWindow
      return window?.firstResponder ?? window?.rootViewController?.frontmost ?? window
    }
  }
}
