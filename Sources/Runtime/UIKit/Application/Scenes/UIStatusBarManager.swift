import Foundation

/// The style of the status bar.
///
/// Source: Apple, UIStatusBarStyle.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// Dark or light, as the interface style asks for.
  case `default` = 0
  /// Light text for a dark background.
  case lightContent = 1
  /// Dark text for a light background.
  case darkContent = 3
}

/// How the status bar changes.
///
/// Source: Apple, UIStatusBarAnimation.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  case none, fade, slide
}

/// What the controllers of a scene ask the status bar to be.
///
/// A terminal has no status bar, so its frame is empty. Source: Apple, UIStatusBarManager.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
  /// What was answered, and by which controllers.
  private struct Answers {
    let controllers: [ObjectIdentifier]
    let style: UIStatusBarStyle
    let isHidden: Bool
  }

  private unowned let scene: UIWindowScene
  private var storedAnswers: Answers?

  init(of scene: UIWindowScene) {
    self.scene = scene
  }

  /// The style that the controller in front prefers.
  public var statusBarStyle: UIStatusBarStyle { answers.style }

  /// Whether the controller in front prefers no status bar.
  public var isStatusBarHidden: Bool { answers.isHidden }

  /// The frame of the status bar, which is empty.
  public var statusBarFrame: CGRect { .zero }

  /// Lets the controllers be asked again.
  func setNeedsUpdate() { storedAnswers = nil }

  /// The controllers are asked when others have come to the front, or one has asked for it.
  private var answers: Answers {
    let root = scene.keyWindow?.rootViewController ?? scene.windows.last?.rootViewController
    let front = root?.presentationChain.last(where: \.decidesStatusBar) ?? root
    let forStyle = front?.statusBarController(\.childForStatusBarStyle)
    let forHiding = front?.statusBarController(\.childForStatusBarHidden)
    let controllers = [forStyle, forHiding].compactMap { $0.map(ObjectIdentifier.init) }
    if let storedAnswers, storedAnswers.controllers == controllers { return storedAnswers }
    let new = Answers(
      controllers: controllers, style: forStyle?.preferredStatusBarStyle ?? .default,
      isHidden: forHiding?.prefersStatusBarHidden ?? false)
    storedAnswers = new
    return new
  }
}

extension UIViewController {
  /// Asks the controllers of the scene again what the status bar is to be.
  public func setNeedsStatusBarAppearanceUpdate() {
    let scene = viewIfLoaded?.window?.windowScene ?? application.keyWindow?.windowScene
    scene?.statusBarManager?.setNeedsUpdate()
  }

  /// Whether the controller covers the screen, or asks to decide although it does not.
  fileprivate var decidesStatusBar: Bool {
    storedPresenting == nil || modalPresentationStyle == .fullScreen
      || modalPresentationCapturesStatusBarAppearance
  }

  /// The controller to which this one leaves a decision, or itself.
  fileprivate func statusBarController(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController {
    self[keyPath: child]?.statusBarController(child) ?? self
  }
}
