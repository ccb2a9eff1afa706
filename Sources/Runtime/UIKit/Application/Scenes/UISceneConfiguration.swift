import Foundation

/// How a scene is made: its class, its delegate's class and its storyboard.
///
/// Source: Apple, UISceneConfiguration.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the configuration; there is no Info.plist in which it could be looked up.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene; nil stands for `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// The class of the delegate; nil stands for that of the launch.
  ///
  /// Swift cannot make an object of a class that it learns while it runs, so this must be the class
  /// that the launch was given.
  open var delegateClass: AnyClass?
  /// The storyboard whose initial controller becomes the root of the scene's window.
  open var storyboard: UIStoryboard?

  /// Makes a configuration that leaves all open.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
