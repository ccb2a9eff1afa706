import Foundation
import UIKit

/// What is bought, and how much of it.
///
/// Source: Apple, SKPayment.
open class SKPayment: NSObject, @unchecked Sendable {
  /// What the thing is known by.
  public let productIdentifier: String
  /// How much of it.
  open var quantity: Int { 1 }

  /// Makes a payment for a thing.
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// How far a payment is.
///
/// Source: Apple, SKPaymentTransactionState.
public enum SKPaymentTransactionState: Int, Sendable {
  /// The shop works on it.
  case purchasing
  /// It is bought.
  case purchased
  /// It has failed.
  case failed
  /// It was bought before.
  case restored
  /// Somebody else must allow it.
  case deferred
}

/// A payment on its way.
///
/// Source: Apple, SKPaymentTransaction.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  /// The payment.
  public let payment: SKPayment
  /// How far it is.
  public let transactionState: SKPaymentTransactionState
  /// Why it has failed.
  public let error: (any Error)?
  /// What a payment that was made is known by.
  open var transactionIdentifier: String? { nil }
  /// When it was made.
  open var transactionDate: Date? { nil }
  /// The payment that was made before.
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
  /// Payments have come further.
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// Payments have left the queue.
  func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// What was bought before could not be found.
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  /// What was bought before was found.
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

  /// Whether the device may pay: it may not.
  open class func canMakePayments() -> Bool { false }

  /// Those that have failed and were not finished.
  open private(set) var transactions: [SKPaymentTransaction] = []
  private var observers: [any SKPaymentTransactionObserver] = []

  /// Tells somebody of payments, who is kept until `remove(_:)`.
  open func add(_ observer: any SKPaymentTransactionObserver) {
    if !observers.contains(where: { $0 === observer }) { observers.append(observer) }
  }

  /// Tells somebody no longer.
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    observers.removeAll { $0 === observer }
  }

  /// Pays: it fails in a later turn.
  open func add(_ payment: SKPayment) {
    UIKitRuntime.Device.shared.scheduler.async { [self] in
      let transaction = SKPaymentTransaction(payment, failedWith: SKError(.paymentNotAllowed))
      transactions.append(transaction)
      for observer in observers {
        observer.paymentQueue(self, updatedTransactions: [transaction])
      }
    }
  }

  /// Takes a payment out of the queue.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    guard transactions.contains(where: { $0 === transaction }) else { return }
    transactions.removeAll { $0 === transaction }
    for observer in observers { observer.paymentQueue(self, removedTransactions: [transaction]) }
  }

  /// Looks for what was bought before: it fails in a later turn.
  open func restoreCompletedTransactions() {
    UIKitRuntime.Device.shared.scheduler.async { [self] in
      for observer in observers {
        observer.paymentQueue(
          self, restoreCompletedTransactionsFailedWithError: SKError(.unknown))
      }
    }
  }
}
