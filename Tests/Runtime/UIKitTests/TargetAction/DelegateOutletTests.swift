import Foundation
import Testing
import UIKit

/// Delegates that a storyboard connects by the names of their outlets.
@MainActor @Suite struct DelegateOutletTests {
  @MainActor
  private final class Owner: NSObject, UITabBarDelegate, UIToolbarDelegate,
    UINavigationBarDelegate, UITableViewDataSourcePrefetching, UITableViewDragDelegate
  {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
  }

  @Test func `bars that belong to no container have one`() {
    _ = DrawingWorld()
    let owner = Owner()
    let (toolbar, tabs, bar) = (UIToolbar(), UITabBar(), UINavigationBar())
    for view in [toolbar, tabs, bar] { view.setValue(owner, forKey: "delegate") }
    #expect(toolbar.delegate === owner && tabs.delegate === owner && bar.delegate === owner)
  }

  @Test func `lists have those for drags and for data that is prepared`() {
    _ = DrawingWorld()
    let owner = Owner()
    let table = UITableView(frame: .zero, style: .plain)
    table.setValue(owner, forKey: "prefetchDataSource")
    table.setValue(owner, forKey: "dragDelegate")
    #expect(table.prefetchDataSource === owner && table.dragDelegate === owner)
    #expect(table.value(forKey: "dropDelegate") == nil)
  }
}
