import ArgumentParser

/// What was asked for on the command line, as far as every app understands it.
package struct TerminalOptions {
  package var screen: ScreenOptions
  package var log: LogOptions
  package var scripts: ScriptArguments
  package var other: OtherOptions
  /// Whether nothing of this session is to outlast it.
  package var keepsNothing = false
  /// The device whose size the screen gets; nil for that of the terminal.
  package var device: Device?
  /// How many seconds one command may take: in a script until its end, nil for any; else until a
  /// person is told of it, nil for 5.
  package var stallTimeout: Double?

  /// Options from their groups.
  package init(
    screen: ScreenOptions = .defaults, log: LogOptions = .defaults,
    scripts: ScriptArguments = .defaults, other: OtherOptions = .defaults,
    device: Device? = nil
  ) {
    self.screen = screen
    self.log = log
    self.scripts = scripts
    self.other = other
    self.device = device
  }
}

/// The options of every app.
package struct TerminalArguments: ParsableArguments {
  @OptionGroup(title: "Screen") var screen: ScreenOptions
  @OptionGroup(title: "Log") var log: LogOptions
  @OptionGroup(title: "Scripts") var scripts: ScriptArguments
  @OptionGroup(title: "Other") var other: OtherOptions

  @Option(
    help: ArgumentHelp("The size of the screen, instead of the terminal's.", valueName: "WxH"))
  var size: String?

  @Option(help: "The device whose screen the app gets, with 8x16 points a cell.")
  var device: Device?

  @Option(
    help: ArgumentHelp(
      "End a script in which one command takes so many seconds.", valueName: "seconds"))
  var stallTimeout: Double?

  /// Arguments as they are read.
  package init() {}

  package func validate() throws {
    if let stallTimeout, !(0.1...3600).contains(stallTimeout) {
      throw ValidationError("--stall-timeout \(stallTimeout) is out of range: 0.1 to 3600")
    }
    guard let size else { return }
    guard let (columns, rows) = Self.parse(size) else {
      throw ValidationError("--size '\(size)' is not possible: columns x rows, like 80x24")
    }
    guard (10...1000).contains(columns), (6...1000).contains(rows) else {
      throw ValidationError("--size \(size) is out of range: 10x6 to 1000x1000")
    }
  }

  /// The options with the size in its two parts.
  package var options: TerminalOptions {
    var screen = screen
    if let (columns, rows) = size.flatMap(Self.parse) {
      screen.width = columns
      screen.height = rows
    }
    var options = TerminalOptions(
      screen: screen, log: log, scripts: scripts, other: other, device: device)
    options.stallTimeout = stallTimeout
    return options
  }

  private static func parse(_ size: String) -> (columns: Int, rows: Int)? {
    let parts = size.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]) else {
      return nil
    }
    return (columns, rows)
  }
}
