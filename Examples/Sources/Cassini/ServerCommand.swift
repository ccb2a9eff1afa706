import UIKitShell

extension ShellContribution {
  /// What this app adds to the shell: a word by which a script decides how the server answers.
  static let pictureServer = ShellContribution(name: "Cassini", commands: [.server])
}

extension Command {
  private static let answers: [String: PictureServer.Answer] = [
    "picture": .picture, "broken": .brokenPicture, "huge": .hugePicture,
    "half": .halfThenClose, "missing": .status(404),
  ]

  fileprivate static let server = Command(
    "server", group: .device,
    arguments: "hold|release|picture|broken|huge|half|missing",
    summary: "says how the picture server answers",
    details: [
      "With hold, requests wait; release answers them and those that come. The other",
      "words answer the request that waits longest: with its picture, a broken one,",
      "the header of a huge one, half of it, or status 404.",
    ],
    offers: { _ in [] }
  ) { arguments, _ throws(CommandFailure) in
    let choices = ["hold", "release"] + answers.keys.sorted()
    let word = try arguments.choice("answer", title: "Answers", of: choices)
    try arguments.end()
    guard let answer = answers[word] else {
      PictureServer.shared.hold(word == "hold")
      return Outcome(word == "hold" ? "Requests wait." : "Requests are answered.")
    }
    let isAnswered = PictureServer.shared.answerNext(answer)
    return Outcome(isAnswered ? "The request is answered." : "No request waits.")
  }
}
