import Foundation

/// The configuration of a scene: its class, its delegate's class and its storyboard.
///
/// Source: Apple, UISceneConfiguration.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the configuration; an application has one at most, which its launch says.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene; nil means `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// The class of the delegate; nil means that of the launch.
  ///
  /// Swift cannot create an object of a class given at run time without a required initialiser, so
  /// this must be the class of the launch.
  open var delegateClass: AnyClass?
  /// The storyboard whose initial controller becomes the root of the scene's window.
  open var storyboard: UIStoryboard?

  /// Creates a configuration without classes and storyboard.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
