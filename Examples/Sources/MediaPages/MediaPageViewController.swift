import UIKit

/// Pages through the album from one item on.
///
/// The pages know their item and not their index, so the index follows from the page that is shown,
/// also after a swipe that was fast, cancelled, or backward, and after the album has changed.
class MediaPageViewController: UIPageViewController {
  private let album: Album
  private(set) var index: Int

  init(album: Album, index: Int) {
    self.album = album
    self.index = index
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    dataSource = self
    delegate = self
    show(index)
  }

  /// Shows what is there of the page that was shown, and asks the data source anew for neighbours.
  func albumDidChange() {
    show(min(index, album.media.count - 1))
  }

  private func show(_ index: Int) {
    guard let page = page(at: index) else { return }
    setViewControllers([page], direction: .forward, animated: false)
    pageDidChange(to: page)
  }

  private func pageDidChange(to page: MediumViewController) {
    guard let index = album.media.firstIndex(of: page.medium) else { return }
    self.index = index
    title = "\(index + 1) of \(album.media.count)"
  }

  private func page(at index: Int) -> MediumViewController? {
    guard album.media.indices.contains(index) else { return nil }
    switch album.media[index] {
    case .photo: return PhotoViewController(album.media[index])
    case .video: return VideoViewController(album.media[index])
    }
  }

  private func page(beside viewController: UIViewController, by step: Int) -> UIViewController? {
    guard let medium = (viewController as? MediumViewController)?.medium,
      let index = album.media.firstIndex(of: medium)
    else { return nil }
    return page(at: index + step)
  }
}

extension MediaPageViewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    page(beside: viewController, by: -1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    page(beside: viewController, by: 1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard completed, let page = viewControllers?.first as? MediumViewController else { return }
    pageDidChange(to: page)
  }
}
