import Foundation

// The Swift 4 names of types that have been nested since. Source: Apple, UIKit API differences of
// Swift 4.2.

/// The Swift 4 name of the styles of an alert.
public typealias UIAlertControllerStyle = UIAlertController.Style
/// The Swift 4 name of the styles of an alert's action.
public typealias UIAlertActionStyle = UIAlertAction.Style
/// The Swift 4 name of the states of an application.
public typealias UIApplicationState = UIApplication.State
/// The Swift 4 name of the styles of a bar button.
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// The Swift 4 name of the system's bar buttons.
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// The Swift 4 name of the types of a button.
public typealias UIButtonType = UIButton.ButtonType
/// The Swift 4 name of the states of a document.
public typealias UIDocumentState = UIDocument.State
/// The Swift 4 name of the reasons of writing a document.
public typealias UIDocumentSaveOperation = UIDocument.SaveOperation
/// The Swift 4 name of the changes of a document.
public typealias UIDocumentChangeKind = UIDocument.ChangeKind
/// The Swift 4 name of the modes of a date picker.
public typealias UIDatePickerMode = UIDatePicker.Mode
/// The Swift 4 name of the operations of a navigation controller.
public typealias UINavigationControllerOperation = UINavigationController.Operation
/// The Swift 4 name of the directions of page changes.
public typealias UIPageViewControllerNavigationDirection =
  UIPageViewController.NavigationDirection
/// The Swift 4 name of the orientations of page changes.
public typealias UIPageViewControllerNavigationOrientation =
  UIPageViewController.NavigationOrientation
/// The Swift 4 name of the spine locations.
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation
/// The Swift 4 name of the transition styles of pages.
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
/// The Swift 4 name of the display modes of a split view.
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
/// The Swift 4 name of the alignments of a stack view.
public typealias UIStackViewAlignment = UIStackView.Alignment
/// The Swift 4 name of the distributions of a stack view.
public typealias UIStackViewDistribution = UIStackView.Distribution
/// The Swift 4 name of the states of a gesture recognizer.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// The Swift 4 name of the levels of windows.
public typealias UIWindowLevel = UIWindow.Level
/// The Swift 4 name of the level of an app's windows.
public let UIWindowLevelNormal = UIWindow.Level.normal
/// The Swift 4 name of the level of the status bar.
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
/// The Swift 4 name of the level in front of everything else.
public let UIWindowLevelAlert = UIWindow.Level.alert
/// The Swift 4 name of the styles of a search bar.
public typealias UISearchBarStyle = UISearchBar.Style
/// The Swift 4 name of the size that an item finds for itself.
public let UICollectionViewFlowLayoutAutomaticSize = UICollectionViewFlowLayout.automaticSize
/// The Swift 4 name of the styles of a table.
public typealias UITableViewStyle = UITableView.Style
/// The Swift 4 name of the styles of a cell.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// The Swift 4 name of the editing styles of a cell.
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
/// The Swift 4 name of the styles of the line below a cell.
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
/// The Swift 4 name of the looks of a selected cell.
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// The Swift 4 name of the accessories of a cell.
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// The Swift 4 name of the animations of rows.
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// The Swift 4 name of the places that a row is scrolled to.
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// The Swift 4 name of the height that a row finds for itself.
public let UITableViewAutomaticDimension = UITableView.automaticDimension
/// The Swift 4 name of the key of the keyboard's frame before.
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
/// The Swift 4 name of the key of the keyboard's frame after.
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
/// The Swift 4 name of the key of the animation's duration.
public let UIKeyboardAnimationDurationUserInfoKey =
  UIResponder.keyboardAnimationDurationUserInfoKey
/// The Swift 4 name of the key of the animation's curve.
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
/// The Swift 4 name of the options of a visual format.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
