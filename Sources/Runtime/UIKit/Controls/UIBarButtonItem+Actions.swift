import Foundation

extension UIBarButtonItem {
  /// Makes a button that shows the title and the picture of its action.
  public convenience init(primaryAction: UIAction?) {
    self.init(title: primaryAction?.title, primaryAction: primaryAction)
    image = primaryAction?.image
  }

  /// Makes a button with a title, a picture and what it does.
  public convenience init(title: String?, image: UIImage?, primaryAction: UIAction? = nil) {
    self.init(title: title, primaryAction: primaryAction)
    self.image = image
  }
}
