import Foundation
import LifecycleTrace

/// What controllers had set when `viewDidLoad` returned, to compare it with later.
///
/// Views are known by their identity among the subviews, so that none is kept alive.
@MainActor
struct LoadedViews {
  /// A view whose frame was computed from bounds that have changed since.
  struct Stale {
    let name: String
    let oldSize: LifecycleSize
    let newSize: LifecycleSize
  }

  private struct Placed {
    let view: ObjectIdentifier
    let frame: CGRect
  }

  private struct Loading {
    var size: CGSize
    var placed: [Placed]
    /// The limits of date pickers that were the current time, by the picker.
    var limits: [ObjectIdentifier: Date]
    var appearances = 0
  }

  private var loadings: [Int: Loading] = [:]

  /// Notes what the view of a controller is like when it has been loaded.
  mutating func note(_ controller: UIViewController, now: Date) {
    guard let root = controller.storedView else { return }
    let size = root.bounds.size
    var placed: [Placed] = []
    for view in root.storedSubviews where view.hasFixedFrame && view.frame.dependsOn(size) {
      placed.append(Placed(view: ObjectIdentifier(view), frame: view.frame))
    }
    var limits: [ObjectIdentifier: Date] = [:]
    for picker in Self.pickers(in: root) {
      limits[ObjectIdentifier(picker)] = picker.limit(near: now)
    }
    guard !placed.isEmpty || !limits.isEmpty else { return }
    loadings[controller.lifetime.number] = Loading(size: size, placed: placed, limits: limits)
  }

  /// Removes what was noted of controllers that live no more.
  mutating func forget(except live: Set<Int>) {
    guard !loadings.isEmpty else { return }
    loadings = loadings.filter { live.contains($0.key) }
  }

  /// A view of the controller that has the frame it was given for other bounds, once.
  mutating func takeStaleView(of controller: UIViewController) -> Stale? {
    let number = controller.lifetime.number
    guard let loading = loadings[number], let root = controller.storedView,
      loading.size != root.bounds.size
    else { return nil }
    let size = root.bounds.size
    for view in root.storedSubviews where view.hasFixedFrame {
      guard let placed = loading.placed.first(where: { $0.view == ObjectIdentifier(view) }),
        placed.frame.isStale(view.frame, from: loading.size, to: size)
      else { continue }
      loadings[number]?.placed = []
      return Stale(
        name: "\(type(of: view))", oldSize: LifecycleSize(loading.size),
        newSize: LifecycleSize(size))
    }
    return nil
  }

  /// The limit of a date picker that is still the time of loading, at a later appearance.
  mutating func outdatedLimit(of controller: UIViewController, now: Date) -> String? {
    let number = controller.lifetime.number
    guard var loading = loadings[number], !loading.limits.isEmpty else { return nil }
    loading.appearances += 1
    loadings[number] = loading
    guard loading.appearances > 1, let root = controller.storedView else { return nil }
    for picker in Self.pickers(in: root) {
      guard let limit = loading.limits[ObjectIdentifier(picker)],
        now.timeIntervalSince(limit) >= Self.minute
      else { continue }
      if picker.minimumDate == limit { return "minimumDate of a date picker" }
      if picker.maximumDate == limit { return "maximumDate of a date picker" }
    }
    return nil
  }

  /// The accuracy of a date picker, in seconds.
  fileprivate static var minute: TimeInterval { 60 }

  private static func pickers(in view: UIView) -> [UIDatePicker] {
    if let picker = view as? UIDatePicker { return [picker] }
    return view.storedSubviews.flatMap { pickers(in: $0) }
  }
}

extension UIDatePicker {
  /// A limit that is the current time, to the minute.
  fileprivate func limit(near now: Date) -> Date? {
    [minimumDate, maximumDate].compactMap { $0 }.first {
      abs($0.timeIntervalSince(now)) < LoadedViews.minute
    }
  }
}

extension UIView {
  /// Whether the app says by a frame alone where the view is.
  fileprivate var hasFixedFrame: Bool {
    autoresizingMask.isEmpty && translatesAutoresizingMaskIntoConstraints
  }
}

extension CGRect {
  /// Whether the frame was probably computed from the size of the view around it.
  fileprivate func dependsOn(_ size: CGSize) -> Bool {
    CGRect.depends(minX, width, on: size.width) || CGRect.depends(minY, height, on: size.height)
  }

  /// Whether a frame that was computed from an old size is unchanged although the size is not.
  fileprivate func isStale(_ present: CGRect, from old: CGSize, to new: CGSize) -> Bool {
    let isWide = old.width != new.width && (minX, width) == (present.minX, present.width)
    let isHigh = old.height != new.height && (minY, height) == (present.minY, present.height)
    return isWide && CGRect.depends(minX, width, on: old.width)
      || isHigh && CGRect.depends(minY, height, on: old.height)
  }

  /// Whether a part of an edge fills it, ends with it, or is in its middle.
  private static func depends(_ start: CGFloat, _ length: CGFloat, on edge: CGFloat) -> Bool {
    guard length > 0, edge > 0 else { return false }
    return start + length == edge || start > 0 && start + length / 2 == edge / 2
  }
}

extension LifecycleSize {
  /// The size in a trace.
  init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}
