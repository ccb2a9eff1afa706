// swift-format-ignore-file
import UIKit

/// What the tests may make of this module, whose clients are internal as in an app.
@MainActor
public enum Clients6 {
    public static func makePlainApp() -> any UIApplicationDelegate { PlainAppDelegate() }

    /// A scroll view with methods of its own, under names that drivers use.
    public static func makeSpinner() -> UIScrollView { Spinner(frame: CGRect(x: 0, y: 0, width: 20, height: 5)) }

    public static func turns(_ view: UIScrollView) -> [String] { (view as? Spinner)?.turns ?? [] }

    /// An application of a class of its own.
    public static func makeKiosk() -> UIApplication { Kiosk() }

    public static func sizes(_ application: UIApplication) -> [CGSize] { (application as? Kiosk)?.sizes ?? [] }

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

    public static func makePulse() -> UIViewController { PulseViewController() }

    /// The view that beats, and what can be done to it.
    public static func pulse(_ controller: UIViewController) -> (
        heart: UIView, beat: () -> Void, shine: (Bool) -> Void, shake: () -> Void, hop: () -> Void,
        flyAway: () -> Void, comeBack: () -> Void
    )? {
        guard let pulse = controller as? PulseViewController else { return nil }
        return (
            pulse.heart, pulse.heart.beat, pulse.heart.shine, pulse.shake, pulse.hop, pulse.flyAway,
            pulse.comeBack
        )
    }

    /// A stack with photos, in points of a phone.
    public static func makePhotos() -> UINavigationController {
        UINavigationController(rootViewController: PhotosViewController())
    }

    /// The view that is carried from one screen to the other, while it is.
    public static func carriedPhoto(_ navigation: UINavigationController) -> UIView? {
        guard let shown = navigation.viewControllers.first?.viewIfLoaded ?? nil else { return nil }
        var top: UIView = shown
        while let next = top.superview, next !== navigation.view { top = next }
        return top.deepest { type(of: $0) == UIImageView.self && $0.superview?.next is UIView && !$0.isHidden }
    }

    public static func makePlayingCards() -> UIViewController { PlayingCardViewController() }

    /// The cards, whether each is face up, and their speeds in points a second.
    public static func cards(_ controller: UIViewController) -> [(view: UIView, isFaceUp: Bool, velocity: CGPoint)] {
        guard let game = controller as? PlayingCardViewController else { return [] }
        return game.cardViews.map {
            ($0, $0.isFaceUp, game.cardBehavior.itemBehavior.linearVelocity(for: $0))
        }
    }

    public static func makePullSheet() -> UIViewController { PullSheetViewController() }

    /// How dark the view behind a sheet is shown.
    public static func dimming(_ sheet: UIViewController) -> Float? {
        (sheet.presentationController as? DimmingPresentationController)?.dimming.layer.presentation()?.opacity
    }

    public static func zoom(from source: UIViewController, to destination: UIViewController) {
        ZoomSegue(identifier: "zoom", source: source, destination: destination).perform()
    }

    public static func makeSettings() -> UITableViewController { SettingsViewController() }

    /// The settings as they are kept.
    public static func settings(_ controller: UIViewController) -> String {
        guard let kept = (controller as? SettingsViewController)?.settings else { return "" }
        return "\(kept.name) \(kept.password) \(kept.allowsNotifications) \(kept.reminders) \(kept.appearance)"
    }

    public static func makePhotoGrid() -> UICollectionViewController { PhotoGridViewController() }

    /// How far the photo on top of a stack is zoomed.
    public static func zoomScale(_ navigation: UINavigationController) -> CGFloat? {
        (navigation.topViewController as? ZoomViewController)?.scrollView.zoomScale
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

extension UIView {
    fileprivate func deepest(where isWanted: (UIView) -> Bool) -> UIView? {
        for view in subviews.reversed() {
            if let found = view.deepest(where: isWanted) { return found }
        }
        return isWanted(self) ? self : nil
    }
}

private struct ClosureSource: PictureSource {
    let fetch: @Sendable () async throws -> Data

    func picture() async throws -> Data { try await fetch() }
}
