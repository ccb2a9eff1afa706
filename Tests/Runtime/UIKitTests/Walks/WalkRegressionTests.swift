import Testing
import UIKit

/// Walks that once broke a rule, as short as they could be made.
@MainActor
@Suite("Walks that failed once")
struct WalkRegressionTests {
  @Test func `a stack that is popped while its top loads shows what is left`() {
    Walk(
      from: .stack,
      [
        .present(from: 0, .plain, .currentContext, animated: true),
        .turn,
        .dismiss(from: 11, animated: true),
        .inside(.viewDidLoad, .popTo(stack: 3, height: 2, animated: false)),
        .push(stack: 0, .plain, animated: true),
        .settle,
      ]
    ).expectNoFailure()
  }

  @Test func `a push onto a stack that is about to appear is shown`() {
    Walk(
      from: .plain,
      [
        .inside(.viewWillDisappear, .push(stack: 0, .plain, animated: true)),
        .present(from: 0, .split, .currentContext, animated: true),
        .settle,
      ]
    ).expectNoFailure()
  }

  @Test func `a new controller is retained until its transition has ended`() {
    Walk(
      from: .stack,
      [
        .inside(.viewWillAppear, .popToRoot(stack: 3, animated: false)),
        .push(stack: 0, .plain, animated: true),
        .turn,
      ]
    ).expectNoFailure()
  }

  @Test func `pages that are set during a swipe come after it`() {
    Walk(
      from: .scroll,
      [
        .swipePage(book: 0, forward: true),
        .turnPage(book: 1, forward: true, animated: false),
        .finish,
        .settle,
      ]
    ).expectNoFailure()
  }

  @Test func `a jump during a swipe leaves no stale neighbours`() {
    Walk(
      from: .scroll,
      [
        .swipePage(book: 1, forward: true),
        .present(from: 0, .plain, .fullScreen, animated: true),
        .finish,
        .turnPage(book: 2, forward: false, animated: true),
        .settle,
      ]
    ).expectNoFailure()
  }

  @Test func `a tab that is replaced while its container hides is released`() {
    Walk(
      from: .split,
      [
        .showDetail(from: 15, .tabs),
        .turn,
        .push(stack: 0, .plain, animated: true),
        .retab(tabs: 1, index: 4, .plain),
        .settle,
      ]
    ).expectNoFailure()
  }

  @Test func `a stack with a change before it adapts with its split view`() {
    Walk(
      from: .split,
      [
        .resize(columns: 100, rows: 24),
        .turn,
        .resize(columns: 40, rows: 20),
        .show(from: 17, .plain),
        .settle,
      ]
    ).expectNoFailure()
  }

  @Test func `a child that goes while its container is being covered is no part of that`() {
    Walk(
      from: .host,
      [
        .showDetail(from: 6, .plain),
        .turn,
        .removeChild(host: 0, index: 0),
      ]
    ).expectNoFailure()
  }

  @Test func `a tab that is replaced while it disappears goes with the transition`() {
    Walk(
      from: .tabs,
      [
        .inside(.viewWillDisappear, .retab(tabs: 1, index: 0, .plain)),
        .select(tabs: 0, index: 2),
        .turn,
      ]
    ).expectNoFailure()
  }

  @Test func `a child that is removed while it is exchanged is no side of that any more`() {
    Walk(
      from: .host,
      [
        .exchange(host: 2, index: 1, .plain, animated: true),
        .turn,
        .removeChild(host: 0, index: 1),
      ]
    ).expectNoFailure()
  }

  @Test func `children that are swapped while a modal loads are no sides of it`() {
    Walk(
      from: .manual,
      [
        .inside(.viewDidLoad, .swap(host: 1, index: 1, .split)),
        .showDetail(from: 17, .plain),
        .turn,
      ]
    ).expectNoFailure()
  }

  @Test func `children that are swapped while a pushed controller loads are no sides of it`() {
    Walk(
      from: .stack,
      [
        .show(from: 1, .manual),
        .present(from: 0, .plain, .formSheet, animated: true),
        .settle,
        .inside(.viewDidLoad, .swap(host: 1, index: 0, .plain)),
        .push(stack: 0, .plain, animated: true),
        .turn,
      ]
    ).expectNoFailure()
  }

  @Test func `an app that swaps children from inside a callback finds their state`() {
    Walk(
      from: .plain,
      [
        .inside(.viewDidDisappear, .swap(host: 2, index: 1, .plain)),
        .present(from: 0, .host, .popover, animated: true),
        .settle,
        .present(from: 19, .plain, .currentContext, animated: false),
        .turn,
      ]
    ).expectNoFailure()
  }

  @Test func `a detail that gave way while its split view was covered does not come back`() {
    Walk(
      from: .split,
      [
        .resize(columns: 100, rows: 24),
        .turn,
        .present(from: 0, .plain, .fullScreen, animated: true),
        .push(stack: 0, .plain, animated: false),
        .rotate,
        .inside(.viewDidAppear, .dismiss(from: 12, animated: true)),
        .settle,
        .resize(columns: 120, rows: 30),
      ]
    ).expectNoFailure()
  }
}
