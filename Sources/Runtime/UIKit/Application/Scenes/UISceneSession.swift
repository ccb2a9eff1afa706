import Foundation

/// What is kept of a scene, also while it is disconnected.
///
/// Source: Apple, UISceneSession.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  ///
  /// Source: Apple, UISceneSession.Role.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Makes a role from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A scene with windows on the terminal.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// A name that no other session of the application has.
  public let persistentIdentifier: String
  /// What the scene is for.
  public let role: Role
  /// The scene, or nil while it is disconnected.
  public internal(set) var scene: UIScene?
  /// How scenes of this session are made.
  public internal(set) var configuration: UISceneConfiguration
  /// What the app keeps with the session.
  open var userInfo: [String: Any]?

  init(persistentIdentifier: String, role: Role) {
    self.persistentIdentifier = persistentIdentifier
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}
