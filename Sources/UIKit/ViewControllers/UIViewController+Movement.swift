/// Why a controller appears or disappears in the transition that is running.
enum Movement {
  case none, toParent, fromParent, presented, dismissed
}
