import Foundation

/// Manages the presentation of a sheet that rests at one of several heights.
///
/// A terminal shows no edge above a large sheet, so that one covers all of the container.
/// Source: Apple, UISheetPresentationController.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet may rest, from low to high; large alone unless set.
  ///
  /// - Precondition: There is at least one.
  open var detents: [Detent] = [.large()] {
    didSet {
      precondition(
        !detents.isEmpty, "UISheetPresentationController: there must be at least one detent")
      placePresentedView()
    }
  }

  /// The height at which the sheet rests; nil stands for the lowest one.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { placePresentedView() } }

  /// Changes heights with an animation; a terminal shows its end.
  open func animateChanges(_ changes: () -> Void) {
    changes()
  }

  /// Does what a drag of the person does: the sheet rests at a height and the delegate is told.
  ///
  /// - Returns: Whether the sheet has such a height and did not rest there already.
  @discardableResult
  public func drag(to identifier: Detent.Identifier) -> Bool {
    guard presentedViewController.appearance.phase == .appeared,
      detents.contains(where: { $0.identifier == identifier }),
      identifier != selectedDetent?.identifier
    else { return false }
    selectedDetentIdentifier = identifier
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    return true
  }

  /// The height that is chosen, or the first one where that is none of them.
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
    let context = DetentContext(
      containerTraitCollection: presentedViewController.application.screen.traits(for: all.size),
      maximumDetentValue: all.height)
    let height = selectedDetent?.resolvedValue(in: context) ?? all.height
    let rows = min(max(1, height.rounded(.up)), all.height)
    return CGRect(x: all.minX, y: all.maxY - rows, width: all.width, height: rows)
  }
}

/// What the height of a sheet may depend on.
///
/// Source: Apple, UISheetPresentationControllerDetentResolutionContext.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of a large sheet, in cells.
  var maximumDetentValue: CGFloat { get }
}

/// The container of a sheet, as a detent sees it.
private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
}

extension UISheetPresentationController {
  /// A height at which a sheet may rest.
  ///
  /// Source: Apple, UISheetPresentationController.Detent.
  @preconcurrency @MainActor
  public final class Detent {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The text of the name.
      public let rawValue: String

      /// Makes a name from its text.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes a name from its text.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half of the container.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All of the container.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the height.
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

    /// A height of one's own, in cells; nil where it does not apply.
    public class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"), resolver)
    }

    /// The height in a container, or nil where it does not apply.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }
  }
}

/// Is told of a sheet that the person drags to another height.
///
/// Source: Apple, UISheetPresentationControllerDelegate.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after the person has dragged the sheet to another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing, as the method is optional in UIKit.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
