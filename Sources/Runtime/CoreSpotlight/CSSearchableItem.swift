import Foundation
import UIKit

/// The activity with which an app is opened by an item that was found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the item's identifier in such an activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The activity with which an app is opened to go on with a search.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of the search in such an activity.
public let CSSearchQueryString = "kCSSearchQueryString"

/// What is known of an item.
///
/// Source: Apple, CSSearchableItemAttributeSet.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  /// The type of the item.
  public let contentType: String
  /// The title.
  open var title: String?
  /// What a person reads in place of the title.
  open var displayName: String?
  /// What it is.
  open var contentDescription: String?
  /// Words by which it is found.
  open var keywords: [String]?
  /// The small picture.
  open var thumbnailData: Data?
  /// The file of the small picture.
  open var thumbnailURL: URL?
  /// The file.
  open var contentURL: URL?
  /// What ties it to an activity.
  open var relatedUniqueIdentifier: String?
  /// Phone numbers.
  open var phoneNumbers: [String]?
  /// Mail addresses.
  open var emailAddresses: [String]?

  /// Makes an empty set for a type.
  public init(itemContentType type: String) { contentType = type }
}

/// Something of an app that a search could find.
///
/// Source: Apple, CSSearchableItem.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  /// What it is known by.
  open var uniqueIdentifier: String
  /// What it belongs to.
  open var domainIdentifier: String?
  /// What is known of it.
  open var attributeSet: CSSearchableItemAttributeSet
  /// When it is forgotten; nil for a month after it was added.
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
