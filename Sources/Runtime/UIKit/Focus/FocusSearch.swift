import Foundation

/// Finds the items of a window that can have the focus, by place.
///
/// Only what is in front counts: a presented controller hides what is behind it. How several items in a
/// direction are compared is ours, as Apple has published no rule: first those whose sides overlap by
/// half or more, then the nearest along the direction, then the nearest across it.
/// Source: UIKIT-CASES.md focus-move.
@MainActor
struct FocusSearch {
  /// An item with the places where it lies and where it is seen, in the window's coordinates.
  struct Place {
    let item: any UIFocusItem
    let frame: CGRect
    let visible: CGRect
    /// The innermost scroll view around the item.
    let scrollView: UIScrollView?
  }

  private let window: UIWindow
  private let root: UIView
  /// The environment in front.
  let rootEnvironment: any UIFocusEnvironment

  init(_ window: UIWindow) {
    self.window = window
    let presented = window.rootViewController?.presentationChain.dropFirst()
      .prefix { $0.movement != .dismissed }.last
    root = presented?.viewIfLoaded ?? window
    rootEnvironment = presented ?? window
  }

  // MARK: Places

  /// Where an item lies now; nil if it cannot have the focus.
  func place(of item: any UIFocusItem) -> Place? {
    guard let view = item as? UIView ?? item.parentFocusEnvironment?.focusView,
      view.storedWindow === window, view.isDescendant(of: root)
    else { return nil }
    let bounds = (item as? UIView)?.storedBounds ?? item.frame
    var found: Place?
    visit(view.convert(bounds, to: window), within: nil, showsHidden: true) { place in
      if place.item.isEqual(item) { found = place }
    }
    return found
  }

  /// Calls the body with each item that can have the focus and intersects a rectangle of the window.
  ///
  /// - Parameters:
  ///   - rect: the rectangle, in the window's coordinates.
  ///   - scrollView: the scroll view in which the items lie; nil for anywhere.
  ///   - showsHidden: whether items count that a scroll view around them hides now.
  ///   - body: receives the items.
  private func visit(
    _ rect: CGRect, within scrollView: UIScrollView?, showsHidden: Bool, _ body: (Place) -> Void
  ) {
    let start: UIView = scrollView ?? root
    guard start.storedWindow === window else { return }
    var clip = start.convert(start.storedBounds, to: window)
    var view: UIView? = start
    while let current = view {
      clip = clip.intersection(current.convert(current.storedBounds, to: window))
      view = current.storedSuperview
    }
    let walk = Walk(window: window, rect: rect, showsHidden: showsHidden)
    walk.visit(
      start, clip: clip, scrollView: scrollView, body)
  }

  /// One walk through a tree of views.
  @MainActor
  private struct Walk {
    let window: UIWindow
    let rect: CGRect
    let showsHidden: Bool

    func visit(
      _ view: UIView, clip: CGRect, scrollView: UIScrollView?, _ body: (Place) -> Void
    ) {
      let scrollView = view as? UIScrollView ?? scrollView
      let toWindow = view.transform(upTo: window)
      let own = rect.applying(toWindow.inverted())
      for item in view.focusItems(in: own) {
        let child = item as? UIView
        if let child, !child.canBeSearched { continue }
        let frame = item.frame.applying(toWindow)
        let visible = frame.intersection(clip)
        if item.canBecomeFocused || child?.takesTapsAsAWhole == true {
          guard frame.intersects(rect), !visible.isEmpty || (showsHidden && scrollView != nil)
          else { continue }
          body(
            Place(
              item: item, frame: frame, visible: visible.isNull ? .zero : visible,
              scrollView: scrollView))
        } else if let child {
          visit(child, clip: visible.isNull ? .zero : visible, scrollView: scrollView, body)
        }
      }
    }
  }

  /// Whether a touch in the middle of what is seen of an item reaches it.
  private func isReachable(_ place: Place) -> Bool {
    guard !place.visible.isEmpty else { return true }
    let middle = CGPoint(x: place.visible.midX, y: place.visible.midY)
    guard let view = place.item as? UIView ?? place.item.parentFocusEnvironment?.focusView,
      let hit = window.hitTest(middle, with: nil)
    else { return false }
    return hit.isDescendant(of: view)
  }

  private func places(
    in rect: CGRect = .infinite, within scrollView: UIScrollView? = nil, showsHidden: Bool = false
  ) -> [Place] {
    var places: [Place] = []
    let everything = root.convert(root.storedBounds, to: window)
    let rect = rect.isInfinite ? (scrollView.map { content(of: $0) } ?? everything) : rect
    visit(rect, within: scrollView, showsHidden: showsHidden) { places.append($0) }
    return places
  }

  private func content(of scrollView: UIScrollView) -> CGRect {
    let content = CGRect(origin: .zero, size: scrollView.contentSize).union(scrollView.storedBounds)
    return scrollView.convert(content, to: window)
  }

  // MARK: Preferences

  /// Where an environment wants the focus.
  ///
  /// - Parameters:
  ///   - environment: whose preferences are followed.
  ///   - memory: what had the focus before in the controllers on the way, if that counts.
  /// - Returns: The place; nil if nothing on the screen can have the focus.
  func place(preferredBy environment: any UIFocusEnvironment, _ memory: FocusMemory?) -> Place? {
    var visited: Set<ObjectIdentifier> = []
    return preferred(by: environment, memory, &visited)
      ?? first(in: environment.focusView.flatMap { $0.isDescendant(of: root) ? $0 : nil } ?? root)
  }

  private func preferred(
    by environment: any UIFocusEnvironment, _ memory: FocusMemory?,
    _ visited: inout Set<ObjectIdentifier>
  ) -> Place? {
    guard visited.insert(ObjectIdentifier(environment)).inserted else { return nil }
    if let controller = environment as? UIViewController,
      let item = memory?.item(in: controller), let place = place(of: item), isReachable(place)
    {
      return place
    }
    (environment as? any FocusRememberingList)?.scrollToPreferredCell()
    for next in environment.preferredFocusEnvironments where !next.isEqual(environment) {
      if let place = preferred(by: next, memory, &visited) { return place }
    }
    if let item = environment as? any UIFocusItem, let place = place(of: item),
      isReachable(place)
    {
      return place
    }
    return (environment as? UIView).flatMap(first)
  }

  /// The item in a view that is nearest to its upper left corner.
  private func first(in view: UIView) -> Place? {
    guard view.storedWindow === window, view.isDescendant(of: root) else { return nil }
    let corner = view.convert(view.storedBounds, to: window).origin
    return places(in: view.convert(view.storedBounds, to: window))
      .filter { ($0.item.parentFocusEnvironment?.focusView?.isDescendant(of: view)) == true }
      .filter(isReachable)
      .min { $0.distance(to: corner) < $1.distance(to: corner) }
  }

  // MARK: Moves

  /// The item to which focus goes from a place; nil if there is none.
  func place(_ heading: UIFocusHeading, from old: Place) -> Place? {
    switch heading {
    case .up, .down, .left, .right: directed(heading, from: old)
    case .next: scrolled(.down, from: old, isInOrder: true) ?? inOrder(from: old, by: 1)
    case .previous: scrolled(.up, from: old, isInOrder: true) ?? inOrder(from: old, by: -1)
    case .first: readingOrder.first
    case .last: readingOrder.last
    default: nil
    }
  }

  /// All visible items, row by row, each from the left.
  private var readingOrder: [Place] {
    places().filter(isReachable).enumerated().sorted {
      ($0.element.visible.minY.rounded(), $0.element.visible.minX, $0.offset)
        < ($1.element.visible.minY.rounded(), $1.element.visible.minX, $1.offset)
    }.map(\.element)
  }

  private func inOrder(from old: Place, by step: Int) -> Place? {
    let order = readingOrder
    guard let index = order.firstIndex(where: { $0.item.isEqual(old.item) }) else {
      return order.first
    }
    return order.count < 2 ? nil : order[(index + step + order.count) % order.count]
  }

  private func directed(_ heading: UIFocusHeading, from old: Place) -> Place? {
    if let scrollView = old.scrollView {
      if let near = nearest(heading, from: old, within: scrollView, isStrict: true) { return near }
      if let scrolled = scrolled(heading, from: old, isInOrder: false) { return scrolled }
    }
    return
      (nearest(heading, from: old, within: nil, isStrict: true)
      ?? (FocusDirection(heading).isVertical
        ? nearest(heading, from: old, within: nil, isStrict: false) : nil))
      .flatMap { entering($0, from: old) }
  }

  /// The nearest item in a direction.
  ///
  /// - Parameters:
  ///   - heading: up, down, left or right.
  ///   - old: where focus is.
  ///   - scrollView: where the item must lie, visible or not; nil for what is visible anywhere.
  ///   - isStrict: whether its side must overlap that of the old one.
  /// - Returns: The item's place; nil if there is none.
  private func nearest(
    _ heading: UIFocusHeading, from old: Place, within scrollView: UIScrollView?, isStrict: Bool
  ) -> Place? {
    let around =
      scrollView.map(content) ?? root.convert(root.storedBounds, to: window)
    let direction = FocusDirection(heading)
    let strip = direction.strip(from: old.frame, in: around)
    let rect = isStrict || !direction.isVertical ? strip : strip.spanning(around)
    let found = places(in: rect, within: scrollView, showsHidden: scrollView != nil)
    let scored = found.compactMap { place -> (FocusDirection.Score, Place)? in
      guard !place.item.isEqual(old.item),
        let score = direction.score(of: place.frame, from: old.frame, isStrict: isStrict)
      else { return nil }
      return (score, place)
    }
    let guided = isStrict ? guides(direction, from: old, in: rect) : []
    return (scored + guided).sorted { $0.0 < $1.0 }.lazy.map(\.1).first(where: isReachable)
  }

  /// The items to which the focus guides in a direction lead.
  private func guides(
    _ direction: FocusDirection, from old: Place, in rect: CGRect
  ) -> [(FocusDirection.Score, Place)] {
    FocusSearch.guides(in: root).compactMap { guide in
      guard let owner = guide.owningView, !guide.preferredFocusEnvironments.isEmpty,
        case let frame = owner.convert(guide.layoutFrame, to: window), frame.intersects(rect),
        let score = direction.score(of: frame, from: old.frame, isStrict: true)
      else { return nil }
      for environment in guide.preferredFocusEnvironments {
        if let place = place(preferredBy: environment, nil), !place.item.isEqual(old.item) {
          return (score, place)
        }
      }
      return nil
    }
  }

  private static func guides(in view: UIView) -> [UIFocusGuide] {
    guard view.canBeSearched else { return [] }
    let own = view.layoutGuides.compactMap { $0 as? UIFocusGuide }.filter(\.isEnabled)
    return own + view.storedSubviews.flatMap(guides)
  }

  /// Scrolls the view around an item until there is another one in the direction.
  private func scrolled(_ heading: UIFocusHeading, from old: Place, isInOrder: Bool) -> Place? {
    guard let scrollView = old.scrollView else { return nil }
    if isInOrder {
      let forward = heading == .down
      let order = places(within: scrollView).map(\.frame)
      let isAtEnd = !order.contains {
        forward ? $0.minY > old.frame.minY : $0.minY < old.frame.minY
      }
      let row = order.filter { abs($0.minY - old.frame.minY) < 0.5 }
      let isLastInRow = !row.contains {
        forward ? $0.minX > old.frame.minX : $0.minX < old.frame.minX
      }
      guard isAtEnd, isLastInRow else { return nil }
    }
    let direction = FocusDirection(heading)
    let limits = scrollView.limits
    let start = scrollView.contentOffset
    let step = direction.unit.scaled(by: ScreenCell.size)
    let length = direction.isVertical ? scrollView.bounds.height : scrollView.bounds.width
    let cell = direction.isVertical ? ScreenCell.height : ScreenCell.width
    for _ in 0..<max(1, Int(length / cell)) {
      let offset = limits.confine(scrollView.contentOffset + step)
      guard offset != scrollView.contentOffset else { break }
      scrollView.setContentOffset(offset, animated: false)
      window.layoutIfNeeded()
      let moved = old.moved(by: start - scrollView.contentOffset)
      if let next = nearest(heading, from: moved, within: scrollView, isStrict: true) {
        return next
      }
    }
    scrollView.setContentOffset(start, animated: false)
    window.layoutIfNeeded()
    return nil
  }

  /// A list that focus enters may have an item of its own for it.
  private func entering(_ new: Place, from old: Place) -> Place {
    guard let list = new.scrollView as? any FocusRememberingList, old.scrollView !== list else {
      return new
    }
    list.scrollToPreferredCell()
    return list.preferredCell.flatMap(place) ?? new
  }
}

extension FocusSearch.Place {
  fileprivate func distance(to corner: CGPoint) -> CGFloat {
    hypot(visible.minX - corner.x, visible.minY - corner.y)
  }

  fileprivate func moved(by distance: CGPoint) -> FocusSearch.Place {
    FocusSearch.Place(
      item: item, frame: frame.offsetBy(dx: distance.x, dy: distance.y), visible: visible,
      scrollView: scrollView)
  }
}

extension UIView {
  /// Whether a tap on the view does something, and nothing in it can have the focus.
  ///
  /// Such a view has the focus where keys replace touches altogether, as with Full Keyboard Access.
  fileprivate var takesTapsAsAWhole: Bool {
    let isButton = assignedAccessibility?.attributes.traits?.contains(.button) == true
    let taps = storedGestureRecognizers.lazy.compactMap { $0 as? UITapGestureRecognizer }
    return (isButton || taps.contains { $0.isEnabled && $0.numberOfTapsRequired == 1 })
      && !containsFocusableItems
  }

  /// Whether items in the view can have the focus.
  fileprivate var canBeSearched: Bool {
    !isHidden && alpha >= 0.01 && isUserInteractionEnabled
  }
}
