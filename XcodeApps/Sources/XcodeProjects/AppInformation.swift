import Foundation

/// What an app's Info.plist says about its start.
public struct AppInformation: Hashable, Sendable {
  /// The storyboard whose initial controller is the root of the window; nil if the delegate makes it.
  public var mainStoryboard: String?
  /// Whether windows belong to scenes.
  public var hasScenes = false
  /// The class of the scenes' delegate, without its module.
  public var sceneDelegate: String?
  /// The storyboard of a scene.
  public var sceneStoryboard: String?
  /// The identifier of the app.
  public var identifier: String?
  /// The name that a phone shows below the icon.
  public var displayName: String
  /// The types of documents that the app declares as its own or as another app's.
  public var declaredTypes: [DeclaredType] = []
  /// The identifiers of the types of documents that the app opens.
  public var openedTypes: [String] = []

  /// Makes the information of an app that has only a name.
  public init(displayName: String) {
    self.displayName = displayName
  }

  /// Reads what a target says, in its Info.plist and in the settings that stand for one.
  public init(_ target: XcodeTarget, in folder: String, files: ProjectFiles) throws(ProjectError) {
    let settings = target.settings
    var values: [String: Any] = [:]
    if let path = settings["INFOPLIST_FILE"].map({ ProjectPath.joined(folder, $0) }) {
      guard let data = files.contents(path) else {
        throw ProjectError("\(path) cannot be read: the app's Info.plist.")
      }
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      guard let list = list as? [String: Any] else {
        throw ProjectError("\(path) is no property list.")
      }
      values = list
    }
    func text(_ key: String, of values: [String: Any]) -> String? {
      (values[key] as? String).map(settings.expanded) ?? settings["INFOPLIST_KEY_\(key)"]
    }
    mainStoryboard = text("UIMainStoryboardFile", of: values)
    identifier = text("CFBundleIdentifier", of: values) ?? settings["PRODUCT_BUNDLE_IDENTIFIER"]
    displayName =
      text("CFBundleDisplayName", of: values) ?? text("CFBundleName", of: values) ?? target.name
    declaredTypes = ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].flatMap { key in
      (values[key] as? [[String: Any]] ?? []).compactMap { DeclaredType($0, settings) }
    }
    openedTypes = (values["CFBundleDocumentTypes"] as? [[String: Any]] ?? []).flatMap { type in
      DeclaredType.texts(type["LSItemContentTypes"]).map(settings.expanded)
    }
    let manifest = values["UIApplicationSceneManifest"] as? [String: Any]
    hasScenes = manifest != nil
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let window = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    guard let scene = window?.first else { return }
    sceneDelegate = (scene["UISceneDelegateClassName"] as? String).map {
      settings.expanded($0).split(separator: ".").last.map(String.init) ?? ""
    }
    sceneStoryboard = (scene["UISceneStoryboardFile"] as? String).map(settings.expanded)
  }
}

/// A type of documents that an Info.plist declares.
public struct DeclaredType: Hashable, Sendable {
  /// The identifier.
  public let identifier: String
  /// The extensions of its files.
  public let extensions: [String]
  /// The identifiers of the types that it conforms to.
  public let parents: [String]

  /// Reads a declaration; nil if it has no identifier.
  init?(_ declaration: [String: Any], _ settings: BuildSettings) {
    guard let name = declaration["UTTypeIdentifier"] as? String else { return nil }
    identifier = settings.expanded(name)
    parents = Self.texts(declaration["UTTypeConformsTo"])
    let tags = declaration["UTTypeTagSpecification"] as? [String: Any]
    extensions = Self.texts(tags?["public.filename-extension"])
  }

  /// A list of texts; one alone may stand without a list.
  static func texts(_ value: Any?) -> [String] {
    value as? [String] ?? (value as? String).map { [$0] } ?? []
  }
}
