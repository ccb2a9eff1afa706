internal import TerminalCanvas

extension Command {
  static let screenshot = Command(
    "screenshot", group: .device, arguments: "FILE [overwrite]",
    summary: "the screen into a file, as picture or text",
    details: [
      "FILE.svg gets the app's screen in cells with their colours, FILE.txt as look",
      "prints it.",
      "A file that holds something is replaced only if overwrite follows its name.",
    ],
    seeAlso: ["look", "export", "transcript"],
    offers: { context in context.fileOffers(first: ".svg") },
    action: { arguments, session throws(CommandFailure) in
      let file = try arguments.word("a file name")
      guard let format = ScreenshotFormat(file: file.text) else {
        throw CommandFailure(.unknownPicture(file: file.text), at: file.range)
      }
      let way = try arguments.way(of: [.overwrite])
      let screen = session.app.canvas()
      try session.files.write(
        format.bytes(of: screen, session.output), to: file, way, of: [.overwrite],
        after: "screenshot")
      var outcome = Outcome(
        "Wrote the screen of \(screen.width)x\(screen.height) cells into \(file.text).")
      outcome.isRecorded = false
      return outcome
    })
}

/// What a file with the screen holds, by the ending of its name.
@MainActor
private enum ScreenshotFormat: String, CaseIterable {
  case svg, txt

  init?(file: String) {
    let found = Self.allCases.first { file.lowercased().hasSuffix(".\($0.rawValue)") }
    guard let found else { return nil }
    self = found
  }

  func bytes(of screen: Canvas, _ output: ScreenOutput) -> [UInt8] {
    switch self {
    case .svg: Array(screen.svg(output.isBackgroundLight ? .light : .dark).utf8)
    case .txt: Array(output.drawnLines().map { $0 + "\n" }.joined().utf8)
    }
  }
}
