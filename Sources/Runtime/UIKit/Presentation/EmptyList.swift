import Foundation

/// What a picker shows that has nothing to choose from: a text in the place of rows, below a title and Cancel.
@MainActor
package struct EmptyList {
  private let navigation: UINavigationController

  /// Makes the list; `cancel` is called when the person gives up.
  package init(
    title: String, prompt: String? = nil, text: String, cancel: @escaping @MainActor () -> Void
  ) {
    let label = UILabel()
    (label.text, label.textAlignment) = (text, .center)
    let list = UITableViewController(style: .plain)
    list.title = title
    list.navigationItem.prompt = prompt
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { _ in cancel() })
    list.tableView.backgroundView = label
    navigation = UINavigationController(rootViewController: list)
  }

  /// Makes the list the child of a picker, whose view it fills.
  package func embed(in picker: UIViewController) {
    picker.addChild(navigation)
    navigation.view.frame = picker.view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picker.view.addSubview(navigation.view)
    navigation.didMove(toParent: picker)
  }
}
