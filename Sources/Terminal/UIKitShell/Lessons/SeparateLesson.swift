import LifecycleLessons
import LifecycleTrace

/// The wrong version of a lesson that ends its program, run in a process of its own.
@MainActor
package enum SeparateLesson {
  /// The environment variable that holds the number of the lesson to run.
  package static var variable: String { "UIKIT_LESSON" }

  /// Runs the wrong version, if there is such a lesson; returns only if the program goes on.
  ///
  /// - Parameters:
  ///   - text: the number of the lesson.
  ///   - activity: is told what runs, so that it can be named when the program ends.
  ///   - write: writes a line at once; it is called before each call of a controller.
  package static func run(
    _ text: String, activity: any MainThreadObserver, write: @escaping @Sendable (String) -> Void
  ) {
    guard let number = Int(text), Lesson.all.indices.contains(number - 1) else { return }
    let observer = WritingObserver(activity, write: write)
    _ = LessonRun(Lesson.all[number - 1].wrong, process: AppProcess(activity: observer))
  }
}

/// Writes each call of the app's controllers that begins, as the log shows it.
private final class WritingObserver: MainThreadObserver {
  private let next: any MainThreadObserver
  private let write: @Sendable (String) -> Void

  init(_ next: any MainThreadObserver, write: @escaping @Sendable (String) -> Void) {
    (self.next, self.write) = (next, write)
  }

  var callDepth: UnsafeMutablePointer<Int>? { next.callDepth }

  func begin(_ work: MainThreadWork, level: Int) {
    next.begin(work, level: level)
    guard case .call(let controller, let callback) = work, !controller.isUIKitContainer,
      callback.category == .controller, callback.isLecture
    else { return }
    write("| \(callback.mark) \(controller) \(callback)")
  }

  func end() { next.end() }
}
