import LifecycleTrace
import UIKit

/// Who holds a controller, as far as UIKit knows.
@MainActor
struct Holders {
  let app: RunningApp

  /// A controller and what UIKit holds it by.
  private struct Place {
    let controller: ControllerID
    let words: String
  }

  /// The controllers that a container, a presenter or a window holds, each with its holder.
  private var places: [Place] {
    var places: [Place] = []
    func visit(_ controller: UIViewController, _ words: String) {
      places.append(Place(controller: controller.lifecycleID, words: words))
      for child in controller.children { visit(child, "\(controller.lifecycleID), its container") }
      if let presented = controller.presentedViewController,
        presented.presentingViewController === controller
      {
        visit(presented, "\(controller.lifecycleID), its presenter")
      }
    }
    for window in app.application.windows {
      if let root = window.rootViewController { visit(root, "the window, whose root it is") }
    }
    return places
  }

  /// What is known of the life of a controller, in sentences; nil for one that was never made.
  func lines(about controller: ControllerID) -> [String]? {
    let events = app.trace.recorder.events
    guard let last = events.last(where: { $0.controller == controller }) else { return nil }
    if case .deinit(let holder) = last.callback {
      let words = holder.map { "; \($0) let it go last" } ?? ""
      return ["\(controller) is deallocated: deinit came\(cause(of: last))\(words)."]
    }
    let made = events.first { $0.controller == controller && $0.callback.kind.isInitializer }
    let begin = made.map { "\(controller) lives: it was made\(cause(of: $0))." }
    return [begin ?? "\(controller) lives."]
      + [held(controller) ?? "\(controller) is held by the app: \(Self.appHolds)"]
  }

  /// Why controllers that these calls took off the screen for good are not deallocated, a sentence each.
  func reasonsForLife(after events: [LifecycleEvent]) -> [String] {
    let gone = Set(events.filter { $0.callback.kind == .deinit }.map(\.controller))
    var seen: Set<ControllerID> = []
    return events.filter { $0.callback.kind == .viewDidDisappear }.map(\.controller)
      .filter { !gone.contains($0) && seen.insert($0).inserted && held($0) == nil }
      .map { "\($0) is not deallocated: \(Self.appHolds)" }
  }

  /// Who of UIKit holds a controller, in a sentence; nil if nothing of it does.
  private func held(_ controller: ControllerID) -> String? {
    places.first { $0.controller == controller }.map { "It is held by \($0.words)." }
  }

  private static let appHolds =
    "no container, presenter or window holds it, so a property, a closure, a timer or a task of the app does."

  private func cause(of event: LifecycleEvent) -> String {
    let number = event.cause.command
    guard number > 0 else { return " at the launch" }
    let text = app.trace.recorder.text(ofCommand: number).map { " (\($0))" } ?? ""
    return " by command \(number)\(text)"
  }
}

extension LifecycleCallback.Kind {
  fileprivate var isInitializer: Bool { self == .initWithNibName || self == .initWithCoder }
}

extension ControllerID {
  /// The controller that a word such as `Game#2` names; nil for another word.
  init?(word: String) {
    let parts = word.split(separator: "#", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, let ordinal = Int(parts[1]), ordinal > 0 else {
      return nil
    }
    self.init(name: String(parts[0]), ordinal: ordinal)
  }
}
