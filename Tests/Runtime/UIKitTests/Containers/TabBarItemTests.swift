import Testing
import UIKit

@MainActor @Suite struct TabBarItemTests {
  private func launch(_ items: [UITabBarItem], width: CGFloat = 40) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = items.map { item in
      let controller = UIViewController()
      controller.tabBarItem = item
      return controller
    }
    TraceRecorder(size: CGSize(width: width, height: 10)).launch(tabs)
    return tabs
  }

  private func picture(_ rows: String...) -> UIImage {
    UIImage(cellArt: UIKitRuntime.CellArt(rows: rows))
  }

  private func drawn(_ tabs: UITabBarController) -> String? {
    let context = GridContext(size: tabs.tabBar.bounds.size)
    context.draw(tabs.tabBar)
    return context.rows.first
  }

  @Test func `pictures stand before the titles, the selected tab with its own`() {
    let tabs = launch([
      UITabBarItem(title: "Rings", image: picture("o"), selectedImage: picture("O")),
      UITabBarItem(title: "Alarm", image: picture("!"), tag: 1),
    ])
    #expect(drawn(tabs) == "O Rings   ! Alarm")
    tabs.selectedIndex = 1
    #expect(drawn(tabs) == "o Rings   ! Alarm")
    tabs.tabBar.items?[0].badgeValue = "2"
    #expect(drawn(tabs) == "o Rings 2   ! Alarm")
  }

  @Test func `a large picture is drawn in two cells, and a tab may have a picture alone`() {
    let tabs = launch([
      UITabBarItem(title: "", image: picture("abcd", "efgh", "ijkl"), tag: 0),
      UITabBarItem(title: "B", image: nil, tag: 1),
    ])
    #expect(drawn(tabs) == "ac   B")
  }

  @Test func `a bar that is too narrow cuts the titles and keeps the pictures`() {
    let tabs = launch(
      [
        UITabBarItem(title: "Favourites", image: picture("*"), tag: 0),
        UITabBarItem(title: "Downloads", image: picture("v"), tag: 1),
      ], width: 13)
    #expect(drawn(tabs) == "* Favo v Down")
  }

  @Test func `the system's tabs have titles and signs`() {
    let tabs = launch([
      UITabBarItem(tabBarSystemItem: .favorites, tag: 3),
      UITabBarItem(tabBarSystemItem: .topRated, tag: 4),
    ])
    #expect(drawn(tabs) == "* Favorites   ^ Top Rated")
    #expect(tabs.tabBar.items?.map(\.tag) == [3, 4])
  }
}
