import Foundation

extension UIKitRuntime.ExposedClasses {
  /// Adds the methods of UIKit's own classes that apps send by their selectors.
  ///
  /// A control's or a recognizer's sender stands where the method has a Boolean value, and is true.
  func exposeOwnActions() {
    expose(UIResponder.self) {
      $0.action("becomeFirstResponder") { (object: UIResponder) in object.becomeFirstResponder() }
      $0.action("resignFirstResponder") { (object: UIResponder) in object.resignFirstResponder() }
    }
    expose(UIView.self) {
      $0.action("endEditing:") { (object: UIView, _: Any?) in object.endEditing(true) }
      $0.action("removeFromSuperview") { (object: UIView) in
        object.removeFromSuperview()
        return nil
      }
      $0.action("setNeedsDisplay") { (object: UIView) in
        object.setNeedsDisplay()
        return nil
      }
      $0.action("setNeedsLayout") { (object: UIView) in
        object.setNeedsLayout()
        return nil
      }
      $0.action("layoutIfNeeded") { (object: UIView) in
        object.layoutIfNeeded()
        return nil
      }
    }
    exposeControllers()
    exposeLists()
    exposeEditing(of: UITextField.self)
    exposeEditing(of: UITextView.self)
  }

  private func exposeEditing<Text: UIResponder>(of type: Text.Type) {
    expose(type) {
      $0.action("cut:") { (object: Text, sender: Any?) in
        object.cut(sender)
        return nil
      }
      $0.action("copy:") { (object: Text, sender: Any?) in
        object.copy(sender)
        return nil
      }
      $0.action("paste:") { (object: Text, sender: Any?) in
        object.paste(sender)
        return nil
      }
      $0.action("select:") { (object: Text, sender: Any?) in
        object.select(sender)
        return nil
      }
      $0.action("selectAll:") { (object: Text, sender: Any?) in
        object.selectAll(sender)
        return nil
      }
    }
  }

  private func exposeControllers() {
    expose(UIViewController.self) {
      $0.action("dismissViewControllerAnimated:completion:") {
        (object: UIViewController, _: Any?, _: Any?) in
        object.dismiss(animated: true)
        return nil
      }
    }
    expose(UINavigationController.self) {
      $0.action("popViewControllerAnimated:") { (object: UINavigationController, _: Any?) in
        object.popViewController(animated: true)
      }
      $0.action("popToRootViewControllerAnimated:") { (object: UINavigationController, _: Any?) in
        object.popToRootViewController(animated: true)
      }
    }
  }

  private func exposeLists() {
    expose(UITableView.self) {
      $0.action("reloadData") { (object: UITableView) in
        object.reloadData()
        return nil
      }
    }
    expose(UICollectionView.self) {
      $0.action("reloadData") { (object: UICollectionView) in
        object.reloadData()
        return nil
      }
    }
    expose(UIRefreshControl.self) {
      $0.action("beginRefreshing") { (object: UIRefreshControl) in
        object.beginRefreshing()
        return nil
      }
      $0.action("endRefreshing") { (object: UIRefreshControl) in
        object.endRefreshing()
        return nil
      }
    }
  }
}
