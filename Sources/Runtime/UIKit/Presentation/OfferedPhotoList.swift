import Foundation

extension UIKitRuntime {
  /// The list of photos of which a person chooses: one by a tap, or several that are marked and added.
  package final class OfferedPhotoList: UITableViewController {
    private let photos: [OfferedPhoto]
    private let limit: Int
    private let isOrdered: Bool
    private let finish: ([OfferedPhoto]) -> Void
    /// The button of who gives up, for the side of the bar where a picker has it.
    package let cancelItem: UIBarButtonItem
    /// The rows that were chosen, in that order.
    private var chosen: [Int] = []

    /// Makes a list.
    ///
    /// - Parameters:
    ///   - photos: what is offered.
    ///   - limit: how many can be chosen; 0 for all.
    ///   - isOrdered: whether several are given in the order of the choice, not of the list.
    ///   - finish: receives what was chosen; nothing if the person gives up.
    package init(
      _ photos: [OfferedPhoto] = OfferedPhoto.all, limit: Int = 1, isOrdered: Bool = false,
      finish: @escaping ([OfferedPhoto]) -> Void
    ) {
      (self.photos, self.limit, self.isOrdered, self.finish) = (photos, limit, isOrdered, finish)
      cancelItem = UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { _ in finish([]) })
      super.init(style: .plain)
      title = "Photos"
      guard limit != 1 else { return }
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() })
      navigationItem.rightBarButtonItem?.isEnabled = false
    }

    package required init?(coder: NSCoder) { nil }

    private func add() {
      finish((isOrdered ? chosen : chosen.sorted()).map { photos[$0] })
    }

    package override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { photos.count }

    package override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = photos[indexPath.row].name
      cell.accessoryType = chosen.contains(indexPath.row) ? .checkmark : .none
      return cell
    }

    package override func tableView(
      _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
    ) {
      if limit == 1 { return finish([photos[indexPath.row]]) }
      tableView.deselectRow(at: indexPath, animated: false)
      if let index = chosen.firstIndex(of: indexPath.row) {
        chosen.remove(at: index)
      } else if limit == 0 || chosen.count < limit {
        chosen.append(indexPath.row)
      }
      navigationItem.rightBarButtonItem?.isEnabled = !chosen.isEmpty
      tableView.reloadRows(at: [indexPath], with: .none)
    }
  }
}
