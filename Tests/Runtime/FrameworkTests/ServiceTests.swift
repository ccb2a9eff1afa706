import LocalAuthentication
import SafariServices
import Testing
import UIKit

@testable import StoreKit

/// What a device has not: faces and fingers that it knows, the web, and a shop.
@MainActor @Suite struct ServiceTests {
  @Test(arguments: [
    (LAPolicy.deviceOwnerAuthenticationWithBiometrics, LAError.Code.biometryNotAvailable),
    (.deviceOwnerAuthentication, .passcodeNotSet),
  ])
  func `nobody is recognized, and the reason is told`(policy: LAPolicy, reason: LAError.Code) {
    let world = World()
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(policy, error: &error))
    #expect(error?.code == reason.rawValue && error?.domain == LAError.errorDomain)
    #expect(!context.canEvaluatePolicy(policy, error: nil))
    var reasons: [LAError.Code?] = []
    context.evaluatePolicy(policy, localizedReason: "Tea") { isKnown, error in
      #expect(!isKnown)
      reasons.append((error as? LAError)?.code)
    }
    #expect(reasons.isEmpty)
    world.wait()
    #expect(reasons == [reason])
    context.invalidate()
    context.evaluatePolicy(policy, localizedReason: "Tea") {
      reasons.append(($1 as? LAError)?.code)
    }
    world.wait()
    #expect(reasons.last == .invalidContext)
  }

  @Test func `a page of the web is not loaded, and Done ends it`() throws {
    let world = World()
    final class Reader: SFSafariViewControllerDelegate {
      var calls: [String] = []
      func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
      ) { calls.append("loaded \(didLoadSuccessfully)") }
      func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
        calls.append("finished")
      }
    }
    let url = try #require(URL(string: "https://example.org"))
    let (page, reader) = (SFSafariViewController(url: url), Reader())
    page.delegate = reader
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 24))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    world.wait(1)
    window.rootViewController?.present(page, animated: true)
    world.wait(1)
    #expect(reader.calls == ["loaded false"])
    let stack = try #require(page.view.subviews.compactMap { $0 as? UIStackView }.first)
    let button = try #require(stack.arrangedSubviews.first as? UIButton)
    button.sendActions(for: .touchUpInside)
    world.wait(1)
    #expect(reader.calls == ["loaded false", "finished"])
    #expect(window.rootViewController?.presentedViewController == nil)
  }

  private final class Buyer: SKPaymentTransactionObserver, SKProductsRequestDelegate {
    var calls: [String] = []
    func paymentQueue(
      _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
    ) {
      for transaction in transactions {
        let code = (transaction.error as? SKError)?.code
        calls.append("\(transaction.transactionState) \(code == .paymentNotAllowed)")
        queue.finishTransaction(transaction)
      }
    }
    func paymentQueue(
      _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
    ) { calls.append("removed") }
    func paymentQueue(
      _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
    ) { calls.append("restoring: \(error.localizedDescription)") }
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      calls.append("products")
    }
    func request(_ request: SKRequest, didFailWithError error: any Error) {
      calls.append("request: \(error.localizedDescription)")
    }
  }

  @Test func `the device may not pay, so a payment fails and stays until it is finished`() {
    let world = World()
    let (buyer, queue) = (Buyer(), SKPaymentQueue.default())
    #expect(!SKPaymentQueue.canMakePayments())
    queue.add(SKPayment(product: SKProduct()))
    world.wait()
    #expect(queue.transactions.count == 1)
    queue.add(buyer)
    queue.add(SKPayment(product: SKProduct()))
    #expect(buyer.calls.isEmpty)
    world.wait()
    #expect(buyer.calls == ["failed true", "removed"])
    #expect(queue.transactions.count == 1)
  }

  @Test func `the shop cannot be reached, and nothing was bought before`() {
    let world = World()
    let (buyer, queue) = (Buyer(), SKPaymentQueue.default())
    queue.add(buyer)
    queue.restoreCompletedTransactions()
    let request = SKProductsRequest(productIdentifiers: ["tea"])
    request.delegate = buyer
    request.start()
    let other = SKProductsRequest(productIdentifiers: ["cake"])
    other.delegate = buyer
    other.start()
    other.cancel()
    #expect(buyer.calls.isEmpty)
    world.wait()
    #expect(
      buyer.calls == [
        "restoring: Cannot connect to iTunes Store", "request: Cannot connect to iTunes Store",
      ])
  }
}
