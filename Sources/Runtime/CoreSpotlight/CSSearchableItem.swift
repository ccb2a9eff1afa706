import Foundation
import UIKit

/// The type of the activity that opens an item.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the item's identifier in such an activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of the activity that continues a search in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of the search in such an activity.
public let CSSearchQueryString = "kCSSearchQueryString"

/// The attributes of an item.
///
/// Source: Apple, CSSearchableItemAttributeSet.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  /// The type of the item.
  public let contentType: String
  /// The title.
  open var title: String?
  /// The title to display.
  open var displayName: String?
  /// The type of the content.
  open var contentDescription: String?
  /// Keywords by which the item is found.
  open var keywords: [String]?
  /// The thumbnail's data.
  open var thumbnailData: Data?
  /// The URL of the thumbnail.
  open var thumbnailURL: URL?
  /// The URL of the content.
  open var contentURL: URL?
  /// The identifier that relates the item to an activity.
  open var relatedUniqueIdentifier: String?
  /// Phone numbers.
  open var phoneNumbers: [String]?
  /// E-mail addresses.
  open var emailAddresses: [String]?

  /// Makes an empty set for a type.
  public init(itemContentType type: String) { contentType = type }
}

/// An item that a search can find.
///
/// Source: Apple, CSSearchableItem.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  /// The identifier of the item.
  open var uniqueIdentifier: String
  /// The identifier of the domain.
  open var domainIdentifier: String?
  /// The attributes.
  open var attributeSet: CSSearchableItemAttributeSet
  /// When the item expires; nil for a month after it was indexed.
  open var expirationDate: Date?

  /// Makes an item.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}
