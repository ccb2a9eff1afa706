import UIKit

/// The frontmost controller, as of a number of lifecycle calls; held weakly.
///
/// While no transition waits no controller comes to the front without a lifecycle call, so it is found anew
/// only after one: each command asks several times, and a move of the game makes no call at all.
/// A dismissal that was asked for has left the front already.
struct CachedFrontmost {
  /// How many calls had been recorded when the controller was found; -1 if it must be found anew.
  var sequence = -1
  /// Identifies the frontmost controller, also once it was deallocated.
  var identity: ObjectIdentifier?
  weak var controller: UIViewController?
  /// Counts how often the controller was found, for those who derive something from it.
  var generation = 0
}
