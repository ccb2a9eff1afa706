import ConcentrationTestSupport
import Foundation
import Testing

@testable import UIKitTool

/// Exercises handed out and marked, as the built program does it.
@MainActor @Suite struct ExerciseTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// Runs the tool with a compiler that makes a program of what the code says.
  private func run(_ arguments: String...) throws -> ProgramRun {
    try ProgramRun.run(
      ["exercise"] + arguments + ["--libraries", PackageFiles.root.path], in: directory.path,
      environment: [
        "SWIFT": directory.path + "/swift", "XDG_CACHE_HOME": directory.path + "/cache",
        "PATH": "/usr/bin:/bin",
      ], program: BuiltProgram.directory + "/uikit")
  }

  /// A compiler: it refuses `broken`, and its program passes where self is weak.
  private func installCompiler() throws {
    let text = """
      #!/bin/sh
      while [ $# -gt 0 ]; do
        case $1 in --package-path) package=$2;; --scratch-path) scratch=$2;; esac
        shift
      done
      code=$package/Sources/App/Screens.swift
      if grep -q broken $code; then echo "Screens.swift:1:1: error: cannot find 'broken'"; exit 1; fi
      failed=2; finding="Doctor: Counter#2 pop: it lives on."
      if grep -q 'weak self' $code; then failed=0; finding=; fi
      mkdir -p $scratch/debug
      {
        echo '#!/bin/sh'
        echo "cat <<'END'"
        echo "$finding"
        echo "check.script: 2 checks, $failed failed, 0 errors"
        echo END
      } > $scratch/debug/App
      chmod +x $scratch/debug/App
      """
    _ = try ProgramRun.run(
      ["-c", "cat >swift; chmod +x swift"], input: text + "\n", in: directory.path,
      program: "/bin/sh")
  }

  @Test func `there are ten, each with a text, a mistake and a solution`() throws {
    let list = try run()
    #expect(list.output.split(separator: "\n").count == 10)
    #expect(list.status == 0)
    #expect(Exercise.all.map(\.number) == Array(1...10))
    for exercise in Exercise.all {
      #expect(exercise.code != exercise.solution)
      for word in ["Wrong", "Right"] {
        #expect(!exercise.code.contains(word) && !exercise.solution.contains(word))
      }
      #expect(exercise.script.contains("expect "))
      #expect(exercise.task.hasSuffix("."))
    }
  }

  @Test func `an exercise is written once, into a folder of its own`() throws {
    let first = try run("6", "anna")
    #expect(first.status == 0, "\(first)")
    for path in ["README.md", "Package.swift", "Sources/App/Screens.swift", "check.script"] {
      #expect(FileManager.default.fileExists(atPath: "\(directory.path)/anna/\(path)"), "\(path)")
    }
    #expect(try run("6", "anna").errors.contains("the folder is not empty"))
    #expect(try run("11", "ben").errors.contains("write a number from 1 to 10"))
    #expect(try run("11", "ben").status == 2)
  }

  @Test func `a class of three folders is marked, a line for each`() throws {
    try installCompiler()
    #expect(try run("6", "anna", "ben", "cleo").output.split(separator: "\n").count == 3)
    func code(_ pupil: String) -> String { "\(directory.path)/\(pupil)/Sources/App/Screens.swift" }
    try Exercise.all[5].solution.write(
      toFile: code("anna"), atomically: true, encoding: .utf8)
    try "broken".write(toFile: code("cleo"), atomically: true, encoding: .utf8)
    let table = try run("check", "anna", "ben", "cleo", "nobody")
    #expect(
      table.output == """
        folder  exercise  checks  findings  result
        anna    6         2/2     0         passed
        ben     6         0/2     1         not yet
        cleo    6         -       -         does not build: line 1: cannot find 'broken'
        nobody  -         -       -         no folder of an exercise
        1 of 4 passed.

        """)
    #expect(table.status == 1)
    let alone = try run("check", "ben")
    #expect(alone.output.hasSuffix("Doctor: Counter#2 pop: it lives on.\n"))
    #expect(try run("check", "anna").status == 0)
  }

  @Test func `the error of a build is the first one in the learner's code`() {
    let output = """
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      /tmp/package/Sources/App/Screens.swift:5:23: error: cannot find 'zero' in scope
      3 | final class CounterViewController: UIViewController {
      /tmp/package/Sources/App/Screens.swift:9:1: error: expected '}'
      """
    #expect(ExerciseCheck.reason(in: output) == "line 5: cannot find 'zero' in scope")
    #expect(
      ExerciseCheck.reason(in: "a\nerror: no such module 'UIKit'\n") == "no such module 'UIKit'")
    #expect(ExerciseCheck.reason(in: "") == "")
  }

  @Test func `folders of one name are told apart by their paths`() {
    #expect(ExerciseCheck.names(of: ["class/anna", "class/ben/"]) == ["anna", "ben"])
    #expect(ExerciseCheck.names(of: ["anna/6", "ben/6"]) == ["anna/6", "ben/6"])
  }

  @Test func `the solution comes after three tries`() throws {
    try installCompiler()
    _ = try run("6", "ben")
    for tries in 0..<3 {
      #expect(try run("solution", "ben").errors.contains("checked \(tries) times"))
      _ = try run("check", "ben")
    }
    let solution = try run("solution", "ben")
    #expect(solution.status == 0 && solution.output == Exercise.all[5].solution)
  }

  @Test func `what marks is ours, whatever else a learner has changed`() throws {
    try installCompiler()
    _ = try run("6", "ben")
    try "expect nothing".write(
      toFile: "\(directory.path)/ben/check.script", atomically: true, encoding: .utf8)
    _ = try run("check", "ben")
    let script = try String(
      contentsOfFile: "\(directory.path)/cache/uikit-exercise/package/check.script", encoding: .utf8
    )
    #expect(script == Exercise.all[5].script + "\n")
  }
}
