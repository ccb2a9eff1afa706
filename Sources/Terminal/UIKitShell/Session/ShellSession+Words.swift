/// What is said when a session begins and ends.
extension ShellSession {
  /// The app's greeting, or one that names the program.
  func greeting(version: String) -> Greeting {
    if let greeting = delegates.lazy.compactMap({ $0.greeting(version: version) }).first {
      return greeting
    }
    return Greeting(
      title: "\(catalog.programName) \(version)   (type help or quit)",
      hint: "Type help or quit.")
  }

  /// One line that is printed at the end.
  var farewell: String {
    delegates.lazy.compactMap(\.farewell).first ?? "\(catalog.programName): \(navigator.path)"
  }
}
