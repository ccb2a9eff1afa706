import Foundation
import UIKit

/// Why an item could not be added.
///
/// Source: Apple, CSIndexError.
public struct CSIndexError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Hashable, Sendable {
    /// It is not known.
    case unknownError = -1
    /// There is no index.
    case indexUnavailableError = -1000
    /// An item is none.
    case invalidItemError = -1001
  }

  /// The reason.
  public let code: Code

  /// Makes an error of a reason.
  public init(_ code: Code) { self.code = code }
}

extension CSIndexError: CustomNSError {
  /// The domain of these errors.
  public static var errorDomain: String { "CSIndexErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The reason in words.
  public var errorUserInfo: [String: Any] { words.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }

  private var words: String? {
    code == .indexUnavailableError ? "The index is not available." : nil
  }
}

/// The index of an app's items, which is not available: there is no search of the device.
///
/// Source: Apple, CSSearchableIndex.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let index = CSSearchableIndex(name: "")
  /// The name of the index.
  public let name: String

  /// Makes an index of a name.
  public init(name: String) { self.name = name }

  /// The index of the app.
  public class func `default`() -> CSSearchableIndex { index }

  /// Whether there is an index: there is none.
  open class func isIndexingAvailable() -> Bool { false }

  /// Adds items: it fails in a later turn.
  open func indexSearchableItems(
    _ items: [CSSearchableItem],
    completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) { fail(completionHandler) }

  /// Deletes items: it fails in a later turn.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) { fail(completionHandler) }

  /// Deletes the items that belong to something: it fails in a later turn.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) { fail(completionHandler) }

  /// Deletes all items: it fails in a later turn.
  open func deleteAllSearchableItems(
    completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) { fail(completionHandler) }

  private func fail(_ completionHandler: (@MainActor ((any Error)?) -> Void)?) {
    guard let completionHandler else { return }
    MainThread.later { completionHandler(CSIndexError(.indexUnavailableError)) }
  }
}
