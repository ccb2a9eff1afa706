import UIKit

/// Asks a person for a review of the app, which the store may do or not; here the call log says that it was asked.
///
/// Source: Apple, SKStoreReviewController.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  /// Asks for a review.
  open class func requestReview() {
    UIApplication.shared.log("[Store] a review was asked for")
  }

  /// Asks for a review in a scene.
  open class func requestReview(in windowScene: UIWindowScene) { requestReview() }
}
