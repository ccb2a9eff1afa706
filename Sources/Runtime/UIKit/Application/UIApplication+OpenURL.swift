import Foundation

extension UIApplication {
  /// A key of the options with which an application opens a URL.
  ///
  /// Source: Apple, UIApplication.OpenURLOptionsKey.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of the app that asked, a text.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What the app that asked sent beside the URL.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether a document is to be opened in its place, a Boolean.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// A key of the options with which an application asks another one to open a URL.
  ///
  /// Source: Apple, UIApplication.OpenExternalURLOptionsKey.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only an app that claims the link may open it, a Boolean.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The address of the app's page in Settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Whether an app is installed that opens URLs of this scheme: there are no other apps in a terminal.
  ///
  /// Source: Apple, UIApplication.canOpenURL(_:).
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Asks the app for a URL's scheme to open it.
  ///
  /// In a terminal there is none, so the log says which URL it was, and the completion receives false in a later turn of
  /// the main queue.
  /// Source: Apple, UIApplication.open(_:options:completionHandler:); UIKIT-CASES.md open-url.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    log("[Open] no app here opens \(url.absoluteString)")
    guard let completion else { return }
    scheduler.async { completion(false) }
  }

  /// Asks the app for a URL's scheme to open it, as old sources do.
  ///
  /// - Returns: Whether an app opened it.
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    open(url)
    return canOpenURL(url)
  }
}
