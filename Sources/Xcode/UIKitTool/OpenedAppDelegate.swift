import UIKit

/// The app of a storyboard that is opened without its code.
final class OpenedAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let storyboard: String
  private let scene: String?

  init(storyboard: String, scene: String?) {
    self.storyboard = storyboard
    self.scene = scene
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let storyboard = UIStoryboard(name: storyboard, bundle: nil)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController =
      scene.map { storyboard.instantiateViewController(withIdentifier: $0) }
      ?? storyboard.instantiateInitialViewController()
      ?? UINavigationController(rootViewController: ScenesViewController(storyboard))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// The scenes of a storyboard without an initial one.
private final class ScenesViewController: UITableViewController {
  private let scenes: UIStoryboard
  private let identifiers: [String]

  init(_ storyboard: UIStoryboard) {
    scenes = storyboard
    identifiers = storyboard.sceneIdentifiers
    super.init(style: .plain)
    title = "Scenes of \(storyboard.name)"
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    identifiers.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = identifiers[indexPath.row]
    return cell
  }

  /// Presents the scene, as a container cannot be pushed.
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    present(
      scenes.instantiateViewController(withIdentifier: identifiers[indexPath.row]), animated: true)
  }
}
