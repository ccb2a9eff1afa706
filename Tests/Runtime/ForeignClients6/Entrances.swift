// swift-format-ignore-file
import UIKit

/// What the tests may make of this module, whose clients are internal as in an app.
@MainActor
public enum Clients6 {
    public static func makePlainApp() -> any UIApplicationDelegate { PlainAppDelegate() }

    public static func articleScrollView(_ controller: UIViewController?) -> UIScrollView? {
        (controller as? ArticleViewController)?.scrollView
    }

    public static func makePictureViewer(
        _ fetch: @escaping @Sendable () async throws -> Data
    ) -> UIViewController {
        PictureViewController(source: ClosureSource(fetch: fetch))
    }

    public static func pictureScrollView(_ controller: UIViewController) -> UIScrollView? {
        (controller as? PictureViewController)?.scrollView
    }

    public static func pictureLoading(_ controller: UIViewController) -> Task<Void, Never>? {
        (controller as? PictureViewController)?.loading
    }

    public static func zoomIn(_ controller: UIViewController) {
        (controller as? PictureViewController)?.zoomIn()
    }

    public static func makeContacts() -> UITableViewController { ContactsViewController() }

    public static func makeColorGrid() -> UIViewController { ColorGridViewController() }
}

private struct ClosureSource: PictureSource {
    let fetch: @Sendable () async throws -> Data

    func picture() async throws -> Data { try await fetch() }
}
