/// What the sources of each target may import and do.
///
/// Source: the table of targets in `docs/ARCHITECTURE.md`.
enum TargetRules {
  /// The modules that each target may import.
  static let imports: [String: Set<String>] = {
    let core: Set = ["ConcentrationEngine", "ConcentrationPlayers"]
    let screen: Set = ["UIKit", "TerminalRendering", "TerminalCanvas", "LifecycleTrace"]
    let system: Set = ["Foundation", "Dispatch", "Glibc"]
    let shell: Set = ["Shell", "ConcentrationApp"]
    return [
      "ConcentrationEngine": [],
      "LifecycleTrace": [],
      "TerminalCanvas": [],
      "ConcentrationPlayers": ["ConcentrationEngine"],
      "UIKit": ["LifecycleTrace", "Foundation", "Dispatch"],
      "TerminalRendering": ["UIKit", "TerminalCanvas"],
      "ConcentrationApp": core.union(["UIKit"]),
      "Shell": core.union(screen).union(["ConcentrationApp"]),
      "ConcentrationStore": system.union([
        "ConcentrationApp", "ConcentrationEngine", "GRDB", "Yams",
      ]),
      "ReadlineSupport": system.union(["Shell", "CReadline"]),
      "SystemSupport": system.union(["Shell"]),
      "concentration": core.union(screen).union(system).union(shell).union([
        "ReadlineSupport", "SystemSupport", "ConcentrationStore", "ArgumentParser",
      ]),
    ]
  }()

  /// The targets with side effects: the edges of the program.
  static let edges: Set = [
    "ReadlineSupport", "SystemSupport", "ConcentrationStore", "concentration",
  ]

  /// The targets that are libraries for others; only they have a public interface.
  static let libraries: Set = [
    "ConcentrationEngine", "ConcentrationPlayers", "LifecycleTrace", "TerminalCanvas", "UIKit",
  ]

  /// Files above the limit of lines, because they are tables.
  static let tables: Set<String> = []

  /// Calls that only the edges may make, each with the way that is open to the others.
  static let sideEffects: [SideEffect] = [
    SideEffect(#/(?:^|[^.\w])(print|debugPrint|dump|puts|fputs)\(/#, "return text to the shell"),
    SideEffect(#/(?:^|[^.\w])readLine\(/#, "let the line reader read"),
    SideEffect(#/(?:^|[^.\w])(exit|_exit|abort)\(/#, "return an exit status"),
    SideEffect(
      #/\bDate\(\)|\bDate\.now\b|ContinuousClock|SuspendingClock|CACurrentMediaTime/#,
      "ask the injected clock",
      except: ["Sources/UIKit/Scheduling/MainQueueScheduler.swift"]),
    SideEffect(
      #/\.random\(|\.randomElement\(\)|SystemRandomNumberGenerator|arc4random/#,
      "draw from a seeded generator"),
    SideEffect(#/\.shuffled?\(/#, "the engine's own shuffle is the same for ever"),
    SideEffect(
      #/\bFileManager\b|\bFileHandle\b|\bProcessInfo\b|\bUserDefaults\b|(?:^|[^.\w])getenv\(/#,
      "take it as a value, or through a protocol of your own"),
    SideEffect(#/\bsleep\(|\busleep\(|Task\.sleep/#, "ask the scheduler"),
  ]
}

/// A call with an effect on the world, or one whose answer is never the same twice.
struct SideEffect: @unchecked Sendable {
  let pattern: any RegexComponent
  let instead: String
  let exceptions: Set<String>

  init(_ pattern: any RegexComponent, _ instead: String, except: Set<String> = []) {
    self.pattern = pattern
    self.instead = instead
    exceptions = except
  }
}
