import Foundation

// Types that Swift 4 sources name at the top of the module, nested since.
// Source: Apple, UIKit API differences of Swift 4.2.

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
/// The Swift 4 name of the modes of a date picker.
public typealias UIDatePickerMode = UIDatePicker.Mode
/// The Swift 4 name of what a navigation controller does to its stack.
public typealias UINavigationControllerOperation = UINavigationController.Operation
/// The Swift 4 name of the directions in which pages are turned.
public typealias UIPageViewControllerNavigationDirection =
  UIPageViewController.NavigationDirection
/// The Swift 4 name of the ways in which pages follow each other.
public typealias UIPageViewControllerNavigationOrientation =
  UIPageViewController.NavigationOrientation
/// The Swift 4 name of where the spine of a book lies.
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation
/// The Swift 4 name of how pages are turned.
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
/// The Swift 4 name of how a split view shows its columns.
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
/// The Swift 4 name of how a stack view places its views across its axis.
public typealias UIStackViewAlignment = UIStackView.Alignment
/// The Swift 4 name of how a stack view shares its length.
public typealias UIStackViewDistribution = UIStackView.Distribution
