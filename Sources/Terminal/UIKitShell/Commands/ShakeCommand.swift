extension Command {
  static let shake = Command(
    "shake", group: .device, summary: "shakes the device",
    details: ["Sends motionBegan and motionEnded to the first responder, else to the window."],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      session.app.shake()
      return Outcome("The device was shaken.", drawing: .always)
    })
}
