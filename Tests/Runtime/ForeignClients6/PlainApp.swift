// swift-format-ignore-file
//  An app written in code, with every kind of container.

import UIKit

final class PlainAppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = makeRoot()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    private func makeRoot() -> UIViewController {
        let list = UINavigationController(rootViewController: ListViewController())
        list.tabBarItem = UITabBarItem(title: "List", image: nil, tag: 0)

        let split = UISplitViewController()
        split.viewControllers = [
            UINavigationController(rootViewController: LineViewController(text: "Sidebar")),
            LineViewController(text: "Detail"),
        ]
        split.tabBarItem = UITabBarItem(title: "Split", image: nil, tag: 1)

        let pages = StoryViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.tabBarItem = UITabBarItem(title: "Story", image: nil, tag: 2)

        let tabs = UITabBarController()
        tabs.viewControllers = [list, split, pages]
        tabs.delegate = self
        return tabs
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        print("app in the background")
    }
}

extension PlainAppDelegate: UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        print("tab \(viewController.tabBarItem.title ?? "?")")
    }
}

/// Tells what happens to it.
class LineViewController: UIViewController {
    let text: String

    init(text: String) {
        self.text = text
        super.init(nibName: nil, bundle: nil)
        title = text
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = text
        label.textAlignment = .center
        label.frame = view.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
        view.backgroundColor = .systemBackground
        print("\(text) loaded")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("\(text) will appear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("\(text) did appear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        print("\(text) will disappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        print("\(text) did disappear")
    }
}

final class ListViewController: LineViewController {
    private let pushButton = UIButton(type: .system)
    private let sheetButton = UIButton(type: .system)
    private lazy var stack = UIStackView(arrangedSubviews: [pushButton, sheetButton])

    init() {
        super.init(text: "List")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        pushButton.setTitle("Open", for: .normal)
        pushButton.addAction(
            UIAction { [weak self] _ in
                self?.navigationController?.pushViewController(
                    ArticleViewController(), animated: true)
            }, for: .touchUpInside)
        sheetButton.setTitle("Settings", for: .normal)
        sheetButton.addAction(
            UIAction { [weak self] _ in self?.showSettings() }, for: .touchUpInside)
        stack.axis = .vertical
        stack.spacing = 1
        view.addSubview(stack)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stack.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 4, dy: 2)
    }

    private func showSettings() {
        let settings = LineViewController(text: "Settings")
        settings.modalPresentationStyle = .fullScreen
        present(settings, animated: true) { print("Settings presented") }
    }
}

/// A long text in a scroll view.
final class ArticleViewController: LineViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    private let label = UILabel()

    init() {
        super.init(text: "Article")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.numberOfLines = 0
        label.text = Array(repeating: "All work and no play", count: 200).joined(separator: " ")
        scrollView.delegate = self
        scrollView.addSubview(label)
        view.addSubview(scrollView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        let width = view.bounds.width
        label.frame.size = label.sizeThatFits(
            CGSize(width: width, height: .greatestFiniteMagnitude))
        scrollView.contentSize = CGSize(width: width, height: label.frame.height)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        print("let go, goes on: \(decelerate)")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        print("at rest at \(scrollView.contentOffset.y)")
    }
}

final class StoryViewController: UIPageViewController, UIPageViewControllerDataSource {
    private let texts = ["Once", "upon", "a time"]

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        setViewControllers(
            [LineViewController(text: texts[0])], direction: .forward, animated: false)
    }

    private func page(beside controller: UIViewController, offset: Int) -> UIViewController? {
        guard let text = (controller as? LineViewController)?.text,
            let index = texts.firstIndex(of: text), texts.indices.contains(index + offset)
        else { return nil }
        return LineViewController(text: texts[index + offset])
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        page(beside: viewController, offset: -1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        page(beside: viewController, offset: 1)
    }
}
