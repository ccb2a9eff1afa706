import Foundation
import Testing
import UIKit

@MainActor
@Suite struct UIRefreshControlTests {
  @Test func `a pull far enough begins, sends one action, and keeps its inset until the end`() {
    let world = DrawingWorld()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 6))
    scroll.contentSize = CGSize(width: 20, height: 40)
    let control = UIRefreshControl()
    scroll.refreshControl = control
    var told = 0
    control.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    _ = world.drawn(scroll)
    #expect(scroll.beginDragging())
    scroll.drag(by: CGPoint(x: 0, y: 2))
    #expect(told == 0 && !control.isRefreshing)
    scroll.drag(by: CGPoint(x: 0, y: 4))
    scroll.drag(by: CGPoint(x: 0, y: 1))
    #expect(told == 1 && control.isRefreshing)
    scroll.endDragging()
    world.scheduler.runUntilIdle()
    #expect(scroll.contentOffset.y == -1)
    #expect(world.drawn(scroll)[0].trimmingCharacters(in: .whitespaces) == "Refreshing...")
    control.endRefreshing()
    world.scheduler.runUntilIdle()
    _ = world.drawn(scroll)
    #expect(scroll.contentOffset.y == 0 && scroll.adjustedContentInset.top == 0)
    #expect(told == 1)
    scroll.beginDragging()
    scroll.drag(by: CGPoint(x: 0, y: 5))
    #expect(told == 2)
  }

  @Test func `a control that is added as a subview is that of the scroll view`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 6))
    let control = UIRefreshControl()
    scroll.addSubview(control)
    #expect(scroll.refreshControl === control && scroll.alwaysBounceVertical)
    control.beginRefreshing()
    #expect(scroll.adjustedContentInset.top == 1)
  }

  @Test func `beginning in code sends no action`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 6))
    let control = UIRefreshControl()
    scroll.refreshControl = control
    var told = 0
    control.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    control.beginRefreshing()
    #expect(control.isRefreshing && told == 0 && scroll.adjustedContentInset.top == 1)
    scroll.refreshControl = nil
    #expect(scroll.adjustedContentInset.top == 0)
  }
}
