import FoundationNetworking
import UIKit

// What an app allows a session, which is kept: no network here is expensive, or asks to be spared.
extension URLSessionConfiguration {
  /// Whether a network that costs money, such as that of a phone, may be used; true unless set.
  public var allowsExpensiveNetworkAccess: Bool {
    get { NetworkAccess.shared[self].allowsExpensive }
    set { NetworkAccess.shared[self].allowsExpensive = newValue }
  }

  /// Whether a network may be used that the person wants to use little; true unless set.
  public var allowsConstrainedNetworkAccess: Bool {
    get { NetworkAccess.shared[self].allowsConstrained }
    set { NetworkAccess.shared[self].allowsConstrained = newValue }
  }
}

/// What is allowed to each configuration that lives and says so: Foundation's class here has no room for it.
private final class NetworkAccess: @unchecked Sendable {
  struct Permissions {
    var allowsExpensive = true
    var allowsConstrained = true
  }

  private struct Entry {
    weak var configuration: URLSessionConfiguration?
    var permissions = Permissions()
  }

  static let shared = NetworkAccess()
  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  subscript(configuration: URLSessionConfiguration) -> Permissions {
    get {
      lock.withLock {
        guard let entry = entries[ObjectIdentifier(configuration)],
          entry.configuration === configuration
        else { return Permissions() }
        return entry.permissions
      }
    }
    set {
      lock.withLock {
        entries = entries.filter { $0.value.configuration != nil }
        entries[ObjectIdentifier(configuration)] = Entry(
          configuration: configuration, permissions: newValue)
      }
    }
  }
}
