import Foundation

/// One of the traits.
///
/// Source: Apple, UITraitDefinition.
public protocol UITraitDefinition {}

/// The type of a trait, by which its changes are asked for.
public typealias UITrait = any UITraitDefinition.Type

/// The style, light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
/// The horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
/// The vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition {}
/// The idiom of the device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {}
/// The text size that a person has chosen.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}

/// What ends calls about changes of traits.
///
/// Source: Apple, UITraitChangeRegistration.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// An object that tells of changes of its traits.
///
/// Source: Apple, UITraitChangeObservable; UIKIT-CASES.md trait-registration.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  /// Ends the calls of a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// Called with the object and its traits before the change.
  public typealias TraitChangeHandler<TraitEnvironment> =
    @MainActor (TraitEnvironment, UITraitCollection) -> Void

  /// Calls a closure after some of the traits have changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits: traits) { [weak self] in
      if let self { handler(self, $0) }
    }
    (self as? any TraitObserving)?.traitObservers.append(observer)
    return observer
  }

  /// Ends the calls of a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitObserving)?.traitObservers.removeAll { $0 === registration }
  }
}

/// An object that keeps what is called when its traits change.
@MainActor
protocol TraitObserving: AnyObject {
  var traitObservers: [TraitObserver] { get set }
}

/// What is called when some traits change.
@MainActor
final class TraitObserver: UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (UITraitCollection) -> Void

  init(traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    (self.traits, self.handler) = (traits, handler)
  }

  func tell(_ old: UITraitCollection, _ new: UITraitCollection) {
    if traits.contains(where: { old.value(of: $0) != new.value(of: $0) }) { handler(old) }
  }
}

extension UITraitCollection {
  fileprivate func value(of trait: UITrait) -> AnyHashable? {
    switch trait {
    case is UITraitUserInterfaceStyle.Type: userInterfaceStyle
    case is UITraitHorizontalSizeClass.Type: horizontalSizeClass
    case is UITraitVerticalSizeClass.Type: verticalSizeClass
    case is UITraitUserInterfaceIdiom.Type: userInterfaceIdiom
    case is UITraitPreferredContentSizeCategory.Type: preferredContentSizeCategory
    default: nil
    }
  }
}

extension UIView: UITraitChangeObservable, TraitObserving {}
extension UIViewController: UITraitChangeObservable, TraitObserving {}
