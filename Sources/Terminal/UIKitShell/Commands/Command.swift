/// One command: how it is called, how it is explained, and what it does.
///
/// Dispatch, help and completion all come from this one value.
public final class Command: Sendable {
  /// What a command does with its arguments.
  public typealias Action =
    @MainActor @Sendable (inout ArgumentReader, ShellSession) throws(CommandFailure) -> Outcome
  /// What may stand at the cursor after the words already typed.
  public typealias Offers = @MainActor @Sendable (CompletionContext) -> [Completion.Candidate]

  /// The full word, which scripts use.
  public let name: String
  /// The group under which help lists it.
  public let group: CommandGroup
  /// The command of the same group after which help lists it; nil for the order of contributions.
  public let predecessor: String?
  /// True if it stands in place of an earlier contribution's command of that name.
  public let isOverride: Bool
  /// Documented short forms, which never change.
  public let shortForms: [String]
  /// Words of other programs that are understood as well.
  public let otherWords: [String]
  /// True if an empty line repeats it; only commands that change nothing but the view.
  public let repeatsOnEnter: Bool
  /// True if it may be given a block of lines, in scripts.
  public let takesBlock: Bool
  /// True if a person does it with a finger, so that it is refused while a swipe goes on.
  public let needsFinger: Bool
  /// True if it looks at the last command and is none itself, so that it gets no number.
  let isCheck: Bool
  /// True if what it says is what it is for, so that a long answer may take the whole page.
  let answers: Bool
  /// Where it works.
  public let place: CommandPlace
  /// Its arguments as help shows them.
  public let arguments: String
  /// The command with its arguments.
  public let usage: String
  /// What it does, in at most 45 characters.
  public let summary: String
  /// A line of its own in the overview, if it has one.
  public let headline: String?
  /// What `help COMMAND` says, line by line.
  public let details: [String]
  /// Related commands.
  public let seeAlso: [String]
  /// What completion offers for its arguments.
  let offers: Offers
  /// What it does.
  let action: Action

  /// Describes a command.
  ///
  /// - Parameters:
  ///   - name: the full word, lower case.
  ///   - group: the group under which help lists it.
  ///   - predecessor: the command of the same group after which help lists it.
  ///   - isOverride: true to stand in place of an earlier contribution's command of that name.
  ///   - shortForms: documented short forms, which no other command has.
  ///   - otherWords: words of other programs; a word that another command has already is left to it.
  ///   - repeatsOnEnter: true if an empty line repeats it.
  ///   - takesBlock: true if it may be given a block of lines, in scripts.
  ///   - needsFinger: true if it is refused while a swipe goes on; by default so in the groups Play and
  ///     Move.
  ///   - isCheck: true if it looks at the last command and is none itself.
  ///   - answers: true if what it says is what it is for, so that a long answer may take the whole page;
  ///     by default false in the groups Play, Move and Device.
  ///   - place: where it works.
  ///   - arguments: the arguments as help shows them, such as `NAME|N`.
  ///   - summary: what it does, in at most 45 characters.
  ///   - headline: a line of its own in the overview, if it has one.
  ///   - details: what `help COMMAND` says, line by line; the summary if there are none.
  ///   - seeAlso: related commands.
  ///   - offers: what completion offers for its arguments.
  ///   - action: what it does.
  public init(
    _ name: String, group: CommandGroup, after predecessor: String? = nil,
    isOverride: Bool = false, shortForms: [String] = [], otherWords: [String] = [],
    repeatsOnEnter: Bool = false, takesBlock: Bool = false, needsFinger: Bool? = nil,
    isCheck: Bool = false, answers: Bool? = nil,
    place: CommandPlace = .everywhere, arguments: String = "", summary: String,
    headline: String? = nil, details: [String] = [],
    seeAlso: [String] = [], offers: @escaping Offers = { _ in [] }, action: @escaping Action
  ) {
    self.name = name
    self.group = group
    self.predecessor = predecessor
    self.isOverride = isOverride
    self.shortForms = shortForms
    self.otherWords = otherWords
    self.repeatsOnEnter = repeatsOnEnter
    self.takesBlock = takesBlock
    self.needsFinger = needsFinger ?? (group == .play || group == .move)
    self.isCheck = isCheck
    self.answers = answers ?? ![.play, .move, .device].contains(group)
    self.place = place
    self.arguments = arguments
    usage = arguments.isEmpty ? name : "\(name) \(arguments)"
    self.summary = summary
    self.headline = headline
    self.details = details
    self.seeAlso = seeAlso
    self.offers = offers
    self.action = action
  }

  /// The same command in an app's own words, to override it.
  ///
  /// - Parameters:
  ///   - otherWords: further words of other programs.
  ///   - summary: what it does; nil to leave it.
  ///   - headline: its line in the overview; nil to leave it.
  ///   - details: what `help COMMAND` says; nil to leave it.
  ///   - seeAlso: related commands; nil to leave them.
  /// - Returns: A command that says that it overrides.
  public func reworded(
    otherWords: [String] = [], summary: String? = nil, headline: String? = nil,
    details: [String]? = nil, seeAlso: [String]? = nil
  ) -> Command {
    Command(
      name, group: group, isOverride: true, shortForms: shortForms,
      otherWords: self.otherWords + otherWords, repeatsOnEnter: repeatsOnEnter,
      takesBlock: takesBlock, needsFinger: needsFinger, isCheck: isCheck, answers: answers,
      place: place,
      arguments: arguments, summary: summary ?? self.summary, headline: headline ?? self.headline,
      details: details ?? self.details, seeAlso: seeAlso ?? self.seeAlso, offers: offers,
      action: action)
  }

  /// Every word that calls it, the full one first.
  public var words: [String] { [name] + shortForms + otherWords }
}

/// The groups of help, in their order.
public enum CommandGroup: String, CaseIterable, Hashable, Sendable {
  /// What the app is for.
  case play = "Play"
  /// From screen to screen.
  case move = "Move"
  /// What happens to the device.
  case device = "Device"
  /// What the app does.
  case watch = "Watch"
  /// What is kept, written and set.
  case session = "Session"
  /// Help, and the way out.
  case help = "Help"
  /// What scripts check.
  case check = "Check"
}

/// Where a command works.
public enum CommandPlace: Hashable, Sendable {
  /// Typed and in scripts.
  case everywhere
  /// Only where a person types.
  case terminalOnly
  /// Only in scripts.
  case scriptsOnly
}
