import UIKit

/// What a person does with what is on the screen in front: presses, touches, selects, adjusts and types.
@MainActor
package final class ScreenInput {
  let app: RunningApp
  let time: SessionTime
  let elements: ScreenElements
  private let delegates: [any ShellSessionDelegate]

  init(
    to app: RunningApp, time: SessionTime, elements: ScreenElements,
    delegates: [any ShellSessionDelegate]
  ) {
    self.app = app
    self.time = time
    self.elements = elements
    self.delegates = delegates
  }

  // MARK: Recording

  /// The data that the app works on, by the first contribution that has some.
  private var document: (any ShellSessionDelegate)? {
    delegates.first { $0.documentID != nil }
  }

  /// Identifies the data that the app works on; nil if there is none.
  var documentID: String? { document?.documentID }

  /// What a recording writes: the command, or the one that brings the data that the command brought.
  func recorded(_ command: String, since earlier: String?) -> String {
    documentID == earlier ? command : document?.documentAsCommand ?? command
  }
}
