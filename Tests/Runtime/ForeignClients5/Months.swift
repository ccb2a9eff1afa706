// swift-format-ignore-file
//  A book of months as Xcode's page-based template makes one: a root controller, a model controller
//  as data source, and a controller for each page.

import UIKit

class MonthViewController: UIViewController {
    let monthLabel = UILabel()
    var month: String = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        monthLabel.frame = CGRect(x: 1, y: 1, width: 20, height: 1)
        view.addSubview(monthLabel)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        monthLabel.text = month
        print("\(month) will appear")
    }
}

class MonthsModel: NSObject, UIPageViewControllerDataSource {
    let months: [String]

    override init() {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        months = formatter.monthSymbols
        super.init()
    }

    func viewControllerAtIndex(_ index: Int) -> MonthViewController? {
        if months.isEmpty || index >= months.count {
            return nil
        }
        let controller = MonthViewController()
        controller.month = months[index]
        return controller
    }

    func indexOfViewController(_ viewController: MonthViewController) -> Int {
        return months.firstIndex(of: viewController.month) ?? NSNotFound
    }

    func pageViewController(_ pageViewController: UIPageViewController,
                            viewControllerBefore viewController: UIViewController) -> UIViewController? {
        guard let page = viewController as? MonthViewController else { return nil }
        var index = indexOfViewController(page)
        if index == 0 || index == NSNotFound {
            return nil
        }
        index -= 1
        return viewControllerAtIndex(index)
    }

    func pageViewController(_ pageViewController: UIPageViewController,
                            viewControllerAfter viewController: UIViewController) -> UIViewController? {
        guard let page = viewController as? MonthViewController else { return nil }
        var index = indexOfViewController(page)
        if index == NSNotFound {
            return nil
        }
        index += 1
        if index == months.count {
            return nil
        }
        return viewControllerAtIndex(index)
    }
}

class MonthsRootViewController: UIViewController, UIPageViewControllerDelegate {
    var pageViewController: UIPageViewController?
    let model = MonthsModel()

    override func viewDidLoad() {
        super.viewDidLoad()
        let pages = UIPageViewController(transitionStyle: .pageCurl,
                                         navigationOrientation: .horizontal, options: nil)
        pageViewController = pages
        pages.delegate = self

        let first = model.viewControllerAtIndex(0)!
        pages.setViewControllers([first], direction: .forward, animated: false,
                                 completion: { done in })
        pages.dataSource = model

        addChild(pages)
        view.addSubview(pages.view)
        pages.view.frame = view.bounds
        pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        pages.didMove(toParent: self)
    }

    func pageViewController(_ pageViewController: UIPageViewController,
                            spineLocationFor orientation: UIInterfaceOrientation) -> UIPageViewController.SpineLocation {
        let current = pageViewController.viewControllers![0] as! MonthViewController
        if orientation.isPortrait {
            // One page: the template sets the page again, for the spine may have been in the middle.
            pageViewController.setViewControllers([current], direction: .forward, animated: true,
                                                  completion: { done in })
            pageViewController.isDoubleSided = false
            print("one page")
            return .min
        }

        // Two pages: the current one and the one beside it.
        let index = model.indexOfViewController(current)
        let pages: [UIViewController]
        if index % 2 == 0 {
            let next = model.pageViewController(pageViewController, viewControllerAfter: current)
            pages = [current, next!]
        } else {
            let previous = model.pageViewController(pageViewController, viewControllerBefore: current)
            pages = [previous!, current]
        }
        pageViewController.setViewControllers(pages, direction: .forward, animated: true,
                                              completion: { done in })
        print("two pages")
        return .mid
    }
}
