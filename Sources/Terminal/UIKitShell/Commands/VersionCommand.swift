extension Command {
  /// Names the versions.
  public static let version = Command(
    "version", group: .help, summary: "names the versions",
    details: ["Names the versions of the program and of the script format."],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      return Outcome(session.environment.versionLines)
    })
}
