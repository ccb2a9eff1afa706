/// Which classes are UIKit's own, each looked up once, since a name costs much more than a call.
@MainActor
final class ClassOrigins {
  private var known: [ObjectIdentifier: Bool] = [:]

  /// Whether a class is UIKit's own and not of an app.
  func areOfUIKit(_ type: AnyClass) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = known[key] { return known }
    let isOwn = String(reflecting: type).hasPrefix("UIKit.")
    known[key] = isOwn
    return isOwn
  }
}
