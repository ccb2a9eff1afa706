extension Command {
  static let resize = Command(
    "resize", group: .device, arguments: "WxH", summary: "as if the terminal had another size",
    details: ["Gives the app a screen of W columns and H rows, 10x6 to 999x999."],
    seeAlso: ["rotate"],
    action: { arguments, session throws(CommandFailure) in
      let word = arguments.peek
      let size = try arguments.size()
      try arguments.end()
      guard size.columns >= 10, size.rows >= 6 else {
        throw CommandFailure(
          .refused("\(size.columns)x\(size.rows) is too small: 10x6 at least"), at: word?.range)
      }
      session.app.resize(columns: size.columns, rows: size.rows)
      return Outcome("The screen is now \(size.columns)x\(size.rows).", drawing: .always)
    })

  static let rotate = Command(
    "rotate", group: .device, summary: "turns the device",
    details: [
      "Swaps the physical sides of the screen; a cell is twice as high as wide, so",
      "80x24 becomes 48x40.",
    ],
    seeAlso: ["resize"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      session.app.rotate()
      let size = session.app.screenSize
      return Outcome("Turned: the screen is now \(size.columns)x\(size.rows).", drawing: .always)
    })

  static let background = Command(
    "background", group: .device, summary: "the app goes to the background",
    details: ["What Ctrl-Z does to the app. foreground brings it back."],
    seeAlso: ["foreground"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      guard let lines = session.app.enterBackground() else {
        throw CommandFailure(.refused("the app is in the background already"))
      }
      return Outcome(lines)
    })

  static let foreground = Command(
    "foreground", group: .device, summary: "the app comes back",
    details: ["What fg does to the app after Ctrl-Z."],
    seeAlso: ["background"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      guard let lines = session.app.enterForeground() else {
        throw CommandFailure(.refused("the app is in the foreground already"))
      }
      return Outcome(lines, drawing: .step)
    })

  static let lowmemory = Command(
    "lowmemory", group: .device, summary: "warns the app that memory is short",
    details: ["Sends didReceiveMemoryWarning to the app and its controllers."],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      session.app.warnOfLowMemory()
      return Outcome("The app was warned that memory is short.")
    })
}
