import SourceRewriting
import XcodeProjects

/// The main file of an app in the terminal.
struct AppStart {
  /// The expression that makes the delegate.
  private let delegate: String
  private let information: AppInformation
  private let statements: [String]
  private let modules: [String]

  init(
    _ app: RewrittenApp, _ information: AppInformation, name: String
  ) throws(ProjectError) {
    switch app.entryPoint {
    case .delegate(let type): delegate = "\(type)()"
    case .page(let function): delegate = "PlaygroundDelegate(page: \(function))"
    case .mainFile:
      throw ProjectError("The app's main.swift does not call UIApplicationMain with a delegate.")
    case nil:
      throw ProjectError("No class of \(name) is marked with @main or @UIApplicationMain.")
    }
    self.information = information
    modules = app.exposingModules.sorted()
    statements = app.exposures + modules.map { "classes.expose\($0)()" } + app.places
  }

  /// The call that launches the app: with a scene if its Info.plist names a delegate for one.
  private var launch: String {
    func argument(_ label: String, _ storyboard: String?) -> String {
      storyboard.map { ", \(label): \($0.debugDescription)" } ?? ""
    }
    guard let sceneDelegate = information.sceneDelegate else {
      let storyboard = information.mainStoryboard ?? information.sceneStoryboard
      return "device.launch(delegate\(argument("mainStoryboard", storyboard)))"
    }
    return "device.launch(delegate\(argument("storyboard", information.sceneStoryboard)), "
      + "sceneDelegate: { \(sceneDelegate)() })"
  }

  /// The statements that say which documents the app has.
  private var documents: [String] {
    let types = information.declaredTypes.map {
      ".init(\($0.identifier.debugDescription), extensions: \($0.extensions), "
        + "conformingTo: \($0.parents))"
    }
    var statements: [String] = []
    if !types.isEmpty {
      statements.append("UIKitRuntime.DocumentType.declare([\(types.joined(separator: ", "))])")
    }
    if !information.openedTypes.isEmpty {
      statements.append("device.viewEnvironment.documents.openedTypes = \(information.openedTypes)")
    }
    return statements
  }

  /// The function that makes the members of the app's classes known.
  private var exposing: String {
    """
    /// Makes the members of the app's classes known by their names, and where its controllers stand.
    @MainActor func exposeClasses(to classes: UIKitRuntime.ExposedClasses) {
    \(statements.map { "  \($0)" }.joined(separator: "\n"))
    }
    """
  }

  /// The statements that give the app what is its own, before its device.
  private static let surroundings = """
        do {
          try AppContainer()?.enter()
        } catch {
          print("The app's folder cannot be used: \\(error)")
        }
        UIKitRuntime.RecordedNetwork.current = .init(
          environment: ProcessInfo.processInfo.environment)
    """

  /// The statements that give the device what the app has.
  private var equipping: String {
    """
        exposeClasses(to: device.exposedClasses)
    \(documents.map { "    \($0)\n" }.joined())\
        AppResources().install(in: application)
    """
  }

  /// The statements that launch the app.
  private var launching: String {
    """
        let delegate = \(delegate)
        \(launch)
    """
  }

  /// The main file of the program.
  var text: String {
    """
    \(modules.map { "import \($0)\n" }.joined())import AppResources
    import PlaygroundSupport
    import UIKitImages
    import UIKitTerminal
    import XcodeUIKit

    \(exposing)

    UIKitRuntime.imageDecoder = ImageFileDecoder()
    UIKitRuntime.imageEncoder = ImageFileEncoder()
    TerminalApp.main(
      name: \(information.displayName.debugDescription),
      pointsPerCell: CGSize(width: 8, height: 16),
      launch: { application in
    \(Self.surroundings)
        let device = UIKitRuntime.Device(of: application)
    \(equipping)
    \(launching)
        return delegate
      })

    """
  }

  /// The file that takes its place where tests are the program: it launches the app on a phone.
  var textForTests: String {
    """
    \(modules.map { "import \($0)\n" }.joined())import AppResources
    import UIKitImages
    import XcodeUIKit

    \(exposing)

    /// Makes a phone for tests; launches the app on it if that is their host, and waits for its first screen.
    @MainActor func launchForTests(isHost: Bool) {
        UIKitRuntime.imageDecoder = ImageFileDecoder()
        UIKitRuntime.imageEncoder = ImageFileEncoder()
    \(Self.surroundings)
        let device = UIKitRuntime.Device(
          scheduler: UIKitRuntime.MainQueueScheduler(),
          screenSize: CGSize(width: 390, height: 844), cellSize: CGSize(width: 8, height: 16))
        device.share()
        device.logHandler = { print($0) }
        let application = device.application
    \(equipping)
        guard isHost else { return }
    \(launching)
        while device.hasPendingTransitions {
          RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
        }
    }

    """
  }
}
