import Foundation
import UIKit

/// Why an operation with the index failed.
///
/// Source: Apple, CSIndexError.
public struct CSIndexError: Error, Hashable, Sendable {
  /// The codes of these errors.
  public enum Code: Int, Hashable, Sendable {
    /// The reason is unknown.
    case unknownError = -1
    /// The index is not available.
    case indexUnavailableError = -1000
    /// An item is invalid.
    case invalidItemError = -1001
  }

  /// The code.
  public let code: Code

  /// Makes an error of a code.
  public init(_ code: Code) { self.code = code }
}

extension CSIndexError: CustomNSError {
  /// The domain of these errors.
  public static var errorDomain: String { "CSIndexErrorDomain" }
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// The description of the error.
  public var errorUserInfo: [String: Any] { words.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }

  private var words: String? {
    code == .indexUnavailableError ? "The index is not available." : nil
  }
}

/// The index of an app's searchable items.
///
/// It is not available: this device has no search.
///
/// Source: Apple, CSSearchableIndex.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let index = CSSearchableIndex(name: "")
  /// The name of the index.
  public let name: String

  /// Makes an index with a name.
  public init(name: String) { self.name = name }

  /// The index of the app.
  public class func `default`() -> CSSearchableIndex { index }

  /// Whether indexing is available.
  ///
  /// Always false here.
  open class func isIndexingAvailable() -> Bool { false }

  /// Indexes items.
  ///
  /// It fails in a later turn of the main loop.
  open func indexSearchableItems(
    _ items: [CSSearchableItem],
    completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) { fail(completionHandler) }

  /// Deletes items.
  ///
  /// It fails in a later turn of the main loop.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) { fail(completionHandler) }

  /// Deletes the items of domains.
  ///
  /// It fails in a later turn of the main loop.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) { fail(completionHandler) }

  /// Deletes all items.
  ///
  /// It fails in a later turn of the main loop.
  open func deleteAllSearchableItems(
    completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) { fail(completionHandler) }

  private func fail(_ completionHandler: (@MainActor ((any Error)?) -> Void)?) {
    guard let completionHandler else { return }
    MainThread.later { completionHandler(CSIndexError(.indexUnavailableError)) }
  }
}
