import LifecycleLessons

/// A small app with one mistake in it, to be mended by a learner and marked by this tool.
///
/// Its code is that of a lesson, so that the tests run both the mistake and the solution.
@MainActor
struct Exercise {
  /// The number, from 1.
  let number: Int
  /// What it is about, in a few words.
  let title: String
  /// What the app should do, and does not; the mistake is not named.
  let task: String
  /// The expression that makes the screen behind the button Visit.
  let screen: String
  /// Whether each visit shows the same instance of it.
  let isKept: Bool
  /// The commands and expectations by which it is marked.
  let script: String
  private let lesson: Lesson

  private init(
    _ number: Int, _ lesson: String, _ title: String, task: String, screen: String,
    isKept: Bool = false, script: String
  ) {
    (self.number, self.title, self.task) = (number, title, task)
    (self.screen, self.isKept, self.script) = (screen, isKept, script)
    guard let lesson = Lesson.all.first(where: { $0.title == lesson }) else {
      preconditionFailure("no lesson is called \(lesson)")
    }
    self.lesson = lesson
  }

  /// The code with the mistake, as the learner gets it.
  var code: String { Self.file(lesson.code.shared, lesson.code.wrong) }

  /// The code without it.
  var solution: String { Self.file(lesson.code.shared, lesson.code.right) }

  /// The number of the lesson that explains the mistake.
  var lessonNumber: Int { lesson.number }

  private static func file(_ shared: String, _ version: String) -> String {
    let code = [shared, version].filter { !$0.isEmpty }.joined(separator: "\n\n")
    return "import Foundation\nimport UIKit\n\n"
      + code.replacing("Wrong", with: "").replacing("Right", with: "") + "\n"
  }

  /// All exercises, in order.
  static let all: [Exercise] = [
    Exercise(
      1, "super in an override", "A base class is left out",
      task:
        "The screen shows its title. Yet something of UIKit's own work is left out at each visit.",
      screen: "SuperViewController()",
      script: """
        press Visit
        expect log any <<END
        Super#1 viewDidAppear(animated: true)
        END
        """),
    Exercise(
      2, "view in an initializer", "A planet without a name",
      task:
        "Visit sets the planet's name before it shows it. The name should be the screen's title.",
      screen: "{ let planet = PlanetViewController(); planet.name = \"Saturn\"; return planet }()",
      script: """
        press Visit
        expect path "Saturn"
        """),
    Exercise(
      3, "frames in viewDidLoad", "A label off the screen",
      task: "A label should stand in the last row of the screen.",
      screen: "FrameViewController()",
      script: """
        press Visit
        describe
        expect text "in the last row"
        """),
    Exercise(
      4, "a child without didMove", "A legend without a map",
      task: "The legend should name the map that it belongs to: Legend of Europe.",
      screen: "AtlasViewController()",
      script: """
        press Visit
        describe
        expect text "Legend of Europe"
        """),
    Exercise(
      5, "set-up in viewWillAppear", "More labels at each visit",
      task:
        "The list counts its visits. It should have one label, however often one comes back to it.",
      screen: "ListViewController()", isKept: true,
      script: """
        press Visit
        back
        press Visit
        describe
        expect text "Visit 2"
        """),
    Exercise(
      6, "a controller that stays alive", "Counters that are never released",
      task: "After each visit the counter should be deallocated.",
      screen: "CounterViewController()", script: visitTwice("Counter")),
    Exercise(
      7, "a timer that is not stopped", "A clock that goes on",
      task:
        "The clock counts minutes while it is visible, and should be deallocated after the visit.",
      screen: "ClockViewController()", script: visitTwice("Clock")),
    Exercise(
      8, "the safe area ignored", "A song below the buttons",
      task: "The song's title should stand above the buttons of the player.",
      screen: "PlayerViewController(SongViewController())",
      script: """
        press Visit
        describe
        expect text "Song 1"
        """),
    Exercise(
      9, "presenting too early", "A welcome that never comes",
      task: "The visited screen should present its welcome.",
      screen: "HostViewController()",
      script: """
        press Visit
        expect log any <<END
        Welcome#1 viewDidAppear(animated: false)
        END
        """),
    Exercise(
      10, "a retain cycle through a closure", "Weather for ever",
      task: "The weather should be deallocated after each visit.",
      screen: "WeatherViewController()", script: visitTwice("Weather")),
  ]

  private static func visitTwice(_ name: String) -> String {
    // The doctor says after one more command that a controller has stayed behind.
    ((1...2).map { number in
      """
      press Visit
      back
      expect log any <<END
      \(name)#\(number) deinit
      END
      """
    } + ["look"]).joined(separator: "\n")
  }
}
