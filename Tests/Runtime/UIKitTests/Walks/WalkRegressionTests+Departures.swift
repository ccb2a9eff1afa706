import Testing
import UIKit

// Walks in which an app removes children and containers during transitions.
extension WalkRegressionTests {
  @Test func `overlapping exchanges: a child that is to leave gets no didMove to its parent`() {
    Walk(
      from: .host,
      [
        .inside(.viewDidAppear, .exchange(host: 2, index: 1, .plain, animated: true)),
        .exchange(host: 2, index: 2, .plain, animated: true),
        .settle,
      ]
    ).expectNoFailure()
  }

  @Test func `a stack that is taken away in mid-swipe has no swipe any more`() {
    Walk(
      from: .manual,
      [
        .addChild(host: 1, .stack),
        .show(from: 11, .plain),
        .wait(milliseconds: 1000),
        .swap(host: 0, index: 0, .manual),
        .swipeBack(stack: 2),
        .turn,
        .removeChild(host: 2, index: 2),
      ]
    ).expectNoFailure()
  }

  @Test func `a book that goes with its tabs in mid-swipe has no swipe any more`() {
    Walk(
      from: .host,
      [
        .exchange(host: 1, index: 0, .tabs, animated: true),
        .turnPage(book: 0, forward: false, animated: true),
        .select(tabs: 0, index: 2),
        .settle,
        .swipePage(book: 2, forward: false),
        .turn,
        .removeChild(host: 2, index: 0),
      ]
    ).expectNoFailure()
  }

  @Test func `a swipe whose book is removed before it begins still ends`() {
    Walk(
      from: .stack,
      [
        .push(stack: 3, .manual, animated: false),
        .addChild(host: 1, .curl),
        .turnPage(book: 0, forward: true, animated: false),
        .settle,
        .swipePage(book: 0, forward: false),
        .removeChild(host: 1, index: 1),
      ]
    ).expectNoFailure()
  }

  @Test func `the new side of an exchange that leaves before its first call gets none`() {
    Walk(
      from: .plain,
      [
        .inside(.viewWillDisappear, .removeChild(host: 2, index: 1)),
        .show(from: 0, .host),
        .turn,
        .exchange(host: 0, index: 0, .plain, animated: true),
        .settle,
      ]
    ).expectNoFailure()
  }

  @Test func `the new side of an exchange takes its place also when the old one has left it`() {
    Walk(
      from: .plain,
      [
        .showDetail(from: 5, .host),
        .turn,
        .exchange(host: 2, index: 0, .split, animated: true),
        .inside(.viewWillDisappear, .removeChild(host: 0, index: 0)),
        .wait(milliseconds: 1000),
      ]
    ).expectNoFailure()
  }

  @Test func `the old side of an exchange goes also when the new one has left before it began`() {
    Walk(
      from: .host,
      [
        .exchange(host: 1, index: 2, .scroll, animated: false),
        .removeChild(host: 2, index: 1),
      ]
    ).expectNoFailure()
  }

  @Test func `tabs that are swapped away while the next one loads send it no call`() {
    Walk(
      from: .split,
      [
        .present(from: 0, .manual, .automatic, animated: true),
        .settle,
        .swap(host: 1, index: 0, .tabs),
        .inside(.viewDidLoad, .swap(host: 0, index: 0, .plain)),
        .retab(tabs: 1, index: 0, .plain),
        .turn,
      ]
    ).expectNoFailure()
  }

  @Test func `a stack that is removed while its next top loads sends it no call`() {
    Walk(
      from: .curl,
      [
        .showDetail(from: 1, .host),
        .showDetail(from: 19, .host),
        .resize(columns: 120, rows: 30),
        .removeChild(host: 0, index: 1),
        .addChild(host: 2, .stack),
        .turn,
        .addChild(host: 0, .plain),
        .push(stack: 0, .plain, animated: false),
        .push(stack: 0, .plain, animated: true),
        .inside(.viewDidLoad, .removeChild(host: 1, index: 2)),
        .dismiss(from: 8, animated: true),
        .settle,
      ]
    ).expectNoFailure()
  }

  @Test func `a container that is removed in its own viewWillAppear sends its children no call`() {
    Walk(
      from: .manual,
      [
        .swap(host: 0, index: 0, .host),
        .present(from: 0, .plain, .fullScreen, animated: false),
        .turn,
        .inside(.viewWillAppear, .removeChild(host: 2, index: 0)),
        .dismiss(from: 10, animated: false),
        .turn,
      ]
    ).expectNoFailure()
  }

  @Test func `children of a container that goes in its own viewWillDisappear go with it`() {
    Walk(
      from: .host,
      [
        .addChild(host: 0, .stack),
        .restack(stack: 0, keep: 0, .host, animated: false),
        .settle,
        .inside(.viewWillDisappear, .removeChild(host: 0, index: 1)),
        .push(stack: 0, .plain, animated: true),
        .settle,
      ]
    ).expectNoFailure()
  }

  @Test func `a container that forwards by hand sends no call to former children`() {
    Walk(
      from: .manual,
      [
        .addChild(host: 0, .plain),
        .present(from: 0, .plain, .currentContext, animated: true),
        .turn,
        .inside(.viewWillAppear, .removeChild(host: 0, index: 1)),
        .dismiss(from: 12, animated: false),
        .settle,
      ]
    ).expectNoFailure()
  }

  @Test func `a child that leaves while its views load is not put in place`() {
    Walk(
      from: .plain,
      [
        .inside(.viewDidLoad, .present(from: 11, .plain, .overCurrentContext, animated: true)),
        .inside(.viewDidLoad, .removeChild(host: 0, index: 2)),
        .present(from: 0, .host, .fullScreen, animated: false),
        .turn,
      ]
    ).expectNoFailure()
  }

  @Test func `pages that are set while the former ones load leave none of those behind`() {
    Walk(
      from: .curl,
      [
        .resize(columns: 120, rows: 30),
        .present(from: 0, .plain, .fullScreen, animated: false),
        .settle,
        .inside(.viewDidLoad, .turnPage(book: 0, forward: true, animated: false)),
        .turnPage(book: 0, forward: true, animated: false),
        .dismiss(from: 0, animated: false),
        .settle,
      ]
    ).expectNoFailure()
  }

  @Test func `a child that is added while its siblings are called appears with them`() {
    Walk(
      from: .split,
      [
        .inside(.viewWillAppear, .exchange(host: 1, index: 2, .plain, animated: false)),
        .inside(.viewWillAppear, .addChild(host: 0, .plain)),
        .present(from: 0, .host, .currentContext, animated: false),
        .wait(milliseconds: 400),
      ]
    ).expectNoFailure()
  }

  @Test func `a tab that is replaced from within the change of another tab stays replaced`() {
    Walk(
      from: .tabs,
      [
        .inside(.viewDidDisappear, .retab(tabs: 0, index: 3, .plain)),
        .present(from: 0, .plain, .fullScreen, animated: true),
        .wait(milliseconds: 400),
        .retab(tabs: 0, index: 0, .plain),
        .wait(milliseconds: 300),
      ]
    ).expectNoFailure()
  }

  @Test func `the old side of an exchange goes also when the new one left a hidden container`() {
    Walk(
      from: .host,
      [
        .present(from: 0, .plain, .fullScreen, animated: true),
        .inside(.viewDidLoad, .dismiss(from: 2, animated: false)),
        .exchange(host: 2, index: 1, .plain, animated: true),
        .turn,
        .removeChild(host: 0, index: 1),
      ]
    ).expectNoFailure()
  }
}
