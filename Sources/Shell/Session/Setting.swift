/// What a person may set, with the choices of each.
///
/// Source: REPL.md section 4.
package enum Setting: String, CaseIterable, Hashable, Sendable {
  case color, draw, symbols, ascii, zoom, log, calls, `repeat`, tips, pager, bell, clock, redraw

  /// The name as typed.
  package var name: String { rawValue }

  /// Every value it can have.
  package var choices: [String] {
    switch self {
    case .color: ["auto", "always", "never"]
    case .draw: ["page", "scroll", "plain"]
    case .symbols: ["auto", "letters", "shapes", "emoji"]
    case .ascii: ["auto", "on", "off"]
    case .zoom: ["auto", "fit", "1", "2", "3"]
    case .log: ["off", "after", "beside"]
    case .calls: ["common", "all"]
    case .redraw: ["auto", "always", "never"]
    case .bell: ["off", "on"]
    case .repeat, .tips, .pager, .clock: ["on", "off"]
    }
  }

  /// What it is for, in a few words.
  package var summary: String {
    switch self {
    case .color: "colours on the screen"
    case .draw: "redraw in place, scroll, or speak"
    case .symbols: "what the cards show"
    case .ascii: "no characters but ASCII"
    case .zoom: "size of the cards"
    case .log: "where lifecycle calls are printed"
    case .calls: "which calls are printed"
    case .repeat: "Enter repeats scroll, zoom and page"
    case .tips: "hints after failed lines"
    case .pager: "stop long texts at each page"
    case .bell: "ring when a pair is found"
    case .clock: "show the time"
    case .redraw: "draw the screen after a command"
    }
  }
}

/// The values of all settings.
package struct Settings: Hashable, Sendable {
  /// The value of each setting, in the order of `allCases`; every command asks for some.
  private var values: [String]

  /// Settings for a person at a terminal: calls are shown beside the board where there is room.
  package init() {
    values = Setting.allCases.map { $0.choices[0] }
    set(.log, to: "beside")
  }

  /// Settings for scripts: scrolling, ASCII, no colour.
  package static var script: Settings {
    var settings = Settings()
    settings.set(.color, to: "never")
    settings.set(.draw, to: "scroll")
    settings.set(.ascii, to: "on")
    settings.set(.log, to: "after")
    return settings
  }

  /// The value of a setting.
  package subscript(_ setting: Setting) -> String {
    values[Self.place(setting)]
  }

  /// Changes a setting; false, and no change, if it has no such value.
  @discardableResult
  package mutating func set(_ setting: Setting, to value: String) -> Bool {
    let value = value.lowercased()
    guard setting.choices.contains(value) else { return false }
    values[Self.place(setting)] = value
    return true
  }

  /// True for a setting whose value is `on`.
  package func isOn(_ setting: Setting) -> Bool { self[setting] == "on" }

  private static func place(_ setting: Setting) -> Int {
    switch setting {
    case .color: 0
    case .draw: 1
    case .symbols: 2
    case .ascii: 3
    case .zoom: 4
    case .log: 5
    case .calls: 6
    case .repeat: 7
    case .tips: 8
    case .pager: 9
    case .bell: 10
    case .clock: 11
    case .redraw: 12
    }
  }
}
