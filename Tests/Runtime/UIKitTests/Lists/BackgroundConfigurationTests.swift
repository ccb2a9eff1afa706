import Foundation
import Testing
import UIKit

/// UIKIT-CASES.md cell-background-configuration.
@MainActor @Suite struct BackgroundConfigurationTests {
  /// The view behind the content.
  private func background(of view: UIView) -> UIView? { view.subviews.first }

  @Test func `cell-background-configuration: colour, insets, corners and border of a row`() throws {
    _ = DrawingWorld()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 20, height: 3)
    var look = UIBackgroundConfiguration.listPlainCell()
    look.backgroundColor = .red
    (look.cornerRadius, look.strokeWidth, look.strokeColor) = (1, 1, .blue)
    look.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 0, trailing: 3)
    cell.backgroundConfiguration = look
    let shown = try #require(background(of: cell))
    #expect(shown.frame == CGRect(x: 2, y: 1, width: 15, height: 2))
    #expect(shown.backgroundColor == .red && shown.layer.cornerRadius == 1)
    #expect(shown.layer.borderWidth == 1)
    cell.frame.size.width = 30
    cell.layoutIfNeeded()
    #expect(shown.frame.width == 25)
    cell.backgroundConfiguration = nil
    #expect(shown.superview == nil)
  }

  @Test func `cell-background-configuration: a row that is selected has another colour by itself`()
  {
    _ = DrawingWorld()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundConfiguration = cell.defaultBackgroundConfiguration()
    cell.layoutIfNeeded()
    #expect(background(of: cell)?.backgroundColor == .clear)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(background(of: cell)?.backgroundColor == .systemGray4)
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect(background(of: cell)?.backgroundColor == .systemGray4)
  }

  @Test func `cell-background-configuration: an app changes it for each state`() {
    _ = DrawingWorld()
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 8, height: 1))
    var states: [Bool] = []
    cell.configurationUpdateHandler = { cell, state in
      states.append(state.isSelected)
      var look = UIBackgroundConfiguration.clear().updated(for: state)
      look.backgroundColor = state.isSelected ? .green : .red
      look.backgroundColorTransformer = .init { $0.withAlphaComponent(0.5) }
      cell.backgroundConfiguration = look
    }
    cell.layoutIfNeeded()
    #expect(background(of: cell)?.backgroundColor == UIColor.red.withAlphaComponent(0.5))
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(background(of: cell)?.backgroundColor == UIColor.green.withAlphaComponent(0.5))
    #expect(states == [false, true])
  }

  @Test func `rows ask their own method for each state, and then the handler`() {
    final class Row: UITableViewCell {
      var calls: [String] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        calls.append("method \(state.isSelected)")
      }
    }
    _ = DrawingWorld()
    let cell = Row(style: .default, reuseIdentifier: nil)
    cell.layoutIfNeeded()
    #expect(cell.calls == ["method false"])
    cell.configurationUpdateHandler = { cell, _ in (cell as? Row)?.calls.append("handler") }
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.calls == ["method false", "method true", "handler"])
  }

  @Test func `a header has a background, with an image and a view of the app's own above it`()
    throws
  {
    _ = DrawingWorld()
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.frame = CGRect(x: 0, y: 0, width: 10, height: 2)
    var look = UIBackgroundConfiguration.listPlainHeaderFooter()
    let own = UIView()
    (look.image, look.customView) = (UIImage(), own)
    look.visualEffect = UIBlurEffect(style: .dark)
    header.backgroundConfiguration = look
    let shown = try #require(background(of: header))
    #expect(shown.subviews.count == 3 && own.superview === shown)
    #expect(own.frame == CGRect(x: 0, y: 0, width: 10, height: 2))
  }

  @Test func `a transformer makes grey of a colour`() {
    #expect(UIConfigurationColorTransformer.grayscale(.white) == UIColor(white: 1, alpha: 1))
    var look = UIBackgroundConfiguration.clear()
    look.strokeColorTransformer = .grayscale
    #expect(look.resolvedStrokeColor(for: .black) == UIColor(white: 0, alpha: 1))
  }
}
