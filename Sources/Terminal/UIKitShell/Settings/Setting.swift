/// One thing that can be set: its name, the words for its values, and what it is for.
///
/// `set`, the settings file, help and completion follow from these declarations.
///
/// Source: SHELL.md "Settings and files".
public struct Setting: Sendable {
  /// The name as typed.
  public let name: String
  /// The words for every value it can have; the default is the first.
  public let choices: [String]
  /// Other words for some of the choices.
  let otherWords: [String: String]
  /// What it is for, in a few words.
  public let summary: String
  /// The setting after which it is listed; nil for the order of contributions.
  public let predecessor: String?
  /// True if it stands in place of an earlier contribution's setting of that name.
  public let isOverride: Bool
  private let word: @Sendable (Settings) -> String
  private let change: @Sendable (inout Settings, String) -> Void

  /// A setting of an app, whose value the app's `ShellSessionDelegate` keeps by its word.
  ///
  /// - Parameters:
  ///   - name: the name as typed, lower case.
  ///   - choices: the words for its values, the standard one first; not empty.
  ///   - summary: what it is for, in a few words.
  ///   - predecessor: the setting after which it is listed.
  public init(
    _ name: String, choices: [String], _ summary: String, after predecessor: String? = nil
  ) {
    let standard = choices.first ?? ""
    self.init(
      name: name, choices: choices, summary: summary, predecessor: predecessor,
      isOverride: false, word: { $0.contributed[name] ?? standard },
      change: { $0.contributed[name] = $1 })
  }

  /// The same setting, explained in an app's own words, to override it.
  public func reworded(_ summary: String) -> Setting {
    Setting(
      name: name, choices: choices, otherWords: otherWords, summary: summary, predecessor: nil,
      isOverride: true, word: word, change: change)
  }

  /// A setting of the shell with a few values, each with its word.
  private init<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ value: any WritableKeyPath<ShellSettings, Value> & Sendable,
    _ summary: String, otherWords: [String: Value] = [:]
  ) {
    self.init(
      name: name, choices: Value.allCases.map(\.rawValue),
      otherWords: otherWords.mapValues(\.rawValue), summary: summary, predecessor: nil,
      isOverride: false, word: { $0.shell[keyPath: value].rawValue },
      change: { settings, word in
        if let new = Value(rawValue: word) { settings.shell[keyPath: value] = new }
      })
  }

  /// A setting of the shell that is `on` or `off`.
  private init(
    _ name: String, _ value: any WritableKeyPath<ShellSettings, Bool> & Sendable,
    _ summary: String
  ) {
    self.init(
      name: name, choices: ShellSettings()[keyPath: value] ? ["on", "off"] : ["off", "on"],
      summary: summary, predecessor: nil, isOverride: false,
      word: { $0.shell[keyPath: value] ? "on" : "off" },
      change: { $0.shell[keyPath: value] = $1 == "on" })
  }

  private init(
    name: String, choices: [String], otherWords: [String: String] = [:], summary: String,
    predecessor: String?, isOverride: Bool,
    word: @escaping @Sendable (Settings) -> String,
    change: @escaping @Sendable (inout Settings, String) -> Void
  ) {
    self.name = name
    self.choices = choices
    self.otherWords = otherWords
    self.summary = summary
    self.predecessor = predecessor
    self.isOverride = isOverride
    self.word = word
    self.change = change
  }

  fileprivate func word(in settings: Settings) -> String { word(settings) }

  fileprivate func change(_ settings: inout Settings, to word: String) { change(&settings, word) }
}

/// The shell's own settings.
extension Setting {
  static let color = Setting("color", \.color, "colours on the screen")
  static let draw = Setting("draw", \.draw, "redraw in place, scroll, or speak")
  static let ascii = Setting("ascii", \.ascii, "no characters but ASCII")
  static let log = Setting("log", \.log, "where lifecycle calls are printed")
  static let calls = Setting(
    "calls", \.calls, "which calls are printed", otherWords: CallChoice.otherWords)
  static let logFormat = Setting(
    "log-format", \.logFormat, "marks and columns, or Stanford's lines")
  static let delegates = Setting(
    "delegates", \.delegates, "calls of delegates and data sources")
  static let animations = Setting(
    "animations", \.animations, "begin and end of animations in the calls")
  static let `repeat` = Setting("repeat", \.repeats, "Enter repeats scroll, zoom and page")
  static let tips = Setting("tips", \.tips, "hints after failed lines")
  static let pager = Setting("pager", \.pager, "stop long texts at each page")
  /// Overridden by an app that says what rings.
  public static let bell = Setting("bell", \.bell, "ring when the app asks for it")
  static let mouse = Setting("mouse", \.mouse, "click and wheel; Shift selects text")
  static let keys = Setting("keys", \.keys, "whether letters stand for function keys")
  static let pace = Setting("pace", \.pace, "how fast steps are shown one by one")
  static let motion = Setting(
    "motion", \.motion, "what is seen of what moves", otherWords: MotionChoice.otherWords)
  static let redraw = Setting("redraw", \.redraw, "draw the screen after a command")
  static let appearance = Setting("appearance", \.appearance, "how the device shows apps")
  static let textSize = Setting("textsize", \.textSize, "the text size")
}

/// The values of all settings: the shell's own, and those of contributions by their words.
package struct Settings: Hashable, Sendable {
  /// The shell's own.
  package var shell: ShellSettings
  /// The words of the others, by the settings' names; what is not there has its first choice.
  package var contributed: [String: String]

  /// Settings for a person at a terminal, if none are given.
  package init(shell: ShellSettings = ShellSettings(), contributed: [String: String] = [:]) {
    self.shell = shell
    self.contributed = contributed
  }

  /// Settings for scripts: scrolling, ASCII, no colour.
  package static var script: Settings {
    var settings = Settings()
    settings.shell.color = .never
    settings.shell.draw = .scroll
    settings.shell.ascii = .on
    settings.shell.log = .after
    settings.shell.calls = .lecture
    return settings
  }

  /// The word for the value of a setting.
  package subscript(_ setting: Setting) -> String { setting.word(in: self) }

  /// Changes a setting; false, and no change, if it has no value of that word.
  @discardableResult
  package mutating func set(_ setting: Setting, to word: some StringProtocol) -> Bool {
    var word = word.lowercased()
    word = setting.otherWords[word] ?? word
    guard setting.choices.contains(word) else { return false }
    setting.change(&self, to: word)
    return true
  }
}
