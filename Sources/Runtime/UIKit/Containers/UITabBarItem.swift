import Foundation

/// The item of a tab in a tab bar.
///
/// Source: Apple, UITabBarItem.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The system's tab bar items.
  ///
  /// Source: Apple, UITabBarItem.SystemItem.
  public enum SystemItem: Int, Hashable, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  /// A short text beside the title, such as a number of new messages.
  open var badgeValue: String? { didSet { itemDidChange() } }

  /// The image of the item while its tab is selected; nil for the same one.
  open var selectedImage: UIImage? { didSet { itemDidChange() } }

  /// Makes an item with a title, an image and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, tag: tag)
    self.image = image
  }

  /// Makes an item with a title and an image for each of its two states.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, tag: 0)
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Makes a system item, with its English title and an image of one character.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, tag: tag)
    image = systemItem.image
  }

  /// Makes an item with a title and a tag.
  package convenience init(title: String?, tag: Int) {
    self.init()
    self.title = title
    self.tag = tag
  }
}

extension UITabBarItem.SystemItem {
  fileprivate var title: String {
    switch self {
    case .topRated: "Top Rated"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    case .more, .favorites, .featured, .recents, .contacts, .history, .bookmarks, .search,
      .downloads:
      String(describing: self).capitalized
    }
  }

  /// An ASCII character, which every terminal shows.
  private var sign: String {
    switch self {
    case .more: ">"
    case .favorites: "*"
    case .featured: "!"
    case .topRated: "^"
    case .recents, .mostRecent: "~"
    case .contacts: "@"
    case .history: "<"
    case .bookmarks: "#"
    case .search: "/"
    case .downloads: "v"
    case .mostViewed: "%"
    }
  }

  @MainActor
  fileprivate var image: UIImage {
    UIImage(cellArt: UIKitRuntime.CellArt(rows: [sign]))
  }
}
