import Foundation
import TerminalCanvas
import TerminalRendering
import Testing
import UIKit

/// Rows of a table on a screen of 8x16 points a cell.
@MainActor @Suite struct PhoneTableTests {
  /// What is drawn of a table whose rows have a name, a time on the same baseline, and a text of several lines.
  private func screen(
    offset: CGFloat = 0, _ change: (UITableView) -> Void = { _ in }
  ) -> [String] {
    let before = UIApplication.shared
    defer { UIApplication.replaceShared(with: before) }
    let screen = UIScreen(
      size: CGSize(width: 320, height: 640), cellSize: CGSize(width: 8, height: 16))
    UIApplication.replaceShared(
      with: UIApplication(scheduler: UIKitRuntime.SteppedScheduler(), screen: screen))
    let window = UIWindow()
    let dishes = Dishes()
    let table = UITableView(frame: CGRect(x: 0, y: offset, width: 320, height: 600))
    table.dataSource = dishes
    table.delegate = dishes
    window.addSubview(table)
    window.makeKeyAndVisible()
    table.layoutIfNeeded()
    change(table)
    table.layoutIfNeeded()
    return WindowRenderer().render(window).lines(ascii: true)
  }

  @Test func `a separator has a row of its own, wherever the end of its row lies`() {
    for sixteenth in 0..<32 {
      let lines = screen(offset: CGFloat(sixteenth) / 2)
      let marked = lines.filter { $0.contains("---") }
      #expect(marked.count >= Dishes.names.count - 1, "\(sixteenth)/2: \(lines)")
      #expect(marked.allSatisfy { !$0.contains { $0.isLetter } }, "\(sixteenth)/2: \(lines)")
    }
  }

  @Test func `texts of different fonts on one baseline are on one row of cells`() {
    for sixteenth in 0..<64 {
      let lines = screen(offset: CGFloat(sixteenth) / 4)
      for name in Dishes.names {
        let line = lines.first { $0.contains(name) } ?? ""
        #expect(line.contains("min"), "\(sixteenth)/4: \(lines)")
      }
    }
  }

  @Test func `a row that is swiped aside keeps its lines, and they move with the finger`() throws {
    let still = screen()
    let swiped = screen { _ = $0.swipeRow(at: IndexPath(row: 1, section: 0)) }
    let row = try #require(still.firstIndex { $0.contains(Dishes.names[1]) })
    let place = try #require(swiped.firstIndex { $0.contains("Favorite") })
    #expect((row...row + 3).contains(place), "\(swiped)")
    #expect(swiped[row].contains("20 min"), "\(swiped[row])")
    #expect(!swiped[row].contains("Gazpacho"))
    #expect(swiped[..<row].elementsEqual(still[..<row]))
  }
}

@MainActor
private final class Dishes: NSObject, UITableViewDataSource, UITableViewDelegate {
  static let names = ["Minestrone", "Gazpacho", "Ratatouille", "Omelette"]
  private let texts = [
    "Beans, carrots and pasta in broth. Better on the second day.", "Cold tomatoes.",
    "Aubergines, courgettes and peppers, each fried by itself.", "Three eggs.",
  ]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    let (name, time, text) = (UILabel(), UILabel(), UILabel())
    (name.text, time.text, text.text) = (
      Self.names[indexPath.row], "\(10 * (indexPath.row + 1)) min", texts[indexPath.row]
    )
    name.font = .boldSystemFont(ofSize: 17)
    time.font = .systemFont(ofSize: 13)
    time.setContentHuggingPriority(.required, for: .horizontal)
    text.font = .systemFont(ofSize: 15)
    text.numberOfLines = 0
    for label in [name, time, text] {
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
    }
    let margins = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: margins.topAnchor),
      name.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      time.leadingAnchor.constraint(equalTo: name.trailingAnchor),
      time.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      time.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
      text.topAnchor.constraint(equalTo: name.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    return cell
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Favorite") { _, _, done in done(true) }
    ])
  }
}
