// swift-format-ignore-file
import UIKit

/// What the tests may make of this module, whose clients are internal as in an app.
@MainActor
public enum Clients5 {
    /// A fresh log, and the scenes that a storyboard file would hold.
    public static func makeThemedGame() -> UIViewController? {
        VCLLoggingViewController.startOver()
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let scenes: [UIKitRuntime.StoryboardScene] = [
            .init("Tabs", UITabBarController.self, isInitial: true, contents: ["Split"]),
            .init("Split", UISplitViewController.self, contents: ["Nav", "Game"]),
            .init("Nav", UINavigationController.self, contents: ["Chooser"]),
            .init("Chooser", ThemeChooserViewController.self,
                  segues: [.showDetail("Choose Theme", to: "Game")]),
            .init("Game", ThemedGameViewController.self, outlets: { game in
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 1))
                game.titleLabel = label
                game.view.addSubview(label)
            }),
        ]
        UIKitRuntime.register(scenes, in: storyboard)
        return storyboard.instantiateInitialViewController()
    }

    /// The name of its nib is its own.
    public static func makeNamedNib() -> UIViewController { return NamedNibViewController() }

    /// Responds to `oblige`, and notes what it was asked for.
    public static func makeObliging() -> UIViewController { return ObligingResponder() }

    public static func selectorsAsked(_ controller: UIViewController) -> [Selector] {
        return (controller as? ObligingResponder)?.selectors ?? []
    }

    public static func makeTinted() -> UIView { return TintedView(frame: .zero) }

    public static func makeLetters() -> UIView & UITextInput { return LetterView(frame: .zero) }

    public static func makePinnedForm() -> UIViewController { return PinnedForm() }

    /// The frames of title, field and button.
    public static func formFrames(_ controller: UIViewController) -> [CGRect] {
        guard let form = controller as? PinnedForm else { return [] }
        return [form.titleView.frame, form.field.frame, form.button.frame]
    }

    /// A controller that overrides whatever can be overridden, with a child that it swaps by hand.
    public static func makeOverriding() -> UIViewController {
        let controller = OverridingViewController()
        controller.title = "Overriding"
        let child = OverridingViewController()
        controller.addChild(child)
        controller.view.addSubview(child.view)
        child.didMove(toParent: controller)
        return controller
    }

    public static func makeTodoList() -> UIViewController { return TodoListViewController() }

    public static func asked(_ controller: UIViewController) -> Set<String> {
        return (controller as? OverridingViewController)?.asked ?? []
    }

    public static func press(_ title: String, in chooser: UIViewController) {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        (chooser as? ThemeChooserViewController)?.changeTheme(button)
    }

    public static func title(of game: UIViewController?) -> String? {
        return (game as? ThemedGameViewController)?.titleLabel?.text
    }

    public static func makeTwoTabs() -> UIApplicationDelegate { return TwoTabsAppDelegate() }

    public static func pressReminder(_ controller: UIViewController?) {
        (controller as? AlarmViewController)?.press()
    }

    public static func minimumDate(_ controller: UIViewController?) -> Date? {
        return (controller as? AlarmViewController)?.datePicker.minimumDate
    }

    public static func makeCanvas() -> UIViewController { return CanvasViewController() }

    public static func cardTransform(_ controller: UIViewController) -> CGAffineTransform? {
        return (controller as? CanvasViewController)?.card.transform
    }

    public static func makeMonths() -> UIViewController { return MonthsRootViewController() }

    public static func months(_ root: UIViewController) -> UIPageViewController? {
        return (root as? MonthsRootViewController)?.pageViewController
    }

    public static func month(_ page: UIViewController?) -> String? {
        return (page as? MonthViewController)?.monthLabel.text
    }

    public static func makeMedia() -> UIPageViewController {
        return MediaViewController(media: [
            .photo("beach"), .film("waves", seconds: 12), .photo("dunes"),
        ])
    }

    public static func appendPhoto(_ name: String, to media: UIPageViewController) {
        (media as? MediaViewController)?.append(.photo(name))
    }

    public static func makeImageViewer(
        _ url: URL, onFetch: @escaping () -> Void
    ) -> UIViewController {
        let viewer = ImageViewController()
        viewer.imageURL = url
        viewer.onFetch = onFetch
        return viewer
    }

    public static func scrollView(of viewer: UIViewController) -> UIScrollView? {
        return (viewer as? ImageViewController)?.scrollView
    }

    public static func visibleRect(of viewer: UIViewController) -> CGRect? {
        return (viewer as? ImageViewController)?.visibleRect
    }
}
