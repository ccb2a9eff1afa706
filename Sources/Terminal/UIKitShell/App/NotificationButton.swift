import UIKit

/// What a person can press on a notification, found by words.
@MainActor
enum NotificationButton {
  /// A button of the app, with what the person answers it.
  case action(UIKitRuntime.PresentedNotification.Action, text: String)
  /// What takes the notification away.
  case clear

  /// The word that takes a notification away, where the app has no button of this title.
  static let clearing = "clear"

  /// The titles of all buttons of a notification.
  static func titles(of notification: UIKitRuntime.PresentedNotification) -> [String] {
    notification.actions.map(\.title) + [clearing]
  }

  /// The button that the next words name, by its title or the beginning of it, and the text behind them.
  static func next(
    in arguments: inout ArgumentReader, of notification: UIKitRuntime.PresentedNotification
  ) throws(CommandFailure) -> NotificationButton {
    let titles = titles(of: notification)
    var words: [Word] = []
    while let word = arguments.next() {
      words.append(word)
      if let index = index(of: words, in: titles, isWhole: true) {
        return try button(index, of: notification, &arguments)
      }
    }
    guard let index = index(of: words, in: titles, isWhole: false) else {
      throw CommandFailure(
        .unknownChoice(
          noun: "button", word: name(words), title: "Write", choices: titles),
        at: words.first?.range)
    }
    return try button(index, of: notification, &arguments)
  }

  private static func name(_ words: [Word]) -> String {
    words.map(\.text).joined(separator: " ")
  }

  private static func index(
    of words: [Word], in titles: [String], isWhole: Bool
  ) -> Int? {
    let name = name(words).lowercased()
    let found = titles.indices.filter {
      let title = titles[$0].lowercased()
      return isWhole ? title == name : title.hasPrefix(name)
    }
    return isWhole || found.count == 1 ? found.first : nil
  }

  private static func button(
    _ index: Int, of notification: UIKitRuntime.PresentedNotification,
    _ arguments: inout ArgumentReader
  ) throws(CommandFailure) -> NotificationButton {
    guard notification.actions.indices.contains(index) else {
      try arguments.end()
      return .clear
    }
    let action = notification.actions[index]
    guard action.question != nil else {
      try arguments.end()
      return .action(action, text: "")
    }
    return .action(action, text: arguments.rest())
  }
}
