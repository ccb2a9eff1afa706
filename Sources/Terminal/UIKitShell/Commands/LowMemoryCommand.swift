extension Command {
  static let lowmemory = Command(
    "lowmemory", group: .device, summary: "warns the app that memory is short",
    details: ["Sends didReceiveMemoryWarning to the app and its controllers."],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      session.app.warnOfLowMemory()
      return Outcome("The app was warned that memory is short.")
    })
}
