import ArgumentParser
import Foundation
import UIKitShell
import UIKitTerminal

/// `exercise`: small apps with a mistake, handed out and marked.
struct ExerciseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "exercise",
    abstract: "Hand out small apps with a mistake, and mark them.",
    usage: """
      uikit exercise
             uikit exercise N FOLDER...
             uikit exercise check FOLDER...
             uikit exercise solution FOLDER
      """,
    discussion: """
      exercise lists the exercises, exercise N FOLDER... writes one as a package with a text for the \
      learner into each folder. check builds each folder's code, runs the script of the exercise and looks for the \
      doctor's findings: a line for each folder. The code of learners runs on this machine. solution \
      shows the solution after three checks.
      Exit status: 0 all passed, 1 some did not, 2 wrong usage, or a folder that cannot be written.
      """)

  @Argument(help: "A number or check or solution, and folders.", completion: .directory)
  var words: [String] = []

  @Option(help: "The folder of the package Concentration; by default that around this program.")
  var libraries: String?

  func run() throws {
    let end = MainActor.assumeIsolated {
      FileRun().end { run throws(FileRunFailure) in
        do {
          return try work(&run)
        } catch let problem as ExerciseProblem {
          throw FileRunFailure(path: words.last ?? "exercise", reason: problem.text)
        } catch {
          throw FileRunFailure(path: words.last ?? "exercise", reason: error.localizedDescription)
        }
      }
    }
    throw end
  }

  @MainActor
  private func work(_ run: inout FileRun) throws -> ExitStatus {
    guard let first = words.first else {
      say(Exercise.all.map { "\($0.number < 10 ? " " : "")\($0.number)  \($0.title)" }, &run)
      return .success
    }
    let folders = Array(words.dropFirst())
    switch first {
    case "check":
      guard !folders.isEmpty else { throw ExerciseProblem("which folders are to be checked?") }
      let check = try ExerciseCheck(
        libraries: libraryFolder(), environment: ProcessInfo.processInfo.environment)
      let marks = zip(folders, ExerciseCheck.names(of: folders)).map { check.mark($0, as: $1) }
      say(ExerciseMark.table(marks), &run)
      if marks.count == 1 { say(marks[0].findings, &run) }
      return marks.allSatisfy(\.isPassed) ? .success : .checkFailed
    case "solution":
      guard folders.count == 1, let note = ExerciseNote(in: folders[0]) else {
        throw ExerciseProblem("solution needs the folder of an exercise")
      }
      guard note.tries >= ExerciseNote.triesForSolution else {
        throw ExerciseProblem(
          "checked \(note.tries) times; the solution comes after \(ExerciseNote.triesForSolution)")
      }
      run.output += Array(Exercise.all[note.number - 1].solution.utf8)
      return .success
    default:
      guard let number = Int(first), Exercise.all.indices.contains(number - 1) else {
        throw ExerciseProblem("write a number from 1 to \(Exercise.all.count), check or solution")
      }
      guard !folders.isEmpty else { throw ExerciseProblem("exercise \(number) needs a folder") }
      for folder in folders {
        try write(Exercise.all[number - 1], to: folder)
        say(["Wrote exercise \(number) into \(folder); README.md says what to do."], &run)
      }
      return .success
    }
  }

  @MainActor
  private func say(_ lines: [String], _ run: inout FileRun) {
    for line in lines { run.output += Array("\(VisibleText.make(line))\n".utf8) }
  }

  /// Writes the package of an exercise into a folder that is empty or not there.
  @MainActor
  private func write(_ exercise: Exercise, to folder: String) throws {
    let files = FileManager.default
    if let content = try? files.contentsOfDirectory(atPath: folder), !content.isEmpty {
      throw ExerciseProblem("the folder is not empty")
    }
    let package = ExercisePackage(exercise: exercise, libraries: try libraryFolder())
    let all =
      package.files(code: exercise.code)
      + [
        ("README.md", package.task),
        (ExercisePackage.notePath, ExerciseNote(number: exercise.number).text),
      ]
    for file in all {
      let url = URL(filePath: folder).appending(path: file.path)
      try files.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url)
    }
  }

  /// The folder of our package: what is asked for, or the nearest around this program or where that
  /// was installed.
  private func libraryFolder() throws -> String {
    if let libraries { return URL(filePath: libraries).standardizedFileURL.path }
    var folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      for candidate in [folder, folder.appending(path: "share/concentration")] {
        let manifest = candidate.appending(path: "Package.swift")
        if let text = try? String(contentsOf: manifest, encoding: .utf8),
          text.contains("name: \"Concentration\"")
        {
          return candidate.path
        }
      }
    }
    throw ExerciseProblem(
      "the package Concentration is not around this program; say --libraries FOLDER")
  }
}
