import LifecycleTesting
import Testing
import UIKit

@testable import Template

/// Lifecycle tests of the app `Template`, as a team runs them with `swift test`.
@MainActor
@Suite(.serialized) struct CounterTests {
  private let app = TestApplication()
  private let counter = CounterViewController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: counter)
    app.launch(navigation)
  }

  private func press(_ title: String) throws {
    let buttons = counter.view.subviews.compactMap { $0 as? UIButton }
    let button = try #require(buttons.first { $0.currentTitle == title })
    app.perform { button.sendActions(for: .primaryActionTriggered) }
  }

  @Test func `More counts on`() throws {
    try press("More")
    try press("More")
    let label = try #require(counter.view.subviews.first as? UILabel)
    #expect(label.text == "Counted to 2.")
  }

  @Test func `About is loaded when it is pushed, and appears after the counter has begun to go`()
    throws
  {
    let about = app.perform { AboutViewController() }
    try app.expectCalls(
      """
      ...
      About#1 viewDidLoad()
      ...
      Counter#1 viewWillDisappear(animated: true)
      About#1 viewWillAppear(animated: true)
      ...
      About#1 viewDidAppear(animated: true)
      """
    ) { navigation.pushViewController(about, animated: true) }
    try app.expectRulesKept()
  }

  @Test func `About is released when it is popped`() throws {
    try press("About")
    try app.expectCalls("...\nAbout#1 deinit") {
      _ = navigation.popViewController(animated: true)
    }
    try app.expectNoFindings()
  }
}
