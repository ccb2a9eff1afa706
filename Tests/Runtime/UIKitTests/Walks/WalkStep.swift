import Foundation
import UIKit

/// A controller that a walk can show: a plain one, or a container with its first children.
enum WalkContent: Hashable, CaseIterable {
  case plain, stack, tabs, split, scroll, curl
  /// A container of the app's own, which forwards appearance by itself or by hand.
  case host, manual
  /// A text field above a list of rows.
  case list
  /// A split view of columns.
  case columns
  /// Menus, wheels and a grid.
  case controls
}

/// The callbacks inside which a step can be performed.
enum WalkHook: Hashable, CaseIterable {
  case viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
}

/// What a user does with a list.
enum WalkListUse: Hashable {
  case type(String)
  case delete
  case endEditing
  case tap(row: Int)
  case swipe(row: Int)
  case scroll(row: Int)
  /// Deletes a row, moves another one and inserts one, all in one batch.
  case batch(row: Int)
  case edit(Bool)
  case reload
}

/// What an app does with the columns of a split view.
enum WalkColumnUse: Hashable {
  case show(UISplitViewController.Column)
  case hide(UISplitViewController.Column)
  case replace(UISplitViewController.Column, WalkContent)
}

/// How a walk animates a view.
enum WalkMotion: Hashable, CaseIterable {
  case fade, spring, flip, keyframes
  /// A property animator that runs, or is turned back half way.
  case animator, reversedAnimator
}

/// One step of a walk: a value that prints as the Swift that makes it.
///
/// The numbers choose among the present controllers, modulo their count, so that every list of
/// steps is a walk, also after some were taken out. A step with nothing to choose from does
/// nothing.
indirect enum WalkStep: Hashable {
  case push(stack: Int, WalkContent, animated: Bool)
  case pop(stack: Int, animated: Bool)
  case popToRoot(stack: Int, animated: Bool)
  case popTo(stack: Int, height: Int, animated: Bool)
  /// Keeps the lowest ones and puts a new one on top of them.
  case restack(stack: Int, keep: Int, WalkContent, animated: Bool)
  case turnOver(stack: Int, animated: Bool)
  case select(tabs: Int, index: Int)
  case press(tabs: Int, index: Int)
  case retab(tabs: Int, index: Int, WalkContent)
  /// Keeps the first tabs, or adds plain ones at the end.
  case tabCount(tabs: Int, Int)
  /// Hides the primary of a split view, or shows it.
  case hidePrimary(split: Int, Bool)
  case alert(from: Int, animated: Bool)
  case present(from: Int, WalkContent, UIModalPresentationStyle, animated: Bool)
  case dismiss(from: Int, animated: Bool)
  case turnPage(book: Int, forward: Bool, animated: Bool)
  case swipePage(book: Int, forward: Bool)
  case swipeBack(stack: Int)
  case pullSheet(from: Int)
  case move(percent: Int)
  /// Taps a place of the screen, in hundredths of its width and height.
  case tap(x: Int, y: Int)
  /// Begins a touch at a place of the screen, in hundredths of its width and height.
  case touchDown(x: Int, y: Int)
  case touchMove(x: Int, y: Int)
  case touchUp
  /// Cancels the touch, as the system does.
  case touchCancel
  case finish
  case cancel
  case show(from: Int, WalkContent)
  case showDetail(from: Int, WalkContent)
  case addChild(host: Int, WalkContent)
  case removeChild(host: Int, index: Int)
  case exchange(host: Int, index: Int, WalkContent, animated: Bool)
  case swap(host: Int, index: Int, WalkContent)
  case replaceRoot(WalkContent)
  case list(Int, WalkListUse)
  case controls(Int, WalkControlUse)
  case columns(split: Int, WalkColumnUse)
  case animate(plain: Int, WalkMotion)
  case resize(columns: Int, rows: Int)
  case rotate
  case memoryWarning
  case background
  case foreground
  case turn
  case wait(milliseconds: Int)
  case settle
  /// Performs a step inside the next callback of that kind of one of the app's controllers.
  case inside(WalkHook, WalkStep)
}

extension WalkStep {
  /// The step as the Swift that makes it.
  var script: String {
    String(reflecting: self).replacing(#/\b(UIKitTests|UIKit)\.\w+\./#, with: ".")
  }
}

extension WalkStep {
  /// The step with something simpler in it, simplest first.
  var simplified: [WalkStep] {
    switch self {
    case .inside(let hook, let step): [step] + step.simplified.map { .inside(hook, $0) }
    case .push(let stack, let content, let animated):
      [
        .push(stack: 0, .plain, animated: animated),
        .push(stack: stack, .plain, animated: animated),
      ]
        + (animated ? [.push(stack: stack, content, animated: false)] : [])
    case .present(let from, let content, let style, let animated):
      [
        .present(from: 0, .plain, style, animated: animated),
        .present(from: from, .plain, style, animated: animated),
        .present(from: 0, content, style, animated: animated),
        .present(from: from, content, .fullScreen, animated: false),
      ]
    case .restack(let stack, let keep, _, let animated):
      [.restack(stack: stack, keep: keep, .plain, animated: animated), .settle]
    case .retab(let tabs, let index, _): [.retab(tabs: tabs, index: index, .plain)]
    case .addChild(let host, _): [.addChild(host: 0, .plain), .addChild(host: host, .plain)]
    case .replaceRoot(let content): content == .plain ? [] : [.replaceRoot(.plain)]
    case .wait: [.turn]
    case .settle, .move: [.turn]
    default: []
    }
  }
}
