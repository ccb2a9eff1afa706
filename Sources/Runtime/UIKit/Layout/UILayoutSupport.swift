import Foundation

/// The part of a controller's view that bars cover at one edge, for constraints.
///
/// Source: Apple, UILayoutSupport.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How far the bars reach into the view, in points.
  var length: CGFloat { get }
  /// The upper side.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower side.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

extension SystemLayoutGuide: UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// Where the bars at the top end.
  ///
  /// The safe area took its place. Source: Apple, UIViewController.topLayoutGuide.
  public var topLayoutGuide: any UILayoutSupport { view.systemGuide(.topBars) }

  /// Where the bars at the bottom begin.
  ///
  /// The safe area took its place. Source: Apple, UIViewController.bottomLayoutGuide.
  public var bottomLayoutGuide: any UILayoutSupport { view.systemGuide(.bottomBars) }
}
