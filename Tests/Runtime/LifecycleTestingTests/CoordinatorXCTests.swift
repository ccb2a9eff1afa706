import LifecycleTesting
import UIKit
import XCTest

/// The same in XCTest: test methods that are asynchronous may belong to the main actor.
final class CoordinatorXCTests: XCTestCase {
  @MainActor
  func testGoingBackReleasesTheArticle() async throws {
    let app = TestApplication()
    let coordinator = ArticleCoordinator()
    coordinator.start()
    app.launch(coordinator.navigation)
    app.perform { coordinator.showArticle() }
    try app.expectCalls(
      """
      Article#1 viewWillDisappear(animated: true)
      List#1 viewWillAppear(animated: true)
      List#1 viewIsAppearing(animated: true)
      Article#1 viewDidDisappear(animated: true)
      List#1 viewDidAppear(animated: true)
      Article#1 deinit
      """
    ) { coordinator.goBack() }
    try app.expectRulesKept()
  }
}
