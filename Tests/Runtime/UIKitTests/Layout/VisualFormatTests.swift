import Foundation
import Testing
import UIKit

/// Constraints drawn as text.
@MainActor @Suite final class VisualFormatTests {
  private lazy var world = LayoutWorld(width: 100, height: 50)
  private lazy var a = world.add(UIView())
  private lazy var b = world.add(UIView())

  private func make(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b])
  }

  @Test func `layout-visual-format: a constraint for each predicate, in reading order`() {
    let made = make("|-(>=10@m)-[a(b@1000)][b(20)]|", metrics: ["m": 300])
    #expect(made.map(\.firstAttribute) == [.leading, .width, .leading, .width, .trailing])
    #expect(made.map(\.relation) == [.greaterThanOrEqual, .equal, .equal, .equal, .equal])
    #expect(made.map(\.constant) == [10, 0, 0, 20, 0])
    #expect(made.map(\.priority.rawValue) == [300, 1000, 1000, 1000, 1000])
    #expect(made[1].secondItem === b)
    #expect(made[4].firstItem === world.superview)
  }

  @Test func `layout-visual-format: rows and columns are placed`() {
    NSLayoutConstraint.activate(make("H:|-[a(==b)]-[b]-4-|", [.alignAllTop, .alignAllBottom]))
    NSLayoutConstraint.activate(make("V:|-top-[a(>=3,<=9,20@500)]", metrics: ["top": 2.0]))
    world.superview.layoutIfNeeded()
    #expect(a.frame == CGRect(1, 2, 47, 9))
    #expect(b.frame == CGRect(49, 2, 47, 9))
    #expect(world.warnings.isEmpty)
  }

  @Test func `layout-visual-format: a format may be read from right to left`() {
    NSLayoutConstraint.activate(make("|-3-[a(10)]-2-[b(20)]", .directionRightToLeft))
    world.superview.layoutIfNeeded()
    #expect(a.frame.maxX == 97)
    #expect(b.frame.maxX == 85)
  }

  @Test func `layout-visual-format: a dangling connection stops the program`() async {
    await #expect(processExitsWith: .failure) { await MainActor.run { read("|-[a]-") } }
  }

  @Test func `layout-visual-format: a missing bracket stops the program`() async {
    await #expect(processExitsWith: .failure) { await MainActor.run { read("|-(10-[a]") } }
  }

  @Test func `layout-visual-format: an unknown view stops the program`() async {
    await #expect(processExitsWith: .failure) { await MainActor.run { read("[b]") } }
  }

  @Test func `layout-visual-format: a priority beyond 1000 stops the program`() async {
    await #expect(processExitsWith: .failure) { await MainActor.run { read("[a(20@1001)]") } }
  }
}

/// Reads a format for a view in another one.
@MainActor
private func read(_ format: String) {
  let (box, view) = (UIView(), UIView())
  box.addSubview(view)
  _ = NSLayoutConstraint.constraints(withVisualFormat: format, views: ["a": view])
}
