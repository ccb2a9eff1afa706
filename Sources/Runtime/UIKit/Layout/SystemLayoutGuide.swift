import Foundation

/// A guide that UIKit keeps along some insets of its view, or along a scroll view's content.
@MainActor
final class SystemLayoutGuide: UILayoutGuide {
  enum Kind {
    case safeArea, margins, readableContent, scrollContent, scrollFrame, topBars, bottomBars,
      keyboard
  }

  let kind: Kind

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    owningView = view
    identifier = kind.identifier
  }

  override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch kind {
    case .safeArea, .margins: return view.storedBounds.inset(by: insets)
    case .readableContent:
      let room = view.storedBounds.inset(by: insets)
      return room.insetBy(dx: max(0, (room.width - SystemLength.readableWidth) / 2), dy: 0)
    case .scrollContent:
      return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    case .scrollFrame: return view.storedBounds
    case .topBars:
      return view.storedBounds.divided(atDistance: insets.top, from: .minYEdge).slice
    case .bottomBars, .keyboard:
      return view.storedBounds.divided(atDistance: insets.bottom, from: .maxYEdge).slice
    }
  }

  /// How far the guide lies inside its view, which is what decides its place.
  var insets: UIEdgeInsets {
    switch kind {
    case .safeArea, .topBars, .bottomBars: owningView?.safeAreaInsets ?? .zero
    case .keyboard: owningView?.keyboardInsets ?? .zero
    case .margins, .readableContent: owningView?.layoutMargins ?? .zero
    case .scrollContent, .scrollFrame: .zero
    }
  }
}

extension SystemLayoutGuide.Kind {
  /// The name by which Apple's reports call the guide.
  fileprivate var identifier: String {
    switch self {
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .margins: "UIViewLayoutMarginsGuide"
    case .readableContent: "UIViewReadableContentGuide"
    case .scrollContent: "UIScrollView-contentLayoutGuide"
    case .scrollFrame: "UIScrollView-frameLayoutGuide"
    case .topBars: "_UIViewControllerTop"
    case .bottomBars: "_UIViewControllerBottom"
    case .keyboard: "UIKeyboardLayoutGuide"
    }
  }
}
