import Foundation
import Testing
import UIKit

@MainActor
@Suite struct UISearchBarTests {
  @Test func `the delegate is called for text, search, scope and cancel`() throws {
    let world = TextWorld()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 24, height: 2))
    let log = SearchLog()
    bar.delegate = log
    bar.placeholder = "Find"
    bar.showsCancelButton = true
    bar.scopeButtonTitles = ["All", "New"]
    bar.showsScopeBar = true
    world.controller.view.addSubview(bar)
    #expect(bar.becomeFirstResponder() && bar.isFirstResponder)
    #expect(bar.searchTextField.isFirstResponder)
    world.keyboard.type("ab\n")
    #expect(log.take() == ["begin", "text a", "text ab", "search"])
    bar.text = "by code"
    #expect(log.take() == [])
    let scopes = try #require(bar.subviews.lazy.compactMap { $0 as? UISegmentedControl }.first)
    #expect(scopes.chooseSegment(at: 1))
    #expect(bar.selectedScopeButtonIndex == 1)
    let cancel = try #require(bar.subviews.lazy.compactMap { $0 as? UIButton }.first)
    #expect(cancel.press())
    #expect(bar.resignFirstResponder())
    #expect(log.take() == ["scope 1", "cancel", "end"])
  }

  @Test func `field, cancel button and scopes are drawn`() {
    let drawing = DrawingWorld()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 24, height: 2))
    bar.placeholder = "Find"
    bar.showsCancelButton = true
    bar.scopeButtonTitles = ["All", "New"]
    bar.showsScopeBar = true
    let rows = drawing.drawn(bar)
    #expect(rows.first == "[Find        ] [Cancel]" || rows.first == "[Find         ] [Cancel]")
    #expect(rows.last?.contains("All") == true)
    #expect(bar.intrinsicContentSize.height == 2)
  }
}

@MainActor
private final class SearchLog: UISearchBarDelegate {
  private var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("begin") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("end") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    lines.append("text \(searchText)")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) { lines.append("scope \(selectedScope)") }
}
