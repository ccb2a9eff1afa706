import Foundation
import Testing
import UIKit

@Suite struct IndexPathTests {
  @Test func `a path has an item and a section`() {
    let path = IndexPath(item: 3, section: 7)
    #expect(path.item == 3)
    #expect(path.row == 3)
    #expect(path.section == 7)
    #expect(path == IndexPath(row: 3, section: 7))
  }

  @Test func `paths are ordered by section first`() {
    #expect(IndexPath(item: 9, section: 0) < IndexPath(item: 0, section: 1))
  }

  @Test func `the parts can be changed`() {
    var path = IndexPath(item: 0, section: 0)
    path.item = 4
    path.section = 2
    #expect(path == IndexPath(item: 4, section: 2))
    path.row = 5
    #expect(path.item == 5)
  }
}
