import UIKitShell

extension HelpTopic {
  static let rules = HelpTopic(
    "rules", summary: "how the game is played",
    lines: [
      "Each picture is on two of the cards, which lie face down. Find the pairs.",
      "Turn two cards: b2, then c3, or both at once: b2 c3.",
      "Two that match stay up and score 2 points.",
      "Two that differ turn back on your next flip. Each of them that had been seen",
      "before costs 1 point, so remember what you have seen.",
      "The game is over when all pairs are found; the fewer moves the better.",
      "With several players a match keeps the turn, and most pairs win: help players.",
    ])

  static let cards = HelpTopic(
    "cards", summary: "how cards are named and what their marks mean",
    lines: [
      "A card is a column letter and a row number from the top left: a1, b2, c10.",
      "Marks:  :::::   face down        [  D  ]  the card that is up",
      "        ( D )   up, no match     = D =    a pair that was found",
      "Two cards that differ stay up until your next flip turns them back.",
      "Each symbol has a letter and a word: D is diamond in the theme shapes.",
    ])

  static let players = HelpTopic(
    "players", summary: "several players, bots, passing", after: "plain",
    lines: [
      "new 4x4 --players 2      two people take turns; a match keeps the turn",
      "new 4x4 --against fair   you against a bot; also: against fair",
      "pass gives the turn away with no card up; when all pass in turn, the game ends.",
      "The player with most pairs wins.",
    ])

  static let plainGame = HelpTopic(
    "plain", summary: "the mode without drawing", isOverride: true,
    lines: [
      "concentration --plain (or ACCESSIBLE=1) speaks in sentences and draws nothing;",
      "describe says the whole screen, describe b2 one card, describe 2 one row.",
      "This mode scrolls, so the words of earlier cards stay readable above.",
    ])

  static let botsOfGame = HelpTopic(
    "bots", summary: "the protocol of --machine", isOverride: true,
    lines: [
      "concentration --machine answers each line with one reply and an empty line:",
      "  7 flip b2       =7 b2 is diamond. Choose a second card.",
      "  8 flip q9       ?8 no card q9: columns are a to d, rows 1 to 4",
      "The number in front is optional and comes back. Commands are those of the",
      "prompt; also list-commands, known-command NAME, protocol-version,",
      "state json and log json. A card that is face down is never told.",
    ])
}
