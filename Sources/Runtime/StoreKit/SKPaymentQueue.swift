import Foundation
import UIKit

/// A request to buy a product in some quantity.
///
/// Source: Apple, SKPayment.
open class SKPayment: NSObject, @unchecked Sendable {
  /// The identifier of the product.
  public let productIdentifier: String
  /// The quantity.
  open var quantity: Int { 1 }

  /// Makes a payment for a thing.
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// The states of a transaction.
///
/// Source: Apple, SKPaymentTransactionState.
public enum SKPaymentTransactionState: Int, Sendable {
  /// The payment is being processed.
  case purchasing
  /// The payment was completed.
  case purchased
  /// The payment failed.
  case failed
  /// An earlier purchase was restored.
  case restored
  /// A purchase that waits for approval, for instance by a parent.
  case deferred
}

/// A payment in the queue.
///
/// Source: Apple, SKPaymentTransaction.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  /// The payment.
  public let payment: SKPayment
  /// The state of the transaction.
  public let transactionState: SKPaymentTransactionState
  /// The error of a failed transaction; nil in every other state.
  public let error: (any Error)?
  /// The identifier of a completed transaction; nil before that.
  open var transactionIdentifier: String? { nil }
  /// When the transaction was completed; nil before that.
  open var transactionDate: Date? { nil }
  /// The transaction that was restored; nil for any other.
  open var original: SKPaymentTransaction? { nil }

  init(_ payment: SKPayment, failedWith error: SKError) {
    (self.payment, self.error, transactionState) = (payment, error, .failed)
  }
}

/// Is told of payments.
///
/// Source: Apple, SKPaymentTransactionObserver.
@preconcurrency @MainActor
public protocol SKPaymentTransactionObserver: AnyObject {
  /// Transactions have changed their states.
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// Transactions were removed from the queue.
  func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// Restoring earlier purchases failed.
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  /// All earlier purchases were restored.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
}

extension SKPaymentTransactionObserver {
  /// Does nothing.
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  /// Does nothing.
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  /// Does nothing.
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
}

/// The payments of an app, which all fail: the device may not pay.
///
/// Source: Apple, SKPaymentQueue.
@preconcurrency @MainActor
open class SKPaymentQueue: NSObject {
  /// The queue of the app.
  public class func `default`() -> SKPaymentQueue {
    UIApplication.shared.service { SKPaymentQueue() }
  }

  override init() {}

  /// Whether this device may make payments.
  ///
  /// Always false here.
  open class func canMakePayments() -> Bool { false }

  /// The transactions that the app has not finished.
  ///
  /// Here all of them have failed.
  open private(set) var transactions: [SKPaymentTransaction] = []
  private var observers: [any SKPaymentTransactionObserver] = []

  /// Adds an observer, which the queue retains until `remove(_:)`.
  open func add(_ observer: any SKPaymentTransactionObserver) {
    if !observers.contains(where: { $0 === observer }) { observers.append(observer) }
  }

  /// Removes an observer.
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    observers.removeAll { $0 === observer }
  }

  /// Adds a payment.
  ///
  /// Its transaction fails in a later turn of the main loop with `paymentNotAllowed`.
  open func add(_ payment: SKPayment) {
    UIKitRuntime.Device.shared.scheduler.async { [self] in
      let transaction = SKPaymentTransaction(payment, failedWith: SKError(.paymentNotAllowed))
      transactions.append(transaction)
      for observer in observers {
        observer.paymentQueue(self, updatedTransactions: [transaction])
      }
    }
  }

  /// Finishes a transaction and removes it from the queue.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    guard transactions.contains(where: { $0 === transaction }) else { return }
    transactions.removeAll { $0 === transaction }
    for observer in observers { observer.paymentQueue(self, removedTransactions: [transaction]) }
  }

  /// Restores earlier purchases.
  ///
  /// The observers are told of a failure in a later turn of the main loop.
  open func restoreCompletedTransactions() {
    UIKitRuntime.Device.shared.scheduler.async { [self] in
      for observer in observers {
        observer.paymentQueue(
          self, restoreCompletedTransactionsFailedWithError: SKError(.unknown))
      }
    }
  }
}
