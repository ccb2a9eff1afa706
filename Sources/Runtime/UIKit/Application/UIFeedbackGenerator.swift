import Foundation

/// What a phone lets a hand feel.
///
/// A terminal moves nothing, so the log says what it was.
/// Source: Apple, UIFeedbackGenerator; UIKIT-CASES.md feedback-generators.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public override init() { super.init() }

  /// Wakes the engine of a phone, so that what follows is felt at once; there is none here.
  open func prepare() {}

  func feel(_ what: String) { UIApplication.shared.log("[Feedback] \(what)") }
}

/// Two things that touch each other.
///
/// Source: Apple, UIImpactFeedbackGenerator.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy or hard the things are.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    case light, medium, heavy, soft, rigid
  }

  private let style: FeedbackStyle

  /// Makes a generator for things of a kind.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Makes a generator for things of medium weight.
  public override convenience init() { self.init(style: .medium) }

  /// Lets a hand feel an impact.
  open func impactOccurred() { feel("impact, \(style)") }

  /// Lets a hand feel an impact of an intensity, 0 through 1.
  open func impactOccurred(intensity: CGFloat) { feel("impact, \(style), intensity \(intensity)") }
}

/// A choice that moves from one value to the next.
///
/// Source: Apple, UISelectionFeedbackGenerator.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets a hand feel that another value is chosen.
  open func selectionChanged() { feel("selection changed") }
}

/// A task that has ended.
///
/// Source: Apple, UINotificationFeedbackGenerator.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How a task ended.
  public enum FeedbackType: Int, Hashable, Sendable {
    case success, warning, error
  }

  /// Lets a hand feel how a task ended.
  open func notificationOccurred(_ notificationType: FeedbackType) { feel("\(notificationType)") }
}
