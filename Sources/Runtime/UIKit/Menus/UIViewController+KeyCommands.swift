import Foundation

extension UIViewController {
  /// Adds a command for a key to those that the controller has.
  ///
  /// Source: Apple, UIViewController.addKeyCommand(_:).
  public func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  /// Removes a command that was added.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }
}
