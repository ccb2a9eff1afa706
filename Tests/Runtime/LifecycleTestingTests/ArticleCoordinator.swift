import UIKit

/// A coordinator as an iOS app has one: it owns the flow, and no controller refers to another.
@MainActor
final class ArticleCoordinator {
  let navigation = UINavigationController()

  func start() {
    let list = ListViewController()
    list.onChoose = { [weak self] in self?.showArticle() }
    navigation.pushViewController(list, animated: false)
  }

  func showArticle() {
    navigation.pushViewController(ArticleViewController(), animated: true)
  }

  func goBack() { navigation.popViewController(animated: true) }
}

final class ListViewController: UIViewController {
  var onChoose: (() -> Void)?
}

final class ArticleViewController: UIViewController {
  private(set) var isLoaded = false

  /// Loads as an app does: in a task of the main actor.
  func load() async {
    await Task.yield()
    isLoaded = true
    title = "Loaded"
  }
}
