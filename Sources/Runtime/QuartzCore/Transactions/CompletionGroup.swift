/// Animations with one completion, which is called once when the last of them is over.
@MainActor
package final class CompletionGroup {
  // One for the code that still adds to the group, so that a group without animations ends, too.
  private var open = 1
  private var isFinished = true
  private let outer: CompletionGroup?
  private var onEnd: ((Bool) -> Void)?

  /// Makes a group that an outer one waits for, if there is one.
  ///
  /// - Parameters:
  ///   - outer: the group that goes on until this one is over.
  ///   - onEnd: called with whether all animations ran to their ends.
  package init(in outer: CompletionGroup?, onEnd: ((Bool) -> Void)?) {
    self.outer = outer
    self.onEnd = onEnd
    outer?.enter()
  }

  package func enter() { open += 1 }

  /// Calls a function at the end, before those that are there.
  package func willEnd(_ work: @escaping (Bool) -> Void) {
    let others = onEnd
    onEnd = {
      work($0)
      others?($0)
    }
  }

  package func leave(finished: Bool) {
    if !finished { isFinished = false }
    open -= 1
    guard open == 0 else { return }
    let onEnd = onEnd
    self.onEnd = nil
    onEnd?(isFinished)
    outer?.leave(finished: isFinished)
  }
}
