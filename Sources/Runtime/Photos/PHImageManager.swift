import Foundation
import UIKit

/// The size of the whole image.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// The number of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The key of why there is no image.
public let PHImageErrorKey = "PHImageErrorKey"
/// The key of whether the image is less than what was asked for.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key of the number of the request.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"

/// The number of a request.
public typealias PHImageRequestID = Int32

/// How an image fills a size.
///
/// Source: Apple, PHImageContentMode.
public enum PHImageContentMode: Int, Sendable {
  /// All of it, as large as it can be.
  case aspectFit
  /// All of the size.
  case aspectFill
}

/// How good an image should be.
///
/// Source: Apple, PHImageRequestOptionsDeliveryMode.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// First soon, then good.
  case opportunistic
  /// Good.
  case highQualityFormat
  /// Soon.
  case fastFormat
}

/// How an image is asked for.
///
/// Source: Apple, PHImageRequestOptions.
open class PHImageRequestOptions: NSObject {
  /// Makes options.
  public override init() {}

  /// How good it should be.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// Whether it may come from a server.
  open var isNetworkAccessAllowed = false
  /// Whether it comes before the call returns.
  open var isSynchronous = false
}

/// Gives the images of a library: there are none, so it says why.
///
/// Source: Apple, PHImageManager.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()

  /// Makes a manager.
  public override init() {}

  /// The manager of all.
  public class func `default`() -> PHImageManager { manager }

  /// Asks for an image: there is none, which is told in a later turn, or at once if the options say so.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping @MainActor (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    refuse(options) { resultHandler(nil, $0) }
  }

  /// Asks for the data of an image: there is none, which is told in a later turn, or at once if the options say so.
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

  /// Gives a request up; it is answered all the same, as the answer is on its way.
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

/// Gives images and keeps those that will be asked for: there are none.
///
/// Source: Apple, PHCachingImageManager.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Whether good images are kept.
  open var allowsCachingHighQualityImages = true

  /// Says which images will be asked for: there are none to keep.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}

  /// Says which images will not be asked for.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}

  /// Says that no images will be asked for.
  open func stopCachingImagesForAllAssets() {}
}
