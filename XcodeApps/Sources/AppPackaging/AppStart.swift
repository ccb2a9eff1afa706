import SourceRewriting
import XcodeProjects

/// The main file of an app in the terminal.
struct AppStart {
  private let delegate: String
  private let sceneDelegate: String?
  private let exposures: [String]
  private let title: String

  init(
    _ app: RewrittenApp, _ information: AppInformation, name: String, named title: String
  ) throws(ProjectError) {
    switch app.entryPoint {
    case .delegate(let type): delegate = type
    case .mainFile:
      throw ProjectError("The app's main.swift does not call UIApplicationMain with a delegate.")
    case nil:
      throw ProjectError("No class of \(name) is marked with @main or @UIApplicationMain.")
    }
    if let storyboard = information.mainStoryboard ?? information.sceneStoryboard {
      throw ProjectError(
        "The first screen of \(name) comes from \(storyboard).storyboard; "
          + "only apps that make their screens in code can be run yet.")
    }
    sceneDelegate = information.sceneDelegate
    exposures = app.exposures
    self.title = title
  }

  var text: String {
    let scene = sceneDelegate.map { ",\n  sceneDelegate: { \($0)() }" } ?? ""
    return """
      import UIKitTerminal
      import XcodeUIKit

      /// Makes the members of the app's classes known by their names.
      @MainActor func exposeClasses(to classes: UIKitRuntime.ExposedClasses) {
      \(exposures.map { "  \($0)" }.joined(separator: "\n"))
      }

      TerminalApp.main(
        name: \(title.debugDescription), pointsPerCell: CGSize(width: 8, height: 16)\(scene)
      ) {
        exposeClasses(to: UIApplication.shared.exposedClasses)
        return \(delegate)()
      }

      """
  }
}
