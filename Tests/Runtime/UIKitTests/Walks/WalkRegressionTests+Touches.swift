import Testing
import UIKit

// Walks in which a touch turns a page while its container leaves.
extension WalkRegressionTests {
  @Test func `a page that a touch turns is hidden with a container that is swapped away`() {
    Walk(
      from: .host,
      [
        .exchange(host: 2, index: 1, .curl, animated: false),
        .settle,
        .touchDown(x: 50, y: 27),
        .touchMove(x: 36, y: 44),
        .turn,
        .swap(host: 0, index: 0, .host),
      ]
    ).expectNoFailure()
  }

  @Test func `a page that a touch turns is removed with its container`() {
    Walk(
      from: .manual,
      [
        .swap(host: 2, index: 0, .scroll),
        .turnPage(book: 2, forward: true, animated: false),
        .turn,
        .touchDown(x: 48, y: 45),
        .touchMove(x: 65, y: 49),
        .turn,
        .removeChild(host: 2, index: 1),
      ]
    ).expectNoFailure()
  }
}
