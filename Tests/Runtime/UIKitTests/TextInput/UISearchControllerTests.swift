import Foundation
import Testing
import UIKit

/// Source: Apple, UISearchController; UIKIT-CASES.md search-activation, search-cancel.
@MainActor @Suite struct UISearchControllerTests {
  @Test func `search-activation: the bar begins, the delegate and the updater are called`() {
    let world = SearchWorld()
    #expect(world.search.searchBar.becomeFirstResponder())
    #expect(world.search.isActive)
    #expect(world.take() == ["willPresent", "update ''"])
    world.settle()
    #expect(world.take() == ["didPresent"])
    world.keyboard.type("ab")
    world.search.searchBar.text = "code"
    #expect(world.take() == ["update 'a'", "update 'ab'", "update 'code'"])
    #expect(world.search.searchBar.showsCancelButton)
  }

  @Test func `search-activation: set by code, the bar becomes first responder`() {
    let world = SearchWorld()
    world.search.isActive = true
    #expect(world.search.searchBar.isFirstResponder)
    world.settle()
    #expect(world.take() == ["willPresent", "update ''", "didPresent"])
  }

  @Test func `search-cancel: the text is cleared, the search ends`() throws {
    let world = SearchWorld()
    world.search.searchBar.becomeFirstResponder()
    world.keyboard.type("a")
    world.settle()
    _ = world.take()
    let buttons = world.search.searchBar.subviews.compactMap { $0 as? UIButton }
    #expect(try #require(buttons.first).press())
    #expect(!world.search.isActive && world.search.searchBar.text == "")
    #expect(!world.search.searchBar.isFirstResponder && !world.search.searchBar.showsCancelButton)
    world.settle()
    #expect(world.take() == ["willDismiss", "update ''", "didDismiss"])
  }

  @Test func `the results appear below the bar with a text, and the host gets no calls`() throws {
    let world = SearchWorld(results: "R")
    let results = try #require(world.search.searchResultsController)
    world.search.searchBar.becomeFirstResponder()
    world.settle()
    world.recorder.forget()
    world.keyboard.type("a")
    world.settle()
    #expect(
      world.recorder.take() == [
        "Search viewDidLoad()", "R viewDidLoad()", "Search viewWillAppear(false)",
        "R viewWillAppear(false)", "Search viewIsAppearing(false)", "R viewIsAppearing(false)",
        "Search viewDidAppear(false)", "R viewDidAppear(false)",
      ])
    let place = results.view.convert(results.view.bounds, to: nil)
    let bar = world.search.searchBar
    #expect(place.minY == bar.convert(bar.bounds, to: nil).maxY && place.maxY == 24)
    #expect(world.host.frontmost === results)
    world.keyboard.deleteBackward()
    world.settle()
    #expect(world.host.frontmost === world.host && results.viewIfLoaded?.window == nil)
    world.search.showsSearchResultsController = true
    #expect(world.host.frontmost === results)
    world.search.isActive = false
    #expect(world.search.parent == nil)
  }

  @Test func `the bar of the item on top lies below the navigation bar`() {
    let world = SearchWorld()
    let bar = world.search.searchBar
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 1, width: 80, height: 1))
    #expect(world.host.view.bounds.height == 22)
    let pushed = NamedViewController("B")
    world.navigation.pushViewController(pushed, animated: false)
    world.settle()
    #expect(bar.window == nil && pushed.view.bounds.height == 23)
    world.navigation.popViewController(animated: false)
    world.settle()
    #expect(bar.window != nil && world.host.view.bounds.height == 22)
    world.host.navigationItem.searchController = nil
    world.settle()
    #expect(bar.window == nil && world.host.view.bounds.height == 23)
  }

  @Test func `scopes are shown during a search, and another one updates the results`() throws {
    let world = SearchWorld()
    world.search.searchBar.scopeButtonTitles = ["All", "New"]
    world.search.isActive = true
    world.settle()
    #expect(world.search.searchBar.bounds.height == 2)
    _ = world.take()
    let scopes = world.search.searchBar.subviews.compactMap { $0 as? UISegmentedControl }
    #expect(try #require(scopes.first).chooseSegment(at: 1))
    #expect(world.take() == ["update ''"])
    world.search.isActive = false
    world.settle()
    #expect(world.search.searchBar.bounds.height == 1)
  }
}

/// A search in a navigation controller, and what it calls.
@MainActor
private final class SearchWorld: UISearchResultsUpdating, UISearchControllerDelegate {
  let recorder = TraceRecorder()
  let host = NamedViewController("A")
  let navigation: UINavigationController
  let search: UISearchController
  let keyboard: UIKitRuntime.Typing
  private var lines: [String] = []

  /// The controller of the results has a name; without one there is none.
  init(results name: String? = nil) {
    // A controller traces in the application in which it is made: that of the recorder.
    search = UISearchController(searchResultsController: name.map(NamedViewController.init))
    host.navigationItem.searchController = search
    navigation = UINavigationController(rootViewController: host)
    keyboard = UIKitRuntime.Typing(into: recorder.application)
    search.searchResultsUpdater = self
    search.delegate = self
    recorder.launch(navigation)
  }

  func settle() { recorder.settle() }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func updateSearchResults(for searchController: UISearchController) {
    lines.append("update '\(searchController.searchBar.text ?? "")'")
  }

  func willPresentSearchController(_ searchController: UISearchController) {
    lines.append("willPresent")
  }

  func didPresentSearchController(_ searchController: UISearchController) {
    lines.append("didPresent")
  }

  func willDismissSearchController(_ searchController: UISearchController) {
    lines.append("willDismiss")
  }

  func didDismissSearchController(_ searchController: UISearchController) {
    lines.append("didDismiss")
  }
}
