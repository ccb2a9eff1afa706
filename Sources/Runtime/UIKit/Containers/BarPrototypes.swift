/// The bars and the page control whose values all others of an application have that have none of their own.
///
/// Source: Apple, UIAppearance.
@MainActor
final class BarPrototypes {
  private(set) var navigationBarIfMade: UINavigationBar?
  private(set) var tabBarIfMade: UITabBar?
  private(set) var pageControlIfMade: UIPageControl?

  /// Made when the app asks for it.
  var pageControl: UIPageControl {
    let control = pageControlIfMade ?? UIPageControl(frame: .zero)
    pageControlIfMade = control
    return control
  }

  /// Made when the app asks for it.
  var navigationBar: UINavigationBar {
    let bar = navigationBarIfMade ?? UINavigationBar(frame: .zero)
    navigationBarIfMade = bar
    return bar
  }

  /// Made when the app asks for it.
  var tabBar: UITabBar {
    let bar = tabBarIfMade ?? UITabBar(frame: .zero)
    tabBarIfMade = bar
    return bar
  }
}
