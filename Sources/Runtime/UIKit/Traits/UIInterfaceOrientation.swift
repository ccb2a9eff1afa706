import Foundation

/// The orientation of the interface.
///
/// Source: Apple, UIInterfaceOrientation.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether the interface is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations.
///
/// Source: Apple, UIInterfaceOrientationMask.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Portrait.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Portrait, upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// Landscape, rotated to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// Landscape, rotated to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

extension UIInterfaceOrientation {
  /// The orientation of a size in points: landscape if there are more than two columns for each
  /// row.
  @MainActor
  init(size: CGSize) {
    let cell = ScreenCell.size
    let isLying = size.width / cell.width > 2 * size.height / cell.height
    self = isLying ? .landscapeRight : .portrait
  }
}

extension UIViewController {
  /// The orientation of the terminal.
  public var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(size: application.screen.bounds.size)
  }
}
