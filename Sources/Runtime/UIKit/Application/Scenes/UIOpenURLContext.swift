import Foundation

/// A URL that another app asks this one to open, with what that said about it.
///
/// A terminal has no other apps, so no scene is asked. Source: Apple, UIOpenURLContext.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL
  /// What the other app said.
  public let options: UIScene.OpenURLOptions

  init(url: URL, options: UIScene.OpenURLOptions) { (self.url, self.options) = (url, options) }
}

extension UIScene {
  /// What an app says about a URL that it asks to open.
  ///
  /// Source: Apple, UIScene.OpenURLOptions.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The identifier of that app.
    open var sourceApplication: String? { nil }
    /// What it sent beside the URL.
    open var annotation: Any? { nil }
    /// Whether a document is to be opened in its place.
    open var openInPlace: Bool { false }
  }
}

/// What goes on with an activity that another device began.
///
/// Source: Apple, UIUserActivityRestoring.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring {
  /// Goes on with an activity.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
