import LifecycleTrace

/// What a person can set about the shell itself.
package struct ShellSettings: Hashable, Sendable {
  /// When colours are used.
  package var color = ColorChoice.auto
  /// How screens reach the person.
  package var draw = DisplayMode.page
  /// Whether there are characters other than ASCII.
  package var ascii = ASCIIChoice.auto
  /// Where lifecycle calls are printed.
  ///
  /// A person has them beside the board where there is room.
  package var log = LogPlace.beside
  /// Which lifecycle calls are printed.
  ///
  /// A person who plays has the fewest; scripts and `--teach` have those of a lecture.
  package var calls = CallChoice.common
  /// How lifecycle calls are written.
  package var logFormat = LogStyle.text
  /// Whether the calls of the delegates of views and containers are recorded and shown.
  package var delegates = false
  /// Whether begin and end of animations are recorded and shown with the calls.
  package var animations = false
  /// When the screen is drawn after a command.
  package var redraw = RedrawChoice.auto
  /// Whether Enter repeats scroll, zoom and page.
  package var repeats = true
  /// Whether failed lines are answered with hints.
  package var tips = true
  /// Whether long texts stop at each page.
  package var pager = true
  /// For which events the bell rings.
  package var bell = BellChoice.off
  /// Whether the mouse is reported where pages are drawn.
  package var mouse = true
  /// Which keys act beside the arrows where pages are drawn.
  package var keys = KeysChoice.function
  /// How fast steps are shown, such as a bot's cards.
  package var pace = PaceChoice.normal
  /// What is seen of motion where pages are drawn.
  package var motion = MotionChoice.auto
  /// Whether the app is shown light or dark.
  package var appearance = AppearanceChoice.dark
  /// The text size for the app.
  package var textSize = TextSizeChoice.large

  /// The settings before anything is set.
  package init() {}
}

/// Which keys act beside the arrows where pages are drawn.
package enum KeysChoice: String, CaseIterable, Hashable, Sendable {
  /// Function keys.
  case function
  /// Letters as well, while the cursor is on the screen.
  case letters
}

/// Whether there are characters other than ASCII.
package enum ASCIIChoice: String, CaseIterable, Hashable, Sendable {
  /// As the terminal allows.
  case auto
  case on, off
}

/// How long each step of a command is shown, such as a bot's card.
package enum PaceChoice: String, CaseIterable, Hashable, Sendable {
  case normal, slow, fast
  /// Each frame is shown until the command `step` asks for the next one.
  case step
  /// Only the last one is shown.
  case off

  /// The time of a step, in seconds.
  var seconds: Double {
    switch self {
    case .normal, .step: 0.7
    case .slow: 1.4
    case .fast: 0.3
    case .off: 0
    }
  }
}

/// What is seen of motion where pages are drawn.
package enum MotionChoice: String, CaseIterable, Hashable, Sendable {
  /// As the way to the terminal allows: `full` or `reduced`.
  case auto
  /// Frames on the way, and steps.
  case full
  /// Steps alone, as `UIAccessibility.isReduceMotionEnabled` asks for.
  case reduced
  /// Only the end.
  case off

  /// Other words for a choice.
  static let otherWords = ["less": MotionChoice.reduced]
}

/// For which events of an app the bell rings.
package enum BellChoice: String, CaseIterable, Hashable, Sendable {
  case off
  /// For those that matter, such as a pair.
  case on
  /// For the lesser ones, too.
  case all

  /// Whether the bell rings for an event.
  func rings(for event: CommandEvent) -> Bool {
    switch self {
    case .off: false
    case .on: event.ringsBell && !event.isMinor
    case .all: event.ringsBell
    }
  }
}

/// Where lifecycle calls are printed.
package enum LogPlace: String, CaseIterable, Hashable, Sendable {
  /// Nowhere.
  case off
  /// After each command.
  case after
  /// Beside the screen, where there is room.
  case beside
}

extension ShellSettings {
  /// What is recorded: the calls of controllers and of the app's delegates always.
  package var categories: Set<LifecycleCategory> {
    Set(
      [.controller, .application] + (delegates ? [.delegate] : [])
        + (animations ? [.animation] : []))
  }
}

/// Which lifecycle calls are printed.
package enum CallChoice: String, CaseIterable, Hashable, Sendable {
  /// Those of the app's own controllers, without the rarer ones.
  case common
  /// Those by which a lecture explains view controllers, without UIKit's own containers.
  case lecture
  /// Every call of every controller, and of the delegates of application and scenes.
  case all

  /// Other words for a choice.
  static let otherWords = ["brief": CallChoice.common]

  /// Whether the choice lets a call through.
  ///
  /// Calls of the delegates of views and containers, and animations, have settings of their own.
  func shows(_ event: LifecycleEvent) -> Bool {
    if [.delegate, .animation].contains(event.callback.category) { return true }
    return switch self {
    case .common: event.callback.isCommon && !event.controller.isUIKitContainer
    case .lecture: event.callback.isLecture && !event.controller.isUIKitContainer
    case .all: true
    }
  }
}

/// When the screen is drawn after a command.
package enum RedrawChoice: String, CaseIterable, Hashable, Sendable {
  /// When it has changed.
  case auto
  case always, never
}
