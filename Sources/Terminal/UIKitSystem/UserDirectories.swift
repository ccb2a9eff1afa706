import Glibc

/// Where a person's files are kept, by the XDG base directory specification.
///
/// A variable that is unset, empty or not an absolute path is ignored.
/// Source: XDG Base Directory Specification 0.8, section 3.
package struct UserDirectories: Hashable, Sendable {
  /// Settings.
  package let configuration: String
  /// What the app keeps.
  package let data: String
  /// The history of typed lines.
  package let state: String

  /// The directories of a program that an environment names, nil if it has no home.
  package init?(
    program: String, environment: [String: String], home: String? = UserDirectories.systemHome()
  ) {
    func absolute(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let home = absolute("HOME") ?? home
    func directory(_ variable: String, _ fallback: String) -> String? {
      (absolute(variable) ?? home.map { $0 + "/" + fallback }).map { $0 + "/" + program }
    }
    guard
      let configuration = directory("XDG_CONFIG_HOME", ".config"),
      let data = directory("XDG_DATA_HOME", ".local/share"),
      let state = directory("XDG_STATE_HOME", ".local/state")
    else { return nil }
    self.configuration = configuration
    self.data = data
    self.state = state
  }

  /// The home directory that the system has for this user, if it has one.
  package static func systemHome() -> String? {
    guard let entry = getpwuid(getuid()), let directory = entry.pointee.pw_dir else { return nil }
    return String(cString: directory)
  }

  /// Makes a directory, and those above it, for this user alone; false if that is not possible.
  package static func make(_ path: String) -> Bool {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return true }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex,
      make(String(path[..<slash]))
    else { return false }
    return mkdir(path, 0o700) == 0 || errno == EEXIST
  }
}
