import Foundation

extension UIBarButtonItem {
  /// Makes a button with the title and the image of its action.
  public convenience init(primaryAction: UIAction?) {
    self.init(title: primaryAction?.title, primaryAction: primaryAction)
    image = primaryAction?.image
  }

  /// Makes a button with a title, an image and an action.
  public convenience init(title: String?, image: UIImage?, primaryAction: UIAction? = nil) {
    self.init(title: title, primaryAction: primaryAction)
    self.image = image
  }
}
