import AVFoundation
import Foundation
import UIKit

/// Is told of picture in picture, which is not supported here.
///
/// Source: Apple, AVPictureInPictureControllerDelegate; all methods are optional.
@preconcurrency @MainActor
public protocol AVPictureInPictureControllerDelegate: AnyObject {}

/// Picture in picture.
///
/// It is not supported, as on a simulator, so no controller can be made.
///
/// Source: Apple, AVPictureInPictureController.
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
  /// Whether picture in picture is supported.
  ///
  /// Always false here.
  open class func isPictureInPictureSupported() -> Bool { false }

  /// The delegate.
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// Whether picture in picture is possible.
  ///
  /// Always false here.
  open var isPictureInPicturePossible: Bool { false }
  /// Whether picture in picture is active.
  ///
  /// Always false here.
  open var isPictureInPictureActive: Bool { false }

  /// Always nil: picture in picture is not supported.
  public init?(playerLayer: AVPlayerLayer) { return nil }
}
