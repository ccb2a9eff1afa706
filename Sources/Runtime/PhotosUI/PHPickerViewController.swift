import Foundation
import UIKit

/// Learns what a person has chosen.
///
/// Source: Apple, PHPickerViewControllerDelegate.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// The person has chosen assets, or has given up, without results; the delegate dismisses the picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets a person choose images: the app's own, or drawn ones where it has none.
///
/// Of one image the choice is all; of several it ends with Add. Source: Apple, PHPickerViewController.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
  /// What is shown, and how much of it can be chosen.
  public let configuration: PHPickerConfiguration
  /// Learns what was chosen.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Makes a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// A storyboard makes none.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let list = PhotoList(configuration) { [weak self] photos in self?.finish(with: photos) }
    let stack = UINavigationController(rootViewController: list)
    addChild(stack)
    stack.view.frame = view.bounds
    stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
  }

  private func finish(with photos: [UIKitRuntime.OfferedPhoto]) {
    let results = photos.compactMap { photo -> PHPickerResult? in
      guard let image = photo.image else { return nil }
      let provider = NSItemProvider(object: image)
      provider.suggestedName = photo.name
      return PHPickerResult(itemProvider: provider, assetIdentifier: nil)
    }
    delegate?.picker(self, didFinishPicking: results)
  }
}

/// The photos by their names, of which some are marked.
private final class PhotoList: UITableViewController {
  private let photos: [UIKitRuntime.OfferedPhoto]
  private let configuration: PHPickerConfiguration
  private let finish: ([UIKitRuntime.OfferedPhoto]) -> Void
  /// The rows that were chosen, in that order.
  private var chosen: [Int] = []

  init(
    _ configuration: PHPickerConfiguration,
    finish: @escaping ([UIKitRuntime.OfferedPhoto]) -> Void
  ) {
    photos = configuration.filter?.showsImages ?? true ? UIKitRuntime.OfferedPhoto.all : []
    self.configuration = configuration
    self.finish = finish
    super.init(style: .plain)
    title = "Photos"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { _ in finish([]) })
    guard configuration.selectionLimit != 1 else { return }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() })
    navigationItem.rightBarButtonItem?.isEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  private func add() {
    let rows = configuration.selection == .ordered ? chosen : chosen.sorted()
    finish(rows.map { photos[$0] })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    photos.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = photos[indexPath.row].name
    cell.accessoryType = chosen.contains(indexPath.row) ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if configuration.selectionLimit == 1 { return finish([photos[indexPath.row]]) }
    tableView.deselectRow(at: indexPath, animated: false)
    if let index = chosen.firstIndex(of: indexPath.row) {
      chosen.remove(at: index)
    } else if configuration.selectionLimit == 0 || chosen.count < configuration.selectionLimit {
      chosen.append(indexPath.row)
    }
    navigationItem.rightBarButtonItem?.isEnabled = !chosen.isEmpty
    tableView.reloadRows(at: [indexPath], with: .none)
  }
}
