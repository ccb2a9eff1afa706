import Foundation

/// What a tab bar shows for one tab.
///
/// Source: Apple, UITabBarItem.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// A short text beside the title, such as a number of news.
  open var badgeValue: String? { didSet { itemDidChange() } }

  /// The picture of the item while its tab is selected.
  open var selectedImage: UIImage?

  /// Makes an item with a title, a picture and a number of one's own.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, tag: tag)
    self.image = image
  }

  /// Makes an item with a title and a picture for each of its two states.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, tag: 0)
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Makes an item with a title and a number of one's own.
  public convenience init(title: String?, tag: Int) {
    self.init()
    self.title = title
    self.tag = tag
  }
}
