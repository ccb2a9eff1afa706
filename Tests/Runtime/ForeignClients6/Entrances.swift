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

    public static func makeProfile() -> UIViewController { ProfileViewController() }

    public static func collapseProfile(_ controller: UIViewController, _ isCollapsed: Bool) {
        (controller as? ProfileViewController)?.collapse(isCollapsed)
    }

    /// The frames of name and biography, in the window.
    public static func profileFrames(_ controller: UIViewController) -> [CGRect] {
        guard let profile = controller as? ProfileViewController else { return [] }
        let views: [UIView] = [profile.nameLabel, profile.biographyLabel]
        return views.map { $0.convert($0.bounds, to: nil) }
    }

    public static func makeSwipeDeck() -> UIViewController { SwipeDeckViewController() }

    public static func makeColorGrid() -> UIViewController { ColorGridViewController() }
}

private struct ClosureSource: PictureSource {
    let fetch: @Sendable () async throws -> Data

    func picture() async throws -> Data { try await fetch() }
}
