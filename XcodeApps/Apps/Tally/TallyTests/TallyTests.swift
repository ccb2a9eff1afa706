import XCTest
@testable import Tally

class TallyTests: XCTestCase {
    var tally: TallyViewController!

    override func setUp() {
        super.setUp()
        let root = UIApplication.shared.delegate?.window??.rootViewController
        tally = (root as? UINavigationController)?.topViewController as? TallyViewController
    }

    override func tearDown() {
        tally = nil
        super.tearDown()
    }

    private func buttons(in view: UIView) -> [UIButton] {
        return view.subviews.flatMap { view in
            (view as? UIButton).map { [$0] } ?? buttons(in: view)
        }
    }

    private func labels(in view: UIView) -> [String] {
        return view.subviews.flatMap { view in
            (view as? UILabel)?.text.map { [$0] } ?? labels(in: view)
        }
    }

    func testTheAppShowsItsFirstScreen() {
        XCTAssertNotNil(tally)
        XCTAssertTrue(tally.isViewLoaded)
        XCTAssertNotNil(tally.view.window)
    }

    func testAButtonAddsItsStep() throws {
        let button = try XCTUnwrap(buttons(in: tally.view).first { $0.currentTitle == "Add One" })
        let before = labels(in: tally.view)
        button.sendActions(for: .touchUpInside)
        XCTAssertNotEqual(labels(in: tally.view), before)
    }

    func testWorkOfTheMainQueueIsDoneWhileATestWaits() {
        let done = expectation(description: "done")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { done.fulfill() }
        waitForExpectations(timeout: 5)
    }

    func testAsynchronousWork() async throws {
        try await Task.sleep(nanoseconds: 1_000)
    }
}

class StoryboardTests: TallyTests {
    func testTheStoryboardHasAFirstScreen() {
        let first = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        XCTAssertTrue(first is UINavigationController)
    }
}
