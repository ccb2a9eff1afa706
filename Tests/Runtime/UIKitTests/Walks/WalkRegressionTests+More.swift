import Testing
import UIKit

// Walks among more tabs than the bar has places.
extension WalkRegressionTests {
  @Test func `a tab that comes back from More while another is chosen disappears with More`() {
    Walk(
      from: .tabs,
      [
        .tabCount(tabs: 0, 8),
        .select(tabs: 0, index: 3),
        .turn,
        .select(tabs: 0, index: 6),
        .resize(columns: 100, rows: 24),
        .settle,
        .select(tabs: 0, index: 0),
        .finish,
        .settle,
      ]
    ).expectNoFailure()
  }

  @Test func `a tab that gives way to another one behind More comes back when it is gone`() {
    Walk(
      from: .host,
      [
        .replaceRoot(.tabs),
        .addChild(host: 0, .plain),
        .turn,
        .select(tabs: 1, index: 6),
        .tabCount(tabs: 1, 6),
        .turn,
        .select(tabs: 0, index: 10),
        .settle,
        .finish,
        .select(tabs: 0, index: 11),
        .retab(tabs: 0, index: 1, .plain),
        .settle,
      ]
    ).expectNoFailure()
  }

  @Test func `a tab that disappears from its place while it is popped behind More ends in order`() {
    Walk(
      from: .tabs,
      [
        .tabCount(tabs: 1, 5),
        .inside(.viewWillDisappear, .select(tabs: 0, index: 4)),
        .select(tabs: 0, index: 3),
        .settle,
        .select(tabs: 1, index: 7),
        .turn,
        .press(tabs: 0, index: 9),
        .tabCount(tabs: 0, 8),
        .popTo(stack: 3, height: 0, animated: false),
      ]
    ).expectNoFailure()
  }

  @Test func `a tab that goes behind More while another is chosen disappears from its place`() {
    Walk(
      from: .tabs,
      [
        .tabCount(tabs: 0, 5),
        .select(tabs: 1, index: 4),
        .turn,
        .tabCount(tabs: 1, 7),
        .select(tabs: 1, index: 7),
        .turn,
      ]
    ).expectNoFailure()
  }

  @Test func `a tab that goes behind More while it is seen leaves its place when More comes`() {
    Walk(
      from: .tabs,
      [
        .retab(tabs: 0, index: 5, .plain),
        .tabCount(tabs: 0, 5),
        .show(from: 4, .plain),
        .select(tabs: 1, index: 4),
        .turn,
        .pullSheet(from: 0),
        .tabCount(tabs: 1, 7),
        .restack(stack: 2, keep: 1, .plain, animated: true),
        .cancel,
        .settle,
      ]
    ).expectNoFailure()
  }

  @Test func `a tab that is swiped away behind More while the tabs change comes back`() {
    Walk(
      from: .tabs,
      [
        .retab(tabs: 1, index: 3, .plain),
        .tabCount(tabs: 0, 6),
        .inside(.viewWillAppear, .dismiss(from: 9, animated: true)),
        .present(from: 0, .plain, .pageSheet, animated: true),
        .retab(tabs: 1, index: 1, .plain),
        .settle,
        .wait(milliseconds: 1000),
        .press(tabs: 1, index: 4),
        .wait(milliseconds: 300),
        .swipeBack(stack: 0),
        .turn,
        .tabCount(tabs: 0, 6),
        .cancel,
        .turn,
      ]
    ).expectNoFailure()
  }

  @Test func `a tab that gets a place comes back from a stack behind More that was turned over`() {
    Walk(
      from: .tabs,
      [
        .select(tabs: 0, index: 11),
        .tabCount(tabs: 0, 8),
        .turn,
        .press(tabs: 0, index: 5),
        .settle,
        .cancel,
        .turnOver(stack: 3, animated: false),
        .resize(columns: 200, rows: 60),
        .settle,
      ]
    ).expectNoFailure()
  }

  @Test func `what is pushed onto the stack behind More covers the tab that is open there`() {
    Walk(
      from: .host,
      [
        .addChild(host: 0, .tabs),
        .tabCount(tabs: 1, 6),
        .select(tabs: 1, index: 4),
        .push(stack: 3, .plain, animated: false),
        .settle,
      ]
    ).expectNoFailure()
  }
}
