/// The style of a modal presentation.
///
/// Source: Apple, UIModalPresentationStyle.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2
}

extension UIModalPresentationStyle {
  /// Whether the presenter's view is removed, so that the presenter disappears.
  ///
  /// Source: UIKIT-CASES.md modal-style-decides-presenter-callbacks.
  var removesPresentersView: Bool {
    switch self {
    case .fullScreen, .currentContext: true
    case .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext, .popover, .none,
      .automatic:
      false
    }
  }

  /// Whether the nearest controller that defines a context is the presenter, and not the root.
  var usesCurrentContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether the style is a sheet, which can be dismissed by a swipe.
  var isSheet: Bool { self == .pageSheet || self == .formSheet || self == .automatic }
}

extension UIModalPresentationStyle {
  /// The class of the style's presentation controller.
  @MainActor
  var presentationClass: UIPresentationController.Type {
    if isSheet { return UISheetPresentationController.self }
    return self == .popover ? UIPopoverPresentationController.self : UIPresentationController.self
  }
}

/// The style of the animation of a presentation; a terminal draws only the result.
///
/// Source: Apple, UIModalTransitionStyle.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
