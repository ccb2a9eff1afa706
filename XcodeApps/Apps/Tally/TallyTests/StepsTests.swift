import Testing
import UIKit
@testable import Tally

@MainActor
struct StepsTests {
    @Test(arguments: [0, 1, 7])
    func theListHasARowForEachStep(count: Int) {
        let list = StepsViewController(style: .plain)
        list.steps = Array(repeating: 2, count: count)
        list.loadViewIfNeeded()
        #expect(list.tableView.numberOfRows(inSection: 0) == count)
        #expect(list.tableView.tableFooterView is StepsFooter)
    }
}
