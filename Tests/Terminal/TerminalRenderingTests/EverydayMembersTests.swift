import Foundation
import TerminalCanvas
import TerminalRendering
import Testing
import UIKit

/// Members that apps use every day: invalidating properties, masks, states of cells, the page control of all.
@MainActor @Suite struct EverydayMembersTests {
  private func window(_ size: CGSize = CGSize(width: 20, height: 6)) -> UIWindow {
    UIApplication.replaceShared(
      with: UIApplication(
        scheduler: UIKitRuntime.SteppedScheduler(), screen: UIScreen(size: size)))
    let window = UIWindow()
    window.makeKeyAndVisible()
    return window
  }

  private final class Badge: UIView {
    @Invalidating(.display, .layout) var count = 0
    @Invalidating(.intrinsicContentSize) var text = ""
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test func `view-invalidating: a view lays out after a property has another value`() {
    let window = window()
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 4, height: 1))
    window.addSubview(badge)
    window.layoutIfNeeded()
    let before = badge.layouts
    badge.count = 0
    badge.layoutIfNeeded()
    #expect(badge.layouts == before)
    badge.count = 3
    badge.layoutIfNeeded()
    #expect(badge.layouts == before + 1 && badge.count == 3)
    badge.text = "3"
    #expect(badge.text == "3")
  }

  @Test func `view-mask: only what the mask covers is seen`() {
    let window = window()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 1))
    view.backgroundColor = .red
    window.addSubview(view)
    let mask = UIView(frame: CGRect(x: 1, y: 0, width: 2, height: 1))
    mask.backgroundColor = .black
    view.mask = mask
    func reds() -> [Bool] {
      window.layoutIfNeeded()
      let canvas = WindowRenderer().render(window)
      return (0..<4).map { canvas[$0, 0].style.background == .red }
    }
    #expect(view.mask === mask && mask.superview == nil)
    #expect(reds() == [false, true, true, false])
    view.mask = nil
    #expect(reds() == [true, true, true, true])
  }

  private final class Cell: UITableViewCell {
    var states: [String] = []
    override func willTransition(to state: UITableViewCell.StateMask) {
      super.willTransition(to: state)
      states.append("will \(state.rawValue) \(isEditing)")
    }
    override func didTransition(to state: UITableViewCell.StateMask) {
      super.didTransition(to: state)
      states.append("did \(state.rawValue) \(isEditing)")
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath) }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }

  @Test func `cell-transition: a cell is told before and after its editing begins and ends`() throws
  {
    let window = window()
    let rows = Rows()
    let table = UITableView(frame: window.bounds)
    table.register(Cell.self, forCellReuseIdentifier: "Cell")
    table.dataSource = rows
    window.addSubview(table)
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Cell)
    table.setEditing(true, animated: false)
    table.setEditing(false, animated: false)
    #expect(cell.states == ["will 1 false", "did 1 true", "will 0 true", "did 0 false"])
    cell.states = []
    #expect(table.swipeRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.states == ["will 2 false", "did 2 false"])
  }

  @Test func `page-control-appearance: a control without colours has those of the prototype`() {
    let window = window()
    let proxy = UIPageControl.appearance()
    proxy.currentPageIndicatorTintColor = .red
    proxy.pageIndicatorTintColor = .green
    proxy.backgroundColor = .yellow
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 3, height: 1))
    control.numberOfPages = 2
    control.pageIndicatorTintColor = .blue
    window.addSubview(control)
    window.layoutIfNeeded()
    let canvas = WindowRenderer().render(window)
    #expect(canvas[0, 0].style.foreground == .red && canvas[2, 0].style.foreground == .blue)
    #expect(canvas[1, 0].style.background == .yellow)
  }

  @Test func `a selected collection cell shows its background for that`() throws {
    let window = window()
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 5, height: 1))
    window.addSubview(cell)
    let background = UIView()
    cell.selectedBackgroundView = background
    cell.layoutIfNeeded()
    #expect(background.isHidden && background.frame == cell.bounds)
    cell.isSelected = true
    #expect(!background.isHidden)
  }

  @Test func `the attributes of an element have a middle that its size keeps`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 2, y: 2, width: 4, height: 2)
    attributes.size = CGSize(width: 8, height: 2)
    #expect(attributes.frame == CGRect(x: 0, y: 2, width: 8, height: 2))
    attributes.center = CGPoint(x: 10, y: 10)
    #expect(attributes.frame == CGRect(x: 6, y: 9, width: 8, height: 2))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 8, height: 2))
  }
}
