import CoreGraphics
import Foundation

/// Changes of layers that are shown together, and what holds for their animations.
///
/// A change outside of all transactions opens one that is committed at the end of the turn.
/// Source: Apple, CATransaction; UIKIT-CASES.md motion-transaction.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// Begins a transaction in the current one, with its values.
  open class func begin() { Timeline.current.begin() }

  /// Ends the innermost transaction; its animations begin when the outermost one ends.
  ///
  /// - Precondition: There is one.
  open class func commit() { Timeline.current.commitInnermost() }

  /// Commits the implicit transaction, if no other one is open.
  open class func flush() { Timeline.current.commitTurn() }

  /// How long animations last that say nothing of it, in seconds; a quarter of one unless set.
  open class func animationDuration() -> CFTimeInterval { Timeline.current.animationDuration }

  /// Sets how long animations last that say nothing of it, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    Timeline.current.change { $0.values[kCATransactionAnimationDuration] = dur }
  }

  /// How the progress of animations follows time that say nothing of it.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    Timeline.current.animationTimingFunction
  }

  /// Sets how the progress of animations follows time.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    Timeline.current.change { $0.values[kCATransactionAnimationTimingFunction] = function }
  }

  /// Whether changes set off nothing.
  open class func disableActions() -> Bool { Timeline.current.disablesActions }

  /// Sets whether changes set off nothing; animations that are added run all the same.
  open class func setDisableActions(_ flag: Bool) {
    Timeline.current.change { $0.values[kCATransactionDisableActions] = flag }
  }

  /// What is called when all animations are over that are added after it was set.
  open class func completionBlock() -> (() -> Void)? {
    Timeline.current.transactions.last?.completion
  }

  /// Sets what is called when all animations are over, or removed, that are added from now on; the one
  /// before has no more to wait for.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    Timeline.current.setCompletion(block)
  }

  /// A value of the innermost transaction.
  open class func value(forKey key: String) -> Any? {
    Timeline.current.transactions.last?.values[key]
  }

  /// Sets a value of the innermost transaction, which those in it begin with.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    Timeline.current.change { $0.values[key] = anObject }
  }
}

/// The key of `animationDuration()`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of `disableActions()`.
public let kCATransactionDisableActions = "disableActions"
/// The key of `animationTimingFunction()`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"

/// The time in seconds that animations go by: that of the shared application's clock.
@MainActor @preconcurrency
public func CACurrentMediaTime() -> CFTimeInterval { Timeline.current.now }

/// What holds for the changes of one transaction.
struct Transaction {
  var values: [String: Any] = [:]
  var completion: (() -> Void)?
  /// Those animations whose end is waited for; nil where nothing waits.
  var group: CompletionGroup?
  var isImplicit = false

  var ownTimingFunction: CAMediaTimingFunction? {
    values[kCATransactionAnimationTimingFunction] as? CAMediaTimingFunction
  }
}

extension Timeline {
  var animationDuration: Double {
    transactions.last?.values[kCATransactionAnimationDuration] as? Double ?? 0.25
  }

  var animationTimingFunction: CAMediaTimingFunction? { transactions.last?.ownTimingFunction }

  var disablesActions: Bool {
    transactions.last?.values[kCATransactionDisableActions] as? Bool ?? false
  }

  /// Opens the implicit transaction, where none is open, and has it committed.
  package func openImplicitTransaction() {
    guard transactions.isEmpty else { return }
    transactions = [Transaction(isImplicit: true)]
    host?.commitLater()
  }

  /// The group in which the end of the current transaction's animations is waited for.
  package var currentGroup: CompletionGroup? { transactions.last?.group }

  func begin() {
    let outer = transactions.last
    transactions.append(Transaction(values: outer?.values ?? [:], group: outer?.group))
    transactions[transactions.count - 1].completion = nil
  }

  func commitInnermost() {
    precondition(
      !transactions.isEmpty, "CATransaction.commit() without a transaction: call begin() before it")
    let ended = transactions.removeLast()
    let outer = transactions.last?.group
    guard transactions.isEmpty else {
      if let group = ended.group, group !== outer { closeAtCommit(group) }
      // The turn in which the implicit one would have been committed may have ended meanwhile.
      if transactions.count == 1, transactions[0].isImplicit { host?.commitLater() }
      return
    }
    commit()
    ended.group?.leave(finished: true)
  }

  /// Commits what has changed in the turn, unless an explicit transaction is still open.
  package func commitTurn() {
    guard transactions.count == 1, transactions[0].isImplicit else { return }
    commitInnermost()
  }

  func change(_ change: (inout Transaction) -> Void) {
    openImplicitTransaction()
    change(&transactions[transactions.count - 1])
  }

  func setCompletion(_ block: (() -> Void)?) {
    openImplicitTransaction()
    let place = transactions.count - 1
    let outer = place > 0 ? transactions[place - 1].group : nil
    let old = transactions[place].group
    transactions[place].completion = block
    transactions[place].group = block.map { block in
      CompletionGroup(in: outer) { _ in block() }
    }
    if transactions[place].group == nil { transactions[place].group = outer }
    if let old, old !== outer { old.leave(finished: true) }
  }
}
