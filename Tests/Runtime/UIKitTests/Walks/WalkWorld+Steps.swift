import Foundation
import UIKit

extension WalkWorld {
  /// The stacks, those behind More last.
  private var stacks: [UINavigationController] {
    let stacks = reachable.compactMap { $0 as? UINavigationController }
    let more = tabControllers.compactMap { $0.choices.last as? UINavigationController }
    return stacks + more.filter { !stacks.contains($0) }
  }
  private var tabControllers: [UITabBarController] {
    reachable.compactMap { $0 as? UITabBarController }
  }
  private var books: [UIPageViewController] { reachable.compactMap { $0 as? UIPageViewController } }
  private var splits: [UISplitViewController] {
    reachable.compactMap { $0 as? UISplitViewController }
  }
  private var hosts: [WalkHost] { reachable.compactMap { $0 as? WalkHost } }

  private func choose<Element>(_ index: Int, of all: [Element]) -> Element? {
    all.isEmpty ? nil : all[index % all.count]
  }

  /// Performs a step, if there is a controller for it.
  func perform(_ step: WalkStep) {
    switch step {
    case .push, .pop, .popToRoot, .popTo, .restack, .turnOver: changeStack(step)
    case .select, .press, .retab, .tabCount: changeTabs(step)
    case .present, .alert, .dismiss, .show, .showDetail, .replaceRoot: present(step)
    case .hidePrimary(let split, let isHidden):
      choose(split, of: splits)?.preferredDisplayMode = isHidden ? .secondaryOnly : .automatic
    case .turnPage(let book, let forward, let animated):
      if let book = choose(book, of: books) { turnPage(of: book, forward, animated) }
    case .swipePage, .swipeBack, .pullSheet, .move, .finish, .cancel: swipe(step)
    case .tap, .touchDown, .touchMove, .touchUp, .touchCancel: touch(step)
    case .list: use(step)
    case .controls(let screen, let use): self.use(use, ofScreen: screen)
    case .columns(let split, let use): self.use(use, ofSplit: split)
    case .animate(let plain, let motion):
      let all = reachable.compactMap { $0 as? WalkController }
      if let view = choose(plain, of: all)?.viewIfLoaded?.subviews.last { animate(view, motion) }
    case .addChild, .removeChild, .exchange, .swap: changeChildren(step)
    case .resize(let columns, let rows):
      recorder.application.resize(
        to: CGSize(
          width: CGFloat(columns) * cellSize.width, height: CGFloat(rows) * cellSize.height))
    case .rotate: recorder.application.rotate()
    case .memoryWarning: recorder.application.receiveMemoryWarning()
    case .background: recorder.application.enterBackground()
    case .foreground: recorder.application.enterForeground()
    case .turn, .wait, .settle: pass(step)
    case .inside(let hook, let step): arm(hook, step)
    }
  }

  /// Advances the time, which is not possible inside a callback.
  private func pass(_ step: WalkStep) {
    guard !isInsideCallback else { return }
    switch step {
    case .turn: recorder.turn()
    case .wait(let milliseconds): recorder.scheduler.advance(by: .milliseconds(milliseconds))
    default: recorder.settle()
    }
  }

  private func changeStack(_ step: WalkStep) {
    switch step {
    case .push(let stack, let content, let animated):
      guard let stack = choose(stack, of: stacks) else { return }
      stack.pushViewController(make(content.unstacked), animated: animated)
    case .pop(let stack, let animated):
      choose(stack, of: stacks)?.popViewController(animated: animated)
    case .popToRoot(let stack, let animated):
      choose(stack, of: stacks)?.popToRootViewController(animated: animated)
    case .popTo(let stack, let height, let animated):
      guard let stack = choose(stack, of: stacks),
        let target = choose(height, of: stack.viewControllers)
      else { return }
      stack.popToViewController(target, animated: animated)
    case .restack(let stack, let keep, let content, let animated):
      guard let stack = choose(stack, of: stacks) else { return }
      stack.setViewControllers(
        stack.viewControllers.prefix(keep) + [make(content.unstacked)], animated: animated)
    case .turnOver(let stack, let animated):
      guard let stack = choose(stack, of: stacks) else { return }
      stack.setViewControllers(stack.viewControllers.reversed(), animated: animated)
    default: break
    }
  }

  private func changeTabs(_ step: WalkStep) {
    switch step {
    case .select(let tabs, let index):
      guard let tabs = choose(tabs, of: tabControllers), let all = tabs.viewControllers else {
        return
      }
      tabs.selectedIndex = index % all.count
    case .press(let tabs, let index):
      guard let tabs = choose(tabs, of: tabControllers), !tabs.choices.isEmpty else { return }
      tabs.pressTab(at: index % tabs.choices.count)
    case .retab(let tabs, let index, let content):
      guard let tabs = choose(tabs, of: tabControllers), var all = tabs.viewControllers else {
        return
      }
      all[index % all.count] = make(content)
      tabs.viewControllers = all
    case .tabCount(let tabs, let count):
      guard let tabs = choose(tabs, of: tabControllers), var all = tabs.viewControllers else {
        return
      }
      all = Array(all.prefix(count))
      while all.count < count { all.append(make(.plain)) }
      tabs.viewControllers = all
    default: break
    }
  }

  private func present(_ step: WalkStep) {
    switch step {
    case .present(let from, let content, let style, let animated):
      let presented = make(content)
      presented.modalPresentationStyle = style
      presented.transitioningDelegate = self
      presented.popoverPresentationController?.sourceView = window
      choose(from, of: reachable)?.present(presented, animated: animated)
    case .alert(let from, let animated):
      let alert = UIAlertController(title: "Walk", message: nil, preferredStyle: .alert)
      note(alert)
      choose(from, of: reachable)?.present(alert, animated: animated)
    case .dismiss(let from, let animated):
      choose(from, of: reachable)?.dismiss(animated: animated)
    case .show(let from, let content):
      choose(from, of: reachable)?.show(make(content.unstacked), sender: nil)
    case .showDetail(let from, let content):
      choose(from, of: reachable)?.showDetailViewController(make(content.unstacked), sender: nil)
    case .replaceRoot(let content):
      guard window.rootViewController?.presentedViewController == nil else { return }
      window.rootViewController = make(content)
    default: break
    }
  }

  private func turnPage(of book: UIPageViewController, _ forward: Bool, _ animated: Bool) {
    guard !isAnsweringForSpine else { return }
    hasSetPages = true
    let pages = (0..<(book.spineLocation == .mid ? 2 : 1)).map { page(3 + $0) }
    book.setViewControllers(pages, direction: forward ? .forward : .reverse, animated: animated)
  }

  private func touch(_ step: WalkStep) {
    let size = recorder.application.screen.bounds.size
    func point(_ x: Int, _ y: Int) -> CGPoint {
      CGPoint(
        x: (size.width * CGFloat(x) / 100).rounded(.down),
        y: (size.height * CGFloat(y) / 100).rounded(.down))
    }
    switch step {
    case .tap(let x, let y): if input.fingers.isEmpty { input.tap(at: point(x, y)) }
    case .touchDown(let x, let y): input.begin(at: point(x, y))
    case .touchMove(let x, let y): input.move(to: point(x, y))
    case .touchUp: input.end()
    case .touchCancel: input.cancelAll()
    default: break
    }
  }

  private func swipe(_ step: WalkStep) {
    switch step {
    case .swipePage(let book, let forward):
      begin(choose(book, of: books)?.beginSwipe(forward ? .forward : .reverse))
    case .swipeBack(let stack):
      begin(choose(stack, of: stacks)?.beginInteractivePop())
    case .pullSheet(let from):
      let presented = reachable.filter { $0.parent == nil && $0.presentingViewController != nil }
      begin(choose(from, of: presented)?.presentationController?.beginInteractiveDismissal())
    case .move(let percent):
      for gesture in gestures { gesture.update(CGFloat(percent) / 100) }
    case .finish:
      for gesture in gestures { gesture.finish() }
      gestures = []
    case .cancel:
      for gesture in gestures { gesture.cancel() }
      gestures = []
    default: break
    }
  }

  private func begin(_ gesture: (any UIKitRuntime.InteractiveTransition)?) {
    if let gesture { gestures.append(gesture) }
  }

  private func changeChildren(_ step: WalkStep) {
    // A container that is exchanging children does not begin another exchange inside their
    // callbacks.
    guard !isChangingChildren else { return }
    isChangingChildren = true
    defer { isChangingChildren = false }
    switch step {
    case .addChild(let host, let content):
      choose(host, of: hosts)?.embed(make(content))
    case .removeChild(let host, let index):
      guard let host = choose(host, of: hosts), let child = choose(index, of: host.children) else {
        return
      }
      host.unembed(child)
    case .exchange(let host, let index, let content, let animated):
      guard let host = choose(host, of: hosts.filter { !($0 is WalkManual) }),
        let old = choose(index, of: host.shownChildren)
      else { return }
      host.exchange(old, by: make(content), duration: animated ? 0.3 : 0)
    case .swap(let host, let index, let content):
      guard let host = choose(host, of: hosts), host.isViewLoaded,
        let old = choose(index, of: host.shownChildren)
      else { return }
      // As a correct container does: only while container and child are both visible or both
      // hidden.
      guard phase(of: host) == phase(of: old) else { return }
      guard phase(of: host) == .appeared || phase(of: host) == .disappeared else { return }
      host.swap(old, for: make(content), isVisible: phase(of: host) == .appeared)
    default: break
    }
  }
}

extension WalkContent {
  /// What a navigation controller takes: neither another one nor a split view.
  var unstacked: WalkContent { [.stack, .split, .columns].contains(self) ? .plain : self }
}
