// swift-format-ignore-file
//  Pages of photos and films whose list changes while they are shown.

import UIKit

enum Medium {
    case photo(String)
    case film(String, seconds: Int)
}

class PhotoViewController: UIViewController {
    let name: String

    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("photo \(name)")
    }

    deinit { print("photo gone") }
}

class FilmViewController: UIViewController {
    let name: String
    let seconds: Int

    init(name: String, seconds: Int) {
        self.name = name
        self.seconds = seconds
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("film \(name) plays for \(seconds) seconds")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        print("film \(name) pauses")
    }
}

class MediaViewController: UIPageViewController {
    private(set) var media: [Medium] = []
    private(set) var index = 0

    convenience init(media: [Medium]) {
        self.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
        self.media = media
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        delegate = self
        if let first = page(at: 0) {
            setViewControllers([first], direction: .forward, animated: false, completion: nil)
        }
    }

    func append(_ medium: Medium) {
        media.append(medium)
        // what was asked before may be out of date
        dataSource = nil
        dataSource = self
    }

    private func page(at index: Int) -> UIViewController? {
        guard media.indices.contains(index) else { return nil }
        let controller: UIViewController
        switch media[index] {
        case .photo(let name): controller = PhotoViewController(name: name)
        case .film(let name, let seconds): controller = FilmViewController(name: name, seconds: seconds)
        }
        controller.view.tag = index
        return controller
    }
}

extension MediaViewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(_ pageViewController: UIPageViewController,
                            viewControllerBefore viewController: UIViewController) -> UIViewController? {
        print("before \(viewController.view.tag)?")
        return page(at: viewController.view.tag - 1)
    }

    func pageViewController(_ pageViewController: UIPageViewController,
                            viewControllerAfter viewController: UIViewController) -> UIViewController? {
        print("after \(viewController.view.tag)?")
        return page(at: viewController.view.tag + 1)
    }

    func pageViewController(_ pageViewController: UIPageViewController,
                            didFinishAnimating finished: Bool,
                            previousViewControllers: [UIViewController],
                            transitionCompleted completed: Bool) {
        if completed, let shown = pageViewController.viewControllers?.first {
            index = shown.view.tag
        }
        print("page \(index), completed \(completed)")
    }
}
