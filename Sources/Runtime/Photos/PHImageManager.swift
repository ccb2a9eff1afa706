import Foundation
import UIKit

/// The size that asks for the original image.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// The identifier that stands for no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The key of the error.
public let PHImageErrorKey = "PHImageErrorKey"
/// The key of whether the image is a degraded one.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key of the request's identifier.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"

/// The identifier of a request.
public typealias PHImageRequestID = Int32

/// The ways in which an image fits a size.
///
/// Source: Apple, PHImageContentMode.
public enum PHImageContentMode: Int, Sendable {
  /// The image fits into the size.
  case aspectFit
  /// The image fills the size.
  case aspectFill
}

/// The modes of delivering an image.
///
/// Source: Apple, PHImageRequestOptionsDeliveryMode.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// First a degraded image, then one of high quality.
  case opportunistic
  /// High quality.
  case highQualityFormat
  /// Fast.
  case fastFormat
}

/// The options of a request for an image.
///
/// Source: Apple, PHImageRequestOptions.
open class PHImageRequestOptions: NSObject {
  /// Makes options.
  public override init() {}

  /// The delivery mode.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// Whether the image may be downloaded.
  open var isNetworkAccessAllowed = false
  /// Whether the request is synchronous.
  open var isSynchronous = false
}

/// Requests images of assets.
///
/// There are none, so each request ends with an error.
///
/// Source: Apple, PHImageManager.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()

  /// Makes a manager.
  public override init() {}

  /// The shared manager.
  public class func `default`() -> PHImageManager { manager }

  /// Requests an image.
  ///
  /// The handler gets nil in a later turn of the main loop, or before the call returns if the options are synchronous.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping @MainActor (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    refuse(options) { resultHandler(nil, $0) }
  }

  /// Requests the data of an image.
  ///
  /// The handler gets nil in a later turn of the main loop, or before the call returns if the options are synchronous.
  @discardableResult
  open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler:
      @escaping @MainActor (
        Data?, String?, UIImage.Orientation, [AnyHashable: Any]?
      ) -> Void
  ) -> PHImageRequestID {
    refuse(options) { resultHandler(nil, nil, .up, $0) }
  }

  /// Cancels a request.
  ///
  /// Its handler is called all the same, since its answer is already scheduled.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}

  private func refuse(
    _ options: PHImageRequestOptions?, _ tell: @escaping @MainActor ([AnyHashable: Any]) -> Void
  ) -> PHImageRequestID {
    let answer: @MainActor () -> Void = {
      tell([PHImageErrorKey: PHPhotosError(.accessUserDenied)])
    }
    if options?.isSynchronous == true {
      MainThread.perform(answer)
    } else {
      MainThread.later(answer)
    }
    return PHInvalidImageRequestID
  }
}

/// Requests and caches images of assets, of which there are none.
///
/// Source: Apple, PHCachingImageManager.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Whether high-quality images are cached.
  open var allowsCachingHighQualityImages = true

  /// Starts caching images of assets, of which there are none.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}

  /// Stops caching images of assets.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}

  /// Stops caching all images.
  open func stopCachingImagesForAllAssets() {}
}
