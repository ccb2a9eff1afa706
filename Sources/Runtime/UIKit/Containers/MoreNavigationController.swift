import Foundation

/// The stack behind More: the list of tabs without a place in the bar, and the one that was chosen there.
///
/// Source: Apple, UITabBarController.moreNavigationController.
final class MoreNavigationController: UINavigationController {
  /// The tabs; nil once they are gone.
  nonisolated(unsafe) unowned(unsafe) var tabController: UITabBarController?
  let list: MoreListController

  init(of tabController: UITabBarController) {
    self.tabController = tabController
    list = MoreListController(style: .plain)
    super.init(nibName: nil, bundle: nil)
    list.more = self
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    viewControllers = [list]
  }

  required init?(coder: NSCoder) { nil }

  deinit { list.more = nil }

  override var lifecycleName: String { "More" }

  /// The tab on the stack.
  var openTab: UIViewController? {
    guard let tabs = tabController?.tabs else { return nil }
    return stack.first { tabs.containsIdentical(to: $0) }
  }

  /// Shows a tab above the list, even if it is a navigation controller.
  func open(_ tab: UIViewController, animated: Bool) {
    if stack.containsIdentical(to: tab) {
      popToViewController(tab, animated: animated)
    } else {
      setViewControllers([list, tab], animated: animated)
    }
  }

  override func controllersDidLeave() { tabController?.takeTabsBack() }
}

/// The list of the tabs for which the bar has no place, with their titles and images.
final class MoreListController: UITableViewController {
  nonisolated(unsafe) unowned(unsafe) var more: MoreNavigationController?

  private var tabs: [UIViewController] { more?.tabController?.tabsBehindMore ?? [] }

  override init(style: UITableView.Style) {
    super.init(style: style)
    title = "More"
  }

  required init?(coder: NSCoder) { nil }

  override var lifecycleName: String { "MoreList" }

  /// Shows the present tabs and their items.
  func tabsDidChange() {
    if isViewLoaded { tableView.reloadData() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tabs.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "tab")
      ?? UITableViewCell(style: .default, reuseIdentifier: "tab")
    let item: UITabBarItem = tabs[indexPath.row].tabBarItem
    cell.textLabel?.text = item.title
    cell.textLabel?.isEnabled = item.isEnabled
    cell.imageView?.image = item.image
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    tabs[indexPath.row].tabBarItem.isEnabled ? indexPath : nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    more?.tabController?.openBehindMore(tabs[indexPath.row], animated: true)
  }
}
