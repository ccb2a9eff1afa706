import Foundation

/// What came of an exercise that was built and run.
struct ExerciseMark: Hashable {
  /// The name of the folder, by which a pupil is known.
  let pupil: String
  /// The number of the exercise; nil for a folder that is none.
  var exercise: Int?
  /// Why it could not be marked, in one line; nil if it was.
  var problem: String?
  /// The expectations of the script, and how many of them failed.
  var checks = 0
  var failed = 0
  /// What the doctor found.
  var findings: [String] = []

  /// Whether everything is right.
  var isPassed: Bool { problem == nil && checks > 0 && failed == 0 && findings.isEmpty }

  /// The cells of the mark's line in a table.
  var cells: [String] {
    let number = exercise.map(String.init) ?? "-"
    if let problem { return [pupil, number, "-", "-", problem] }
    return [
      pupil, number, "\(checks - failed)/\(checks)", "\(findings.count)",
      isPassed ? "passed" : "not yet",
    ]
  }

  /// Lines of a table, in columns, with a heading and the number of those that passed.
  static func table(_ marks: [ExerciseMark]) -> [String] {
    let rows = [["folder", "exercise", "checks", "findings", "result"]] + marks.map(\.cells)
    let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    return lines + ["\(marks.count(where: \.isPassed)) of \(marks.count) passed."]
  }
}

/// Builds the exercises of a class in one folder, where our libraries are compiled once, and runs them.
///
/// Of a learner's folder only the code of the screens is taken, so that what marks it is ours.
@MainActor
struct ExerciseCheck {
  private let libraries: String
  private let work: URL
  private let scratch: URL
  private let swift: String

  /// How the folders of a class are called in a table: by their own names, or where two have the same by
  /// their paths.
  static func names(of folders: [String]) -> [String] {
    let names = folders.map { URL(filePath: $0).standardizedFileURL.lastPathComponent }
    return Set(names).count == Set(folders).count ? names : folders
  }

  /// More than this is no exercise.
  private static let codeLimit = 200_000
  /// A program that has not ended after so many seconds is ended.
  private static let timeLimit = 60

  /// A check in the folder of the user's cache.
  init(libraries: String, environment: [String: String]) throws {
    let cache =
      environment["XDG_CACHE_HOME"].map { URL(filePath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".cache")
    try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    // One spelling: SwiftPM's builds depend on that of their path.
    let root = cache.resolvingSymlinksInPath().appending(path: "uikit-exercise")
    work = root.appending(path: "package")
    scratch = root.appending(path: "build")
    self.libraries = libraries
    swift = environment["SWIFT"] ?? "swift"
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
  }

  /// Marks the exercise in a folder under a name for the table, and notes the try there.
  func mark(_ folder: String, as name: String) -> ExerciseMark {
    var mark = ExerciseMark(pupil: name)
    guard var note = ExerciseNote(in: folder) else {
      mark.problem = "no folder of an exercise"
      return mark
    }
    mark.exercise = note.number
    do {
      let path = "\(folder)/\(ExercisePackage.codePath)"
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
      guard size <= Self.codeLimit else {
        throw ExerciseProblem("\(ExercisePackage.codePath) is too large")
      }
      let code = try String(contentsOfFile: path, encoding: .utf8)
      try write(Exercise.all[note.number - 1], code: code)
      try build()
      try run(&mark)
    } catch let problem as ExerciseProblem {
      mark.problem = problem.text
    } catch {
      mark.problem = "\(ExercisePackage.codePath) cannot be read"
    }
    note.tries += 1
    try? Data(note.text.utf8).write(to: URL(filePath: "\(folder)/\(ExercisePackage.notePath)"))
    return mark
  }

  private func write(_ exercise: Exercise, code: String) throws {
    for file in ExercisePackage(exercise: exercise, libraries: libraries).files(code: code) {
      let url = work.appending(path: file.path)
      let data = Data(file.text.utf8)
      if (try? Data(contentsOf: url)) == data { continue }
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
  }

  private func build() throws {
    let result = try Self.start(
      "/usr/bin/env",
      [
        swift, "build", "-q", "--package-path", work.path, "--scratch-path", scratch.path,
        "--product", "App",
      ], limit: nil)
    guard result.status == 0 else {
      throw ExerciseProblem("does not build: \(Self.reason(in: result.output))")
    }
  }

  /// The first error in the learner's code, with its line, or what else the compiler says.
  static func reason(in output: String) -> String {
    let lines = output.split(separator: "\n")
    let file = ExercisePackage.codePath.split(separator: "/").last ?? ""
    let own = lines.lazy.compactMap {
      $0.firstMatch(of: #/([^\/]+\.swift):(\d+):\d+: error: (.+)/#)
    }
    .first { $0.1 == file }
    if let own { return "line \(own.2): \(own.3)" }
    let error = lines.first { $0.contains("error:") } ?? lines.last ?? ""
    return (error.components(separatedBy: "error:").last ?? "")
      .trimmingCharacters(in: .whitespaces)
  }

  private func run(_ mark: inout ExerciseMark) throws {
    let program = scratch.appending(path: "debug/App").path
    let script = work.appending(path: ExercisePackage.scriptPath).path
    let result = try Self.start(
      program, ["--script", script, "--keep-going"], limit: Self.timeLimit)
    guard let tally = result.output.firstMatch(of: #/(\d+) checks?, (\d+) failed, (\d+) errors?/#)
    else {
      throw ExerciseProblem(
        result.isTimedOut ? "does not end" : "ends with status \(result.status)")
    }
    mark.checks = (Int(tally.1) ?? 0) + (Int(tally.3) ?? 0)
    mark.failed = (Int(tally.2) ?? 0) + (Int(tally.3) ?? 0)
    mark.findings = result.output.split(separator: "\n").filter { $0.hasPrefix("Doctor: ") }
      .map(String.init)
  }

  /// Runs a program and returns what it wrote; one that runs longer than the limit is ended.
  private static func start(
    _ path: String, _ arguments: [String], limit: Int?
  ) throws -> (output: String, status: Int32, isTimedOut: Bool) {
    let process = Process()
    process.executableURL = URL(filePath: limit == nil ? path : "/usr/bin/env")
    process.arguments =
      limit.map { ["timeout", "-k", "5", "\($0)", path] + arguments } ?? arguments
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    do { try process.run() } catch { throw ExerciseProblem("\(path) cannot be run") }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let status = process.terminationStatus
    return (String(decoding: bytes, as: UTF8.self), status, limit != nil && status == 124)
  }
}

/// Why an exercise could not be marked.
struct ExerciseProblem: Error {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}
