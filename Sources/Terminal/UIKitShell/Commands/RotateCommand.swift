extension Command {
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
}
