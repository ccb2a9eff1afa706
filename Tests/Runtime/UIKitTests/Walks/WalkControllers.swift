import Foundation
import LifecycleTrace

@testable import UIKit

/// A controller of the app in a walk; it reports its callbacks to the world.
class WalkController: UIViewController {
  private(set) weak var world: WalkWorld?
  /// Its place among the pages of a book.
  var pageNumber = 0

  init(in world: WalkWorld) {
    self.world = world
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var lifecycleName: String { "Plain" }

  override func viewDidLoad() {
    super.viewDidLoad()
    if lifecycleID.ordinal.isMultiple(of: 3) { fill() }
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 4, width: view.bounds.width, height: 6))
    scroll.contentSize = CGSize(width: view.bounds.width, height: 40)
    view.addSubview(scroll)
    world?.reach(.viewDidLoad)
  }

  /// Two halves that constraints keep over the whole view, in every third controller.
  private(set) var halves: UIStackView?

  private func fill() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let room = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: room.topAnchor),
      stack.bottomAnchor.constraint(equalTo: room.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: room.trailingAnchor),
    ])
    halves = stack
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    world?.reach(.viewWillAppear)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    world?.reach(.viewDidAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    world?.reach(.viewWillDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    world?.reach(.viewDidDisappear)
  }
}

/// A container as apps write them: it adds and removes children beside each other.
class WalkHost: WalkController {
  /// The children that have received `willMove(toParent: nil)`; these get no `didMove` to this
  /// parent.
  private var departing: Set<ObjectIdentifier> = []

  override var lifecycleName: String { "Host" }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in children {
      child.loadViewIfNeeded()
      // A step inside the child's loading may have removed the child.
      guard child.parent === self else { continue }
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  /// The children whose views lie in this one's.
  var shownChildren: [UIViewController] {
    children.filter { child in
      child.viewIfLoaded.map { $0.isDescendant(of: view) } ?? false
    }
  }

  func embed(_ child: UIViewController) {
    addChild(child)
    guard isViewLoaded else { return }
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func unembed(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }

  /// Replaces one child by another with UIKit's own transition.
  func exchange(_ old: UIViewController, by new: UIViewController, duration: TimeInterval) {
    addChild(new)
    old.willMove(toParent: nil)
    departing.insert(ObjectIdentifier(old))
    let completion: (Bool) -> Void = { [weak self] _ in
      guard let self else { return }
      departing.remove(ObjectIdentifier(old))
      if old.parent === self { old.removeFromParent() }
      guard new.parent === self, !departing.contains(ObjectIdentifier(new)) else { return }
      new.didMove(toParent: self)
    }
    transition(
      from: old, to: new, duration: duration, animations: nil, completion: completion)
  }

  /// Replaces one child by another at once, with explicit appearance calls around it.
  ///
  /// Source: UIKIT-CASES.md swap-children-with-explicit-appearance.
  func swap(_ old: UIViewController, for new: UIViewController, isVisible: Bool) {
    addChild(new)
    old.willMove(toParent: nil)
    new.loadViewIfNeeded()
    if isVisible {
      new.beginAppearanceTransition(true, animated: false)
      old.beginAppearanceTransition(false, animated: false)
    }
    if let newView = new.viewIfLoaded { view.addSubview(newView) }
    old.viewIfLoaded?.removeFromSuperview()
    if isVisible {
      new.endAppearanceTransition()
      old.endAppearanceTransition()
    }
    new.didMove(toParent: self)
    old.removeFromParent()
  }
}

/// A container that forwards appearance by hand.
///
/// Source: UIKIT-CASES.md manual-forwarding-off.
final class WalkManual: WalkHost {
  /// Whether the container appears or disappears, by its last will callback.
  private var isOn = false
  private var isBetween = false
  /// The children whose last transition began with appearing.
  private var shown: Set<ObjectIdentifier> = []
  /// The children whose transition has begun and not ended.
  private var open: Set<ObjectIdentifier> = []

  override var lifecycleName: String { "Manual" }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    step(on: true, animated: animated)
    super.viewWillAppear(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    step(on: false, animated: animated)
    super.viewWillDisappear(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    close()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    close()
  }

  private func step(on: Bool, animated: Bool) {
    isOn = on
    isBetween = true
    // A step inside one child's callback may remove another child, or end this transition.
    for child in shownChildren where child.parent === self {
      begin(child, isOn, animated)
      if !isBetween { end(child) }
    }
  }

  private func close() {
    isBetween = false
    for child in children { end(child) }
  }

  /// Begins a child's appearance transition, unless the child has it already.
  private func begin(_ child: UIViewController, _ appears: Bool, _ animated: Bool) {
    let id = ObjectIdentifier(child)
    guard shown.contains(id) != appears else { return }
    if appears { shown.insert(id) } else { shown.remove(id) }
    open.insert(id)
    child.beginAppearanceTransition(appears, animated: animated)
  }

  private func end(_ child: UIViewController) {
    guard open.remove(ObjectIdentifier(child)) != nil else { return }
    child.endAppearanceTransition()
  }

  override func embed(_ child: UIViewController) {
    addChild(child)
    guard isViewLoaded else { return }
    child.loadViewIfNeeded()
    if isOn { begin(child, true, false) }
    view.addSubview(child.view)
    if !isBetween { end(child) }
    child.didMove(toParent: self)
  }

  override func unembed(_ child: UIViewController) {
    child.willMove(toParent: nil)
    begin(child, false, false)
    child.viewIfLoaded?.removeFromSuperview()
    end(child)
    child.removeFromParent()
  }

  override func swap(_ old: UIViewController, for new: UIViewController, isVisible: Bool) {
    super.swap(old, for: new, isVisible: isVisible)
    shown.remove(ObjectIdentifier(old))
    if isVisible { shown.insert(ObjectIdentifier(new)) }
  }
}
