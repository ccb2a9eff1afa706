/// Names of UIKit that cannot be concluded from an app's sources.
enum UIKitNames {
  /// The selector of one of UIKit's own methods, by its base name and, if they are known, its labels.
  static func selector(base: String, labels: [String]?) -> String? {
    selectors.first { $0.base == base && (labels == nil || $0.labels == labels) }?.selector
  }

  /// Methods of `UIResponderStandardEditActions`: an app compares with them in `canPerformAction(_:withSender:)`.
  private static let editActions: Set = ["cut", "copy", "paste", "delete", "select", "selectAll"]

  /// Whether an override takes a command of the edit menu, which finds it by its selector.
  static func isEditAction(_ method: Method) -> Bool {
    method.isOverride && method.labels == ["_"] && editActions.contains(method.base)
  }

  static let selectors: [(base: String, labels: [String], selector: String)] =
    [
      ("becomeFirstResponder", [], "becomeFirstResponder"),
      ("resignFirstResponder", [], "resignFirstResponder"),
      ("endEditing", ["_"], "endEditing:"),
      ("removeFromSuperview", [], "removeFromSuperview"),
      ("setNeedsDisplay", [], "setNeedsDisplay"),
      ("setNeedsLayout", [], "setNeedsLayout"),
      ("layoutIfNeeded", [], "layoutIfNeeded"),
      ("reloadData", [], "reloadData"),
      ("beginRefreshing", [], "beginRefreshing"),
      ("endRefreshing", [], "endRefreshing"),
      ("dismiss", ["animated", "completion"], "dismissViewControllerAnimated:completion:"),
      ("popViewController", ["animated"], "popViewControllerAnimated:"),
      ("popToRootViewController", ["animated"], "popToRootViewControllerAnimated:"),
      ("setEditing", ["_", "animated"], "setEditing:animated:"),
      ("reload", [], "reload"), ("stopLoading", [], "stopLoading"),
      ("goBack", [], "goBack"), ("goForward", [], "goForward"),
      ("viewDidLoad", [], "viewDidLoad"),
      ("viewWillAppear", ["_"], "viewWillAppear:"), ("viewDidAppear", ["_"], "viewDidAppear:"),
    ] + editActions.sorted().map { ($0, ["_"], "\($0):") }

  /// Properties of UIKit that a `#selector(getter:)` may name.
  static let properties: Set = ["title", "view", "window", "next"]

  /// Methods of UIKit's delegates that have no label, so that a call looks as if it were one of a closure.
  static let unlabelledDelegateMethods: Set = [
    "applicationDidBecomeActive", "applicationDidEnterBackground",
    "applicationDidReceiveMemoryWarning", "applicationWillEnterForeground",
    "applicationWillResignActive", "applicationWillTerminate", "dynamicAnimatorDidPause",
    "dynamicAnimatorWillResume",
    "didDismissSearchController",
    "didPresentSearchController", "gestureRecognizerShouldBegin", "imagePickerControllerDidCancel",
    "pageViewControllerPreferredInterfaceOrientationForPresentation",
    "pageViewControllerSupportedInterfaceOrientations", "prepareForPopoverPresentation",
    "presentationControllerDidAttemptToDismiss", "presentationControllerDidDismiss",
    "presentationControllerShouldDismiss", "presentationControllerWillDismiss",
    "sceneDidBecomeActive", "sceneDidDisconnect", "sceneDidEnterBackground",
    "sceneWillEnterForeground", "sceneWillResignActive", "scrollViewDidChangeAdjustedContentInset",
    "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation", "scrollViewDidScroll",
    "scrollViewDidScrollToTop", "scrollViewDidZoom", "scrollViewShouldScrollToTop",
    "scrollViewWillBeginDecelerating", "scrollViewWillBeginDragging",
    "searchBarCancelButtonClicked", "searchBarSearchButtonClicked", "searchBarShouldBeginEditing",
    "searchBarShouldEndEditing", "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing",
    "sheetPresentationControllerDidChangeSelectedDetentIdentifier",
    "splitViewControllerDidCollapse",
    "splitViewControllerDidExpand", "textFieldDidBeginEditing",
    "textFieldDidChangeSelection", "textFieldDidEndEditing", "textFieldShouldBeginEditing",
    "textFieldShouldClear", "textFieldShouldEndEditing", "textFieldShouldReturn",
    "textViewDidBeginEditing", "textViewDidChange", "textViewDidChangeSelection",
    "textViewDidEndEditing", "textViewShouldBeginEditing", "textViewShouldEndEditing",
    "willDismissSearchController", "willPresentSearchController",
  ]

  /// UIKit's classes, and NSObject, that can be made without arguments.
  static let madeWithoutArguments: Set = [
    "NSObject", "UIResponder", "UIGestureRecognizer", "UITapGestureRecognizer",
    "UIPanGestureRecognizer", "UIPinchGestureRecognizer", "UIRotationGestureRecognizer",
    "UISwipeGestureRecognizer", "UILongPressGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
    "UICollectionViewLayout", "UICollectionViewFlowLayout", "UIBarButtonItem",
  ]

  /// The modules in whose place an app gets the one that stands for a phone's: it has all of the first ones,
  /// and learners import the last two for what they do not use.
  static let replacedModules: Set = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "Darwin", "ObjectiveC",
    "MobileCoreServices", "Security", "UniformTypeIdentifiers",
  ]

  /// Our modules under Apple's names; the second ones have classes that storyboards make.
  static let ownModules: Set = [
    "AVFoundation", "AVKit", "Contacts", "ContactsUI", "CoreLocation", "CoreMotion",
    "CoreSpotlight", "GameplayKit", "LocalAuthentication", "MediaPlayer", "MessageUI",
    "OSLog", "Photos", "PhotosUI", "PlaygroundSupport", "SafariServices", "StoreKit",
    "UserNotifications",
  ]
  /// Modules in whose place an app gets one of ours: of the first, apps use nothing else; the second has the name that
  /// other packages take for a sign of Apple's systems.
  static let umbrellas = ["GameKit": "GameplayKit", "os": "OSLog"]
  static let exposingModules: Set = ["MapKit", "WebKit"]

  /// The modules of Swift's toolchain that an app may import.
  static let toolchainModules: Set = [
    "Dispatch", "FoundationNetworking", "FoundationXML", "Glibc", "Observation", "RegexBuilder",
    "Swift",
    "Synchronization", "Testing", "XCTest", "_Concurrency",
  ]
}
