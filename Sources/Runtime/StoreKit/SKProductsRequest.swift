import Foundation
import UIKit

/// Something that can be bought, which the shop describes.
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
  /// Where the price holds.
  open var priceLocale: Locale { .current }
}

/// What the shop has, which it never says here.
///
/// Source: Apple, SKProductsResponse.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  override init() {}

  /// What it has.
  open var products: [SKProduct] { [] }
  /// What it has not.
  open var invalidProductIdentifiers: [String] { [] }
}

/// Is told what became of a request.
///
/// Source: Apple, SKRequestDelegate; both methods are optional.
@preconcurrency @MainActor
public protocol SKRequestDelegate: AnyObject {
  /// It is done.
  func requestDidFinish(_ request: SKRequest)
  /// It has failed.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Does nothing.
  public func requestDidFinish(_ request: SKRequest) { unimplemented() }
  /// Does nothing.
  public func request(_ request: SKRequest, didFailWithError error: any Error) { unimplemented() }
}

/// Is told what the shop has.
///
/// Source: Apple, SKProductsRequestDelegate.
@preconcurrency @MainActor
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// The shop has answered.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Asks the shop for something: it cannot be reached.
///
/// Source: Apple, SKRequest.
@preconcurrency @MainActor
open class SKRequest: NSObject {
  /// Who is told; a subclass has a property of its own kind for it.
  weak var receiver: (any SKRequestDelegate)?
  private var isRunning = false

  override init() {}

  /// Asks: it fails in a later turn; the request lives until then.
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

  /// Gives up: the delegate is not told.
  open func cancel() { isRunning = false }
}

/// Asks the shop what it has.
///
/// Source: Apple, SKProductsRequest.
@preconcurrency @MainActor
open class SKProductsRequest: SKRequest {
  /// What is asked for.
  public let productIdentifiers: Set<String>

  /// Is told what the shop has.
  open var delegate: (any SKProductsRequestDelegate)? {
    get { receiver as? any SKProductsRequestDelegate }
    set { receiver = newValue }
  }

  /// Makes a request.
  public init(productIdentifiers: Set<String>) { self.productIdentifiers = productIdentifiers }
}
