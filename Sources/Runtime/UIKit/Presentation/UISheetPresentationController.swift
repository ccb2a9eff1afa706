import Foundation

/// Manages the presentation of a sheet with one or more detents.
///
/// A large sheet covers all of the container, without the gap above it on a phone. Source: Apple,
/// UISheetPresentationController.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The detents of the sheet, from low to high; only large by default.
  ///
  /// - Precondition: There is at least one.
  open var detents: [Detent] = [.large()] {
    didSet {
      precondition(
        !detents.isEmpty, "UISheetPresentationController: there must be at least one detent")
      placePresentedView()
    }
  }

  /// The selected detent; nil means the lowest one.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { placePresentedView() } }

  /// Animates changes of detents; a terminal draws only the result.
  open func animateChanges(_ changes: () -> Void) {
    changes()
  }

  /// Selects a detent as a drag of the person does, and calls the delegate.
  ///
  /// - Returns: Whether the sheet has the detent and it was not selected.
  @discardableResult
  package func drag(to identifier: Detent.Identifier) -> Bool {
    guard presentedViewController.appearance.phase == .appeared,
      detents.contains(where: { $0.identifier == identifier }),
      identifier != selectedDetent?.identifier
    else { return false }
    selectedDetentIdentifier = identifier
    notify(
      delegate as? any UISheetPresentationControllerDelegate,
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"
    ) { $0.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self) }
    return true
  }

  /// The selected detent, or the first one if there is no such detent.
  private var selectedDetent: Detent? {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    let all = super.frameOfPresentedViewInContainerView
    return frame(in: all)
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize {
    frame(in: CGRect(origin: .zero, size: size)).size
  }

  private func frame(in all: CGRect) -> CGRect {
    guard adaptedStyle.isSheet, !all.isEmpty else { return all }
    if let form = formFrame(in: all) { return form }
    let context = DetentContext(
      containerTraitCollection: presentedViewController.application.screen.traits(for: all.size),
      maximumDetentValue: all.height)
    let height = selectedDetent?.resolvedValue(in: context) ?? all.height
    let rows = min(max(1, height.rounded(.up)), all.height)
    return CGRect(x: all.minX, y: all.maxY - rows, width: all.width, height: rows)
  }
}

extension UISheetPresentationController {
  /// The frame of a form sheet that has room for its size: in the middle.
  ///
  /// Source: UIKIT-CASES.md present-form-sheet-size.
  private func formFrame(in all: CGRect) -> CGRect? {
    let wanted = formSize(in: all)
    guard adaptedStyle == .formSheet, wanted.width > 0, wanted.height > 0,
      wanted.width < all.width
    else { return nil }
    let height = min(wanted.height, all.height)
    return CGRect(
      x: all.minX + ScreenCell.half(all.width - wanted.width),
      y: all.minY + ScreenCell.half(all.height - height), width: wanted.width, height: height)
  }

  /// The size that the controller prefers, or else the usual one, where neither side is compact.
  private func formSize(in all: CGRect) -> CGSize {
    let (own, usual) = (preferredContentSize, SystemLength.formSheet)
    let traits = presentedViewController.application.screen.traits(for: all.size)
    guard own == .zero, traits.verticalSizeClass == .regular,
      traits.horizontalSizeClass == .regular
    else { return own }
    return usual
  }
}

/// The context in which the value of a detent is resolved.
///
/// Source: Apple, UISheetPresentationControllerDetentResolutionContext.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of a large sheet, in points.
  var maximumDetentValue: CGFloat { get }
}

/// The context of a sheet's container.
private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
}

extension UISheetPresentationController {
  /// A detent: a height of a sheet.
  ///
  /// Source: Apple, UISheetPresentationController.Detent.
  @preconcurrency @MainActor
  public final class Detent {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The text of the identifier.
      public let rawValue: String

      /// Makes an identifier from its text.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes an identifier from its text.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half of the container.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All of the container.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// About half of the container.
    public class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }

    /// All of the container.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A custom height, in points; nil makes the detent inactive.
    public class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"), resolver)
    }

    /// The height in a container, or nil if the detent is inactive.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }
  }
}

/// The delegate of a sheet presentation.
///
/// Source: Apple, UISheetPresentationControllerDelegate.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after the person has dragged the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing, as the method is optional in UIKit.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { unimplemented() }
}
