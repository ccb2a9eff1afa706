import Foundation
import TerminalCanvas
import TerminalRendering
import Testing
import UIKit

/// The section index of a table: its colours, and a finger on it.
@MainActor @Suite struct SectionIndexTests {
  private final class Letters: NSObject, UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { 4 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C", "D"] }
  }

  private let letters = Letters()

  private func window(cell: CGSize) -> UIWindow {
    let screen = UIScreen(
      size: CGSize(width: 20 * cell.width, height: 6 * cell.height), cellSize: cell)
    UIApplication.replaceShared(
      with: UIApplication(scheduler: UIKitRuntime.SteppedScheduler(), screen: screen))
    let window = UIWindow()
    window.makeKeyAndVisible()
    return window
  }

  private func table(in window: UIWindow) -> UITableView {
    let table = UITableView(frame: window.bounds)
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = window.screen.cellSize.height
    table.dataSource = letters
    table.delegate = letters
    window.addSubview(table)
    table.layoutIfNeeded()
    return table
  }

  @Test(arguments: [CGSize(width: 1, height: 1), CGSize(width: 8, height: 16)])
  func `table-index: a finger on a title scrolls to its section, and on to the next`(
    cell: CGSize
  ) {
    let window = window(cell: cell)
    defer { _ = self.window(cell: CGSize(width: 1, height: 1)) }
    let table = table(in: window)
    let x = table.bounds.maxX - cell.width / 2
    let input = UIApplication.shared.touchInput
    input.begin(at: CGPoint(x: x, y: 1.5 * cell.height))
    #expect(table.contentOffset.y == 3 * cell.height)
    input.move(to: CGPoint(x: x, y: 2.5 * cell.height))
    #expect(table.contentOffset.y == 6 * cell.height)
    input.end()
    #expect(table.contentOffset.y == 6 * cell.height && table.indexPathForSelectedRow == nil)
  }

  @Test func `table-index: the background is another one while a finger is on the index`() {
    let window = window(cell: CGSize(width: 1, height: 1))
    let table = table(in: window)
    table.sectionIndexColor = .red
    table.sectionIndexBackgroundColor = .blue
    table.sectionIndexTrackingBackgroundColor = .green
    func looks() -> [Color?] {
      let canvas = WindowRenderer().render(window)
      return (0..<6).map { canvas[19, $0].style.background }
    }
    let canvas = WindowRenderer().render(window)
    #expect(String((0..<4).map { canvas[19, $0].character }) == "ABCD")
    #expect((0..<4).allSatisfy { canvas[19, $0].style.foreground == .red })
    #expect(looks() == Array(repeating: .blue, count: 6))
    UIApplication.shared.touchInput.begin(at: CGPoint(x: 19, y: 0))
    #expect(looks() == Array(repeating: .green, count: 6))
    UIApplication.shared.touchInput.end()
    #expect(looks() == Array(repeating: .blue, count: 6))
  }

  @Test func `table-index: a table of few rows shows none`() {
    let window = window(cell: CGSize(width: 1, height: 1))
    let table = table(in: window)
    table.sectionIndexMinimumDisplayRowCount = 13
    table.layoutIfNeeded()
    #expect(!table.subviews.contains { "\(type(of: $0))" == "TableIndexView" })
    table.sectionIndexMinimumDisplayRowCount = 12
    table.layoutIfNeeded()
    #expect(table.subviews.contains { "\(type(of: $0))" == "TableIndexView" })
  }
}
