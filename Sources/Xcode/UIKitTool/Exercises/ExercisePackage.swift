import Foundation
import UIKitTerminal

/// The package of an exercise: the files that a learner gets, and those by which it is marked.
@MainActor
struct ExercisePackage {
  let exercise: Exercise
  /// The folder of our package.
  let libraries: String

  /// The file that a learner changes.
  static let codePath = "Sources/App/Screens.swift"
  /// The file that remembers the number of the exercise and the tries.
  static let notePath = ".exercise"
  static let scriptPath = "check.script"

  /// All files by their paths, with some code of the screens.
  func files(code: String) -> [(path: String, text: String)] {
    [
      ("Package.swift", manifest), (Self.codePath, code), ("Sources/App/main.swift", Self.main),
      ("Sources/App/Start.swift", start), (Self.scriptPath, exercise.script + "\n"),
    ]
  }

  /// The text for the learner.
  var task: String {
    """
    # Exercise \(exercise.number): \(exercise.title)

    \(exercise.task)

    The mistake is in \(Self.codePath); the other files are right. Try the app by

        swift run App

    (the first time it compiles UIKit, too, which takes some minutes; Package.swift says where that is)
    and press Visit; log shows the calls, explain says what they are for, and lines that begin with
    Doctor: are findings. Then

        uikit exercise check .

    builds and marks it. After three tries uikit exercise solution . shows the solution; lesson \
    \(exercise.lessonNumber) explains it.

    """
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Exercise",
      dependencies: [
        .package(name: "Concentration", path: \(libraries.debugDescription), traits: ["Readline"])
      ],
      targets: [
        .executableTarget(
          name: "App",
          dependencies: [
            .product(name: "UIKit", package: "Concentration"),
            .product(name: "UIKitTerminal", package: "Concentration"),
          ])
      ]
    )

    """
  }

  private static let main = """
    import UIKit
    import UIKitTerminal

    TerminalApp.main { AppDelegate() }

    """

  private var start: String {
    let visited =
      exercise.isKept
      ? "private lazy var visited: UIViewController = \(exercise.screen)"
      : "private var visited: UIViewController { \(exercise.screen) }"
    return """
      import UIKit

      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.rootViewController = UINavigationController(
            rootViewController: StartViewController())
          window.makeKeyAndVisible()
          self.window = window
          return true
        }
      }

      final class StartViewController: UIViewController {
        \(visited)

        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Start"
          let visit = UIButton(
            type: .system, primaryAction: UIAction(title: "Visit") { [weak self] _ in self?.visit() })
          visit.frame = CGRect(x: 2, y: 1, width: 20, height: 1)
          view.addSubview(visit)
        }

        private func visit() {
          navigationController?.pushViewController(visited, animated: true)
        }
      }

      """
  }
}

/// What the folder of an exercise remembers: which one it is, and how often it was checked.
struct ExerciseNote {
  var number: Int
  var tries: Int

  /// Three tries earn the solution.
  static let triesForSolution = 3

  /// The note in a folder; nil if it is not the folder of an exercise.
  @MainActor
  init?(in folder: String) {
    let path = "\(folder)/\(ExercisePackage.notePath)"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let numbers = text.split(separator: "\n").prefix(2).compactMap { line in
      line.split(separator: " ").last.flatMap { Int($0) }
    }
    guard numbers.count == 2, Exercise.all.indices.contains(numbers[0] - 1), numbers[1] >= 0 else {
      return nil
    }
    (number, tries) = (numbers[0], numbers[1])
  }

  init(number: Int) {
    (self.number, tries) = (number, 0)
  }

  var text: String { "exercise \(number)\ntries \(tries)\n" }
}
