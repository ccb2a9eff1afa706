import Foundation

extension UIViewController {
  /// The controller in front of this one: its presented controller, or else its frontmost child.
  ///
  /// A presented controller that is being dismissed is left out.
  package final func controllerInFront(withPresented: Bool = true) -> UIViewController? {
    if withPresented, let storedPresented, storedPresented.movement != .dismissed {
      return storedPresented
    }
    return frontmostChild
  }

  /// This controller and those in front of it, of which the last is the frontmost.
  package final func frontmostChain(withPresented: Bool = true) -> [UIViewController] {
    var chain = [self]
    while let next = chain.last?.controllerInFront(withPresented: withPresented) {
      chain.append(next)
    }
    return chain
  }

  /// The frontmost of all controllers that this one contains and presents, or this one itself.
  package final var frontmost: UIViewController { frontmostChain().last ?? self }
}
