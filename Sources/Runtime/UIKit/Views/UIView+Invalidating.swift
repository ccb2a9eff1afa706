import Foundation

/// What a view does anew when a property of it has changed.
///
/// Source: Apple, UIViewInvalidating.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
  /// Lets the view do it anew.
  func invalidate(view: UIView)
}

extension UIView {
  /// The kinds of what a view does anew.
  public enum Invalidations {
    /// Drawing.
    public struct Display: UIViewInvalidating {
      nonisolated init() {}
      /// Lets the view draw.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// Laying out.
    public struct Layout: UIViewInvalidating {
      nonisolated init() {}
      /// Lets the view lay out.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// Making constraints.
    public struct Constraints: UIViewInvalidating {
      nonisolated init() {}
      /// Lets the view make its constraints.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// Measuring the content.
    public struct IntrinsicContentSize: UIViewInvalidating {
      nonisolated init() {}
      /// Lets the view measure its content.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// Two things.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      let first: First
      let second: Second
      /// Lets the view do both.
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  /// A property of a view that does something anew when its value has changed.
  ///
  /// Source: Apple, UIView.Invalidating; UIKIT-CASES.md view-invalidating.
  @propertyWrapper @MainActor
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var stored: Value
    private let invalidation: InvalidationType

    /// Makes a property with one thing that is done anew.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      (stored, self.invalidation) = (wrappedValue, invalidation)
    }

    /// Makes a property with two things that are done anew.
    public init<First, Second>(
      wrappedValue: Value, _ first: First, _ second: Second
    ) where InvalidationType == Invalidations.Tuple<First, Second> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first: first, second: second))
    }

    /// Makes a property with three things that are done anew.
    public init<First, Second, Third>(
      wrappedValue: Value, _ first: First, _ second: Second, _ third: Third
    ) where InvalidationType == Invalidations.Tuple<First, Invalidations.Tuple<Second, Third>> {
      self.init(
        wrappedValue: wrappedValue, first, Invalidations.Tuple(first: second, second: third))
    }

    /// The value; a property of a view is used, which has a view to tell.
    public var wrappedValue: Value {
      get { stored }
      set { stored = newValue }
    }

    /// The value of a view's property.
    public static subscript<EnclosingSelf: UIView>(
      _enclosingInstance view: EnclosingSelf,
      wrapped wrapped: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storage: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
      get { view[keyPath: storage].stored }
      set {
        guard view[keyPath: storage].stored != newValue else { return }
        view[keyPath: storage].stored = newValue
        view[keyPath: storage].invalidation.invalidate(view: view)
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// The view draws.
  nonisolated public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// The view lays out.
  nonisolated public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// The view makes its constraints.
  nonisolated public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// The view measures its content.
  nonisolated public static var intrinsicContentSize: Self { Self() }
}
