import Foundation

extension UIViewController {
  /// Unwinds to the nearest matching controller.
  ///
  /// The source prepares the segue, the destination's action runs, then presentations are dismissed
  /// and stacks are popped. Source: Apple, unwind segues.
  func performUnwind(
    _ identifier: String, accepts: (UIViewController) -> Bool,
    action: (UIViewController, UIStoryboardUnwindSegue) -> Void, sender: Any?
  ) {
    guard
      let destination = unwindCandidates.first(where: {
        accepts($0) && $0.canPerformUnwindSegueAction(from: self, sender: sender)
      })
    else { return }
    let segue = UIStoryboardUnwindSegue(
      identifier: identifier, source: self, destination: destination, performHandler: {})
    announcePrepare(for: segue, sender: sender)
    action(destination, segue)
    unwindStacks(to: destination, segue: segue)
  }

  /// The candidates, nearest first: those below in its stacks, then its presenters and those below
  /// them.
  private var unwindCandidates: [UIViewController] {
    var found: [UIViewController] = []
    var level: UIViewController? = self
    while let current = level {
      if let navigation = current.storedParent as? UINavigationController,
        let index = navigation.stack.firstIndex(where: { $0 === current })
      {
        found += navigation.stack[..<index].reversed()
      }
      if let parent = current.storedParent {
        found.append(parent)
        level = parent
      } else {
        level = current.storedPresenting?.frontmostChain(withPresented: false).last
        if let level { found.append(level) }
      }
    }
    return found
  }

  /// Dismisses and pops what is between this controller and the destination.
  ///
  /// The presenter dismisses its presentation, then each container unwinds towards the destination.
  private func unwindStacks(to destination: UIViewController, segue: UIStoryboardUnwindSegue) {
    var level = destination
    while level.storedPresented == nil, let parent = level.storedParent { level = parent }
    if level.storedPresented != nil { level.unwind(for: segue, towards: destination) }
    var next = destination
    while let container = next.storedParent {
      container.unwind(for: segue, towards: next)
      next = container
    }
  }
}
