/// Counts what one load of a storyboard makes, with all that its scenes contain.
///
/// Scenes that each contain the next one twice would otherwise double with each of them: a small file
/// would fill the memory. What the code of an app asks for itself is not counted.
struct SceneLoad {
  /// The most controllers and views of one load; a screen of a real app has some hundred.
  static let mostControllers = 1000
  static let mostViews = 50_000

  private var depth = 0
  private var controllers = 0
  private var views = 0
  private var isTold = false

  /// Begins a load, or a part of the one that is under way.
  mutating func begin() {
    if depth == 0 { self = SceneLoad() }
    depth += 1
  }

  mutating func end() { depth -= 1 }

  mutating func noteViews(_ count: Int) { views += count }

  /// Counts a controller that a scene contains; false if there are too many, so that it is left out.
  mutating func takesController() -> Bool {
    guard controllers < Self.mostControllers, views < Self.mostViews else { return false }
    controllers += 1
    return true
  }

  /// Whether it is still to be said that something is left out.
  mutating func tellsLimit() -> Bool {
    defer { isTold = true }
    return !isTold
  }
}

extension UIApplication {
  /// Does a part of a load, within which all that scenes contain is counted together.
  func loadingScene<Result>(_ work: () -> Result) -> Result {
    sceneLoad.begin()
    defer { sceneLoad.end() }
    return work()
  }

  /// Whether a load may make one more controller that a scene contains; says once if not.
  func loadTakesController(of scene: String, in storyboard: UIStoryboard) -> Bool {
    if sceneLoad.takesController() { return true }
    if sceneLoad.tellsLimit() {
      log(
        "\(storyboard.name).storyboard: error: the scene \(scene) and what comes after it are left out: "
          + "what scenes contain adds up to more than \(SceneLoad.mostControllers) controllers or "
          + "\(SceneLoad.mostViews) views in one load")
    }
    return false
  }
}
