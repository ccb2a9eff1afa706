import Foundation

/// The prototypes of an application, those of subclasses and of containers first.
///
/// Source: Apple, UIAppearance.
@MainActor
final class AppearanceProxies {
  private struct Proxy {
    let type: AnyClass
    let containers: [any UIAppearanceContainer.Type]
    let prototype: AnyObject
    /// An object of the class as it is made: what differs from it was set.
    let untouched: AnyObject
    let isOfType: (AnyObject) -> Bool
  }

  private var proxies: [Proxy] = []

  var isEmpty: Bool { proxies.isEmpty }

  /// The prototype of a class in a chain of containers, which is made when the app asks for it.
  func prototype<Object: UIAppearance>(
    of type: Object.Type, in containers: [any UIAppearanceContainer.Type],
    make: (Object.Type) -> Object?
  ) -> Object {
    if let made = prototypeIfMade(of: type, in: containers) { return made }
    guard let prototype = make(type), let untouched = make(type) else {
      preconditionFailure("\(type).init(coder:) returned nil, so that it has no appearance()")
    }
    let proxy = Proxy(
      type: type, containers: containers, prototype: prototype, untouched: untouched,
      isOfType: { $0 is Object })
    let place = proxies.firstIndex {
      $0.isOfType(prototype) && $0.containers.count <= containers.count
    }
    proxies.insert(proxy, at: place ?? proxies.endIndex)
    return prototype
  }

  /// The prototype of a class, if the app has asked for it.
  func prototypeIfMade<Object: UIAppearance>(
    of type: Object.Type, in containers: [any UIAppearanceContainer.Type] = []
  ) -> Object? {
    let identifiers = containers.map { ObjectIdentifier($0) }
    let proxy = proxies.first {
      $0.type == type && $0.containers.map { ObjectIdentifier($0) } == identifiers
    }
    return proxy?.prototype as? Object
  }

  /// Gives a view that comes into a window what its prototypes have and it has not itself.
  ///
  /// O(prototypes × values); nothing is done in an app without prototypes.
  func apply(to view: UIView) {
    for proxy in proxies where proxy.isOfType(view) && view.isContained(in: proxy.containers) {
      guard let prototype = proxy.prototype as? UIView, let untouched = proxy.untouched as? UIView
      else { continue }
      for value in AppearanceValue.all { value.apply(prototype, untouched, view) }
    }
  }
}

extension UIView {
  /// Whether the responders above are of these classes, in their order from the innermost; others may lie between.
  fileprivate func isContained(in containers: [any UIAppearanceContainer.Type]) -> Bool {
    var missing = containers[...]
    var responder = next
    while let type = missing.first, let current = responder {
      if isInstance(current, of: type) { missing = missing.dropFirst() }
      responder = current.next
    }
    return missing.isEmpty
  }

  private func isInstance(_ object: UIResponder, of type: any UIAppearanceContainer.Type) -> Bool {
    func check<Container: UIAppearanceContainer>(_ type: Container.Type) -> Bool {
      object is Container
    }
    return check(type)
  }
}
