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
          .screenTooSmall(columns: size.columns, rows: size.rows), at: word?.range)
      }
      session.app.resize(columns: size.columns, rows: size.rows)
      return Outcome("The screen is now \(size.columns)x\(size.rows).", drawing: .always)
    })
}
