import UIKit

/// The data source and delegate of the gallery's pages: makes them on demand and tracks the current
/// one.
///
/// The page view controller requests neighbours ahead of time and swipes can be cancelled, so the
/// current page changes only when a swipe has completed.
@MainActor
final class GalleryPages {
  private let model: GalleryModel
  private let context: AppContext
  /// The current page.
  private(set) var current = GalleryPage.photo(0)

  init(model: GalleryModel, context: AppContext) {
    self.model = model
    self.context = context
  }

  /// Makes a page controller that starts with a page; nil if there is no such page.
  func makeController(startingAt page: GalleryPage) -> UIPageViewController? {
    guard let first = makePage(page) else { return nil }
    current = page
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = self
    controller.delegate = self
    controller.modalPresentationStyle = .overFullScreen
    controller.setViewControllers([first], direction: .forward, animated: false)
    return controller
  }

  private func makePage(_ page: GalleryPage) -> UIViewController? {
    let number: Int =
      switch page {
      case .photo(let game), .video(let game): game
      }
    guard let recorded = model.game(at: number) else { return nil }
    let content = GalleryPageContent(
      page: page, recorded: recorded, gameCount: model.gameCount)
    return switch page {
    case .photo: PhotoViewController(content: content, context: context)
    case .video: VideoViewController(content: content, context: context)
    }
  }

  private func neighbour(of controller: UIViewController, at step: Int) -> UIViewController? {
    guard let page = (controller as? any GalleryPageController)?.content.page,
      let next = GalleryPage(index: page.index + step, in: model)
    else { return nil }
    return makePage(next)
  }
}

extension GalleryPages: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    neighbour(of: viewController, at: -1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    neighbour(of: viewController, at: 1)
  }
}

extension GalleryPages: UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard completed,
      let shown = pageViewController.viewControllers?.first as? any GalleryPageController
    else { return }
    current = shown.content.page
  }
}

/// The content of a page of the gallery.
struct GalleryPageContent {
  let page: GalleryPage
  let recorded: RecordedGame
  /// How many games the gallery has.
  let gameCount: Int

  /// The heading of the page, as in `Photo 3 of 8: 4x4/shapes#7`.
  var title: String {
    switch page {
    case .photo(let game): "Photo \(game + 1) of \(gameCount): \(recorded.game.id)"
    case .video(let game): "Video \(game + 1) of \(gameCount): \(recorded.game.id)"
    }
  }
}

/// A controller that shows one page of the gallery.
@MainActor
protocol GalleryPageController: Screen {
  var content: GalleryPageContent { get }
}
