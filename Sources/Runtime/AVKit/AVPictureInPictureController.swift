import AVFoundation
import Foundation
import UIKit

/// Is told of pictures in pictures, of which there are none here.
///
/// Source: Apple, AVPictureInPictureControllerDelegate; all methods are optional.
@preconcurrency @MainActor
public protocol AVPictureInPictureControllerDelegate: AnyObject {}

/// Shows a film above other apps: it is not supported, as on a simulator, so none can be made.
///
/// Source: Apple, AVPictureInPictureController.
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
  /// Whether it is supported: it is not.
  open class func isPictureInPictureSupported() -> Bool { false }

  /// Is told of the picture.
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// Whether it could be shown now: it cannot.
  open var isPictureInPicturePossible: Bool { false }
  /// Whether it is shown: it is not.
  open var isPictureInPictureActive: Bool { false }

  /// Makes none, as it is not supported.
  public init?(playerLayer: AVPlayerLayer) { return nil }
}
