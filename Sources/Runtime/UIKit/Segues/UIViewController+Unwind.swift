import Foundation

extension UIViewController {
  /// Unwinds to the nearest matching controller.
  ///
  /// The source prepares the segue, the destination's action runs, then presentations are dismissed
  /// and stacks are popped. Source: Apple, unwind segues.
  func performUnwind(
    _ unwind: UIKitRuntime.StoryboardSegue, accepts: UIKitRuntime.StoryboardSegue.UnwindTest,
    action: (UIViewController, UIStoryboardUnwindSegue) -> Void, sender: Any?
  ) {
    guard let destination = unwindCandidates(sender).first(where: { accepts($0, self, sender) })
    else { return }
    let segue = UIStoryboardUnwindSegue(
      identifier: unwind.givenIdentifier, source: self, destination: destination,
      performHandler: {})
    announcePrepare(for: segue, sender: sender)
    action(destination, segue)
    unwindStacks(to: destination, segue: segue)
  }

  /// The candidates, nearest first: what each container around the source allows, then the container
  /// itself, then the same from the frontmost controller below the presentation.
  ///
  /// Source: Apple, allowedChildrenForUnwinding(from:).
  private func unwindCandidates(_ sender: Any?) -> [UIViewController] {
    let source = UIStoryboardUnwindSegueSource(source: self, sender: sender)
    var found: [UIViewController] = []
    var level: UIViewController? = self
    while let current = level {
      if let parent = current.storedParent {
        for child in parent.allowedChildrenForUnwinding(from: source) where child !== current {
          child.collectUnwindCandidates(from: source, into: &found)
        }
        found.append(parent)
        level = parent
      } else {
        level = current.storedPresenting?.frontmostChain(withPresented: false).last
        if let level { found.append(level) }
      }
    }
    return found
  }

  /// The controllers that this one contains and allows, depth first, and then itself.
  private func collectUnwindCandidates(
    from source: UIStoryboardUnwindSegueSource, into found: inout [UIViewController]
  ) {
    for child in allowedChildrenForUnwinding(from: source) {
      child.collectUnwindCandidates(from: source, into: &found)
    }
    found.append(self)
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
