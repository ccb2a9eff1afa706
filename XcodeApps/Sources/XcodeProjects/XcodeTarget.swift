/// A target of a project.
public struct XcodeTarget: Sendable {
  /// A file that belongs to the product as it is.
  public struct Resource: Hashable, Sendable {
    /// The path.
    public var path: String
    /// The localization whose folder it is in, such as `Base`; nil if it has none.
    public var localization: String?

    /// Makes a resource from its path, with the localization that the path says.
    public init(path: String) {
      self.path = path
      localization = path.split(separator: "/").first { $0.hasSuffix(".lproj") }
        .map { String($0.dropLast(6)) }
    }
  }

  /// The name.
  public let name: String
  /// What it makes, such as `com.apple.product-type.application`.
  public let productType: String
  /// The sources in the order of the project.
  public let sources: [String]
  /// The resources in the order of the project.
  public let resources: [Resource]
  /// The settings of its build.
  public let settings: BuildSettings
  /// The packages that it needs.
  public let packages: [String]

  /// Whether it makes an app.
  public var isApplication: Bool { productType == "com.apple.product-type.application" }

  /// Whether it makes unit tests.
  public var isUnitTests: Bool { productType == "com.apple.product-type.bundle.unit-test" }

  /// The name of the app in which tests run; nil for tests that need none.
  public var testHost: String? {
    settings["TEST_HOST"]?.split(separator: "/").first { $0.hasSuffix(".app") }
      .map { String($0.dropLast(4)) }
  }

  /// Whether it makes an app for a phone or a pad.
  public var isForPhone: Bool {
    let root = settings["SDKROOT"] ?? "iphoneos"
    let platforms = settings["SUPPORTED_PLATFORMS"] ?? "iphoneos"
    return isApplication && !["macosx", "watchos", "appletvos"].contains(root)
      && platforms.contains("iphoneos")
  }

  /// The name of the module of its sources.
  public var moduleName: String {
    settings["PRODUCT_MODULE_NAME"] ?? BuildSettings.identifier(settings["PRODUCT_NAME"] ?? name)
  }
}
