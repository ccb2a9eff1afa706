import Foundation
import UIKit

/// A product, as the store describes it.
///
/// Source: Apple, SKProduct.
open class SKProduct: NSObject, @unchecked Sendable {
  override init() {}

  /// What it is known by.
  open var productIdentifier: String { "" }
  /// The name.
  open var localizedTitle: String { "" }
  /// What it is.
  open var localizedDescription: String { "" }
  /// The price.
  open var price: NSDecimalNumber { .zero }
  /// The locale of the price.
  open var priceLocale: Locale { .current }
}

/// The answer to a request for products.
///
/// No request is answered here.
///
/// Source: Apple, SKProductsResponse.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  override init() {}

  /// What it has.
  open var products: [SKProduct] { [] }
  /// What it has not.
  open var invalidProductIdentifiers: [String] { [] }
}

/// Is told how a request ended.
///
/// Source: Apple, SKRequestDelegate; both methods are optional.
@preconcurrency @MainActor
public protocol SKRequestDelegate: AnyObject {
  /// It is done.
  func requestDidFinish(_ request: SKRequest)
  /// The payment failed.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Does nothing.
  public func requestDidFinish(_ request: SKRequest) { unimplemented() }
  /// Does nothing.
  public func request(_ request: SKRequest, didFailWithError error: any Error) { unimplemented() }
}

/// Receives the store's answer to a request for products.
///
/// Source: Apple, SKProductsRequestDelegate.
@preconcurrency @MainActor
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// The store has answered.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// A request to the store, which cannot be reached here.
///
/// Source: Apple, SKRequest.
@preconcurrency @MainActor
open class SKRequest: NSObject {
  /// Who is told; a subclass has a property of its own kind for it.
  weak var receiver: (any SKRequestDelegate)?
  private var isRunning = false

  override init() {}

  /// Starts the request, which is retained until it fails in a later turn of the main loop.
  open func start() {
    isRunning = true
    UIKitRuntime.Device.shared.scheduler.async { [self] in
      guard isRunning else { return }
      isRunning = false
      notify(receiver, "request(_:didFailWithError:)") {
        $0.request(self, didFailWithError: SKError(.unknown))
      }
    }
  }

  /// Cancels the request; the delegate is not told.
  open func cancel() { isRunning = false }
}

/// A request for products.
///
/// The store cannot be reached, so it fails in a later turn of the main loop.
///
/// Source: Apple, SKProductsRequest.
@preconcurrency @MainActor
open class SKProductsRequest: SKRequest {
  /// The identifiers that were asked for.
  public let productIdentifiers: Set<String>

  /// Receives the store's answer to a request for products.
  open var delegate: (any SKProductsRequestDelegate)? {
    get { receiver as? any SKProductsRequestDelegate }
    set { receiver = newValue }
  }

  /// Makes a request.
  public init(productIdentifiers: Set<String>) { self.productIdentifiers = productIdentifiers }
}
