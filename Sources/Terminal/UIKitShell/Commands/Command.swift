/// One command: how it is called, how it is explained, and what it does.
///
/// Dispatch, help and completion all come from this one value.
package final class Command: Sendable {
  /// What a command does with its arguments.
  package typealias Action =
    @MainActor @Sendable (inout ArgumentReader, ShellSession) throws(CommandFailure) -> Outcome
  /// What may stand at the cursor after the words already typed.
  package typealias Offers = @MainActor @Sendable (CompletionContext) -> [Completion.Candidate]

  /// The full word, which scripts use.
  package let name: String
  /// The group under which help lists it.
  package let group: CommandGroup
  /// Documented short forms, fixed for ever.
  package let shortForms: [String]
  /// Words of other programs that are understood as well.
  package let otherWords: [String]
  /// True if an empty line repeats it; only commands that change nothing but the view.
  package let repeatsOnEnter: Bool
  /// True if it may be given a block of lines, in scripts.
  package let takesBlock: Bool
  /// Where it works.
  package let place: CommandPlace
  /// Its arguments as help shows them.
  package let arguments: String
  /// The command with its arguments.
  package let usage: String
  /// What it does, in at most 45 characters.
  package let summary: String
  /// A line of its own in the overview, if it deserves one.
  package let headline: String?
  /// What `help COMMAND` says, line by line.
  package let details: [String]
  /// Related commands.
  package let seeAlso: [String]
  /// What completion offers for its arguments.
  package let offers: Offers
  /// What it does.
  package let action: Action

  /// Describes a command.
  package init(
    _ name: String, group: CommandGroup, shortForms: [String] = [], otherWords: [String] = [],
    repeatsOnEnter: Bool = false, takesBlock: Bool = false, place: CommandPlace = .everywhere,
    arguments: String = "",
    summary: String, headline: String? = nil, details: [String] = [], seeAlso: [String] = [],
    offers: @escaping Offers = { _ in [] }, action: @escaping Action
  ) {
    self.name = name
    self.group = group
    self.shortForms = shortForms
    self.otherWords = otherWords
    self.repeatsOnEnter = repeatsOnEnter
    self.takesBlock = takesBlock
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

  /// Every word that calls it, the full one first.
  package var words: [String] { [name] + shortForms + otherWords }
}

/// The groups of help, in their order.
package enum CommandGroup: String, CaseIterable, Hashable, Sendable {
  case play = "Play"
  case move = "Move"
  case device = "Device"
  case watch = "Watch"
  case session = "Session"
  case help = "Help"
  case check = "Check"
}

/// Where a command works.
package enum CommandPlace: Hashable, Sendable {
  case everywhere, terminalOnly, scriptsOnly
}
