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
