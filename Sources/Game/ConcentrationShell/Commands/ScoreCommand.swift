import UIKitShell

extension Command {
  static let score = Command(
    "score", group: .play, after: "describe", needsFinger: false, answers: true,
    summary: "flips, pairs, score, time, game id",
    details: [
      "The figures of the game. A match gives 2 points; each card of a mismatch that",
      "had been seen before costs 1.",
    ],
    seeAlso: ["id", "state"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      return Outcome(try session.scoreSentence())
    })
}
