import UIKit

/// The root of the book: contains the page view controller and decides its spine location.
///
/// Below 100 columns one page with the spine at its edge; from 100 on two with the spine in the
/// middle.
final class BookViewController: UIViewController {
  private let context: AppContext
  private let model: BookModelController
  private var pageController: UIPageViewController?
  /// The width of the view, or its width after the current size transition.
  private var width: CGFloat = 0

  init(context: AppContext) {
    self.context = context
    model = BookModelController(wording: context.wording)
    super.init(nibName: nil, bundle: nil)
    title = "Book"
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    width = UIScreen.main.bounds.width
    installPages(showing: 0)
  }

  /// The width may have changed while another tab was selected; then the spine location was not
  /// updated.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    width = UIScreen.main.bounds.width
    guard let pageController, pageController.spineLocation != spine(for: width) else { return }
    let index = shownPages.first?.index ?? 0
    pageController.willMove(toParent: nil)
    pageController.view.removeFromSuperview()
    pageController.removeFromParent()
    installPages(showing: index)
  }

  private func installPages(showing index: Int) {
    let spine = spine(for: width)
    let controller = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: spine])
    controller.dataSource = model
    controller.delegate = self
    controller.setViewControllers(
      pages(showing: index, spine: spine), direction: .forward, animated: false)
    addChild(controller)
    controller.view.frame = view.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
    pageController = controller
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    width = size.width
    super.viewWillTransition(to: size, with: coordinator)
  }

  private func spine(for width: CGFloat) -> UIPageViewController.SpineLocation {
    width >= UITraitCollection.regularColumns ? .mid : .min
  }

  private func pages(
    showing index: Int, spine: UIPageViewController.SpineLocation
  ) -> [UIViewController] {
    spine == .mid
      ? model.spread(containing: index) : [model.controller(at: index)].compactMap { $0 }
  }

  /// The pages that are shown.
  private var shownPages: [BookPageViewController] {
    (pageController?.viewControllers ?? []).compactMap { $0 as? BookPageViewController }
  }
}

extension BookViewController: UIPageViewControllerDelegate {
  /// Called before the layout for a new size; sets as many pages as the new spine location needs.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    let spine = spine(for: width)
    guard spine != pageViewController.spineLocation else { return spine }
    let index = shownPages.first?.index ?? 0
    pageViewController.setViewControllers(
      pages(showing: index, spine: spine), direction: .forward, animated: false)
    pageViewController.isDoubleSided = pageViewController.isDoubleSided || spine == .mid
    return spine
  }
}

extension BookViewController: Screen {
  var screenName: String { "book" }

  var destinations: [Destination] { sheetsOfTabs }

  var pagePlace: PagePlace? {
    PagePlace(number: (shownPages.first?.index ?? 0) + 1, count: model.count)
  }

  var stateValues: [StateValue] {
    (pagePlace?.stateValues ?? []) + [
      StateValue(.spine, pageController?.spineLocation == .mid ? "mid" : "min")
    ]
  }
}
