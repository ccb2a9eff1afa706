import Foundation

/// How a session is destroyed, of which a terminal shows nothing.
///
/// Source: Apple, UISceneDestructionRequestOptions.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// The persistent part of a scene, which stays while the scene is disconnected.
///
/// Source: Apple, UISceneSession.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a scene.
  ///
  /// Source: Apple, UISceneSession.Role.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Makes a role from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A scene with windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// An identifier that is unique among the sessions of the application.
  public let persistentIdentifier: String
  /// The role of the scene.
  public let role: Role
  /// The scene, or nil while it is disconnected.
  public internal(set) var scene: UIScene?
  /// The configuration of the session's scenes.
  public internal(set) var configuration: UISceneConfiguration
  /// What the scene's delegate gave to find its place again, when the scene went into the background.
  open internal(set) var stateRestorationActivity: NSUserActivity?
  /// The app's own data of the session.
  open var userInfo: [String: Any]?

  init(persistentIdentifier: String, role: Role) {
    self.persistentIdentifier = persistentIdentifier
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}
