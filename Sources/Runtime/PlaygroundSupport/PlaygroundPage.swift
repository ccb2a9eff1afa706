import UIKit

/// What a page of a playground can show: a view or a controller.
///
/// Source: Apple, PlaygroundLiveViewable.
@preconcurrency @MainActor
public protocol PlaygroundLiveViewable {}

extension UIView: PlaygroundLiveViewable {}
extension UIViewController: PlaygroundLiveViewable {}

/// The page of a playground that runs.
///
/// Source: Apple, PlaygroundPage.
@preconcurrency @MainActor
public final class PlaygroundPage {
  /// The page that runs, one for each launch.
  public static var current: PlaygroundPage {
    UIApplication.shared.service { PlaygroundPage() }
  }

  /// What the page shows; nil for a blank screen.
  public var liveView: (any PlaygroundLiveViewable)? { didSet { show?(liveView) } }
  /// Whether the page goes on after its last statement, as it always does here.
  public var needsIndefiniteExecution = true

  var show: (((any PlaygroundLiveViewable)?) -> Void)?
}
