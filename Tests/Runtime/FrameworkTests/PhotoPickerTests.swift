import PhotosUI
import Testing
import UIKit

/// The picker that offers an app's own images.
@MainActor @Suite struct PhotoPickerTests {
  @MainActor private final class Receiver: PHPickerViewControllerDelegate {
    var picked: [[String]] = []
    var images: [UIImage] = []
    /// Keeps the picker on the screen.
    var window: UIWindow?

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      picked.append(results.map { $0.itemProvider.suggestedName ?? "" })
      for result in results {
        #expect(result.itemProvider.canLoadObject(ofClass: UIImage.self))
        result.itemProvider.loadObject(ofClass: UIImage.self) { image, _ in
          if let image = image as? UIImage {
            MainActor.assumeIsolated { self.images.append(image) }
          }
        }
      }
    }
  }

  private let receiver = Receiver()

  /// Shows a picker in a world; its list and its buttons.
  private func show(
    in world: World, _ change: (inout PHPickerConfiguration) -> Void = { _ in }
  ) throws -> (table: UITableView, item: UINavigationItem) {
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    change(&configuration)
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = receiver
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    window.rootViewController = picker
    window.makeKeyAndVisible()
    receiver.window = window
    world.wait(1)
    let stack = try #require(picker.children.first as? UINavigationController)
    let list = try #require(stack.topViewController as? UITableViewController)
    return (list.tableView, list.navigationItem)
  }

  private func tap(_ table: UITableView, _ row: Int) {
    table.tapRow(at: IndexPath(row: row, section: 0))
  }

  @Test func `one image is chosen by a tap, and its provider gives it`() throws {
    let world = World()
    let (table, item) = try show(in: world) { $0.filter = .images }
    #expect(table.numberOfRows(inSection: 0) == 3 && item.rightBarButtonItem == nil)
    tap(table, 1)
    world.wait(1)
    #expect(receiver.picked == [["Mountains"]] && receiver.images.count == 1)
  }

  @Test func `of several there are as many as the limit, in the order of the list or the person's`()
    throws
  {
    let world = World()
    let (table, item) = try show(in: world) { $0.selectionLimit = 2 }
    let add = try #require(item.rightBarButtonItem)
    #expect(!add.isEnabled)
    for row in [2, 0, 1] { tap(table, row) }
    #expect(add.isEnabled)
    add.primaryAction?.perform(sender: nil)
    #expect(receiver.picked == [["Sun", "House"]])
    let ordered = try show(in: world) {
      ($0.selectionLimit, $0.selection) = (0, .ordered)
    }
    for row in [2, 0, 1, 0] { tap(ordered.table, row) }
    try #require(ordered.item.rightBarButtonItem?.primaryAction).perform(sender: nil)
    #expect(receiver.picked.last == ["House", "Mountains"])
  }

  @Test func `who gives up has no results, and of videos there are none`() throws {
    let world = World()
    let (table, item) = try show(in: world) { $0.filter = .any(of: [.videos, .livePhotos]) }
    #expect(table.numberOfRows(inSection: 0) == 0)
    try #require(item.leftBarButtonItem?.primaryAction).perform(sender: nil)
    #expect(receiver.picked == [[]])
  }
}
