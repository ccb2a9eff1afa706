import Foundation

extension UIViewController {
  /// What stands in front of this controller: what it presents, or else its child in front.
  ///
  /// A presented controller that is being dismissed is in front no more.
  package final func controllerInFront(withPresented: Bool = true) -> UIViewController? {
    if withPresented, let storedPresented, storedPresented.movement != .dismissed {
      return storedPresented
    }
    return frontmostChild
  }

  /// This controller and what stands in front of it, each answering for the next; the frontmost
  /// controller is the last.
  package final func frontmostChain(withPresented: Bool = true) -> [UIViewController] {
    var chain = [self]
    while let next = chain.last?.controllerInFront(withPresented: withPresented) {
      chain.append(next)
    }
    return chain
  }

  /// The controller in front of all that this one contains and presents, or this one itself.
  package final var frontmost: UIViewController { frontmostChain().last ?? self }
}
