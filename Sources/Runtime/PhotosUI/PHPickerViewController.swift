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
    let list = UIKitRuntime.OfferedPhotoList(
      configuration.filter?.showsImages ?? true ? UIKitRuntime.OfferedPhoto.all : [],
      limit: configuration.selectionLimit, isOrdered: configuration.selection == .ordered
    ) { [weak self] photos in self?.finish(with: photos) }
    list.navigationItem.leftBarButtonItem = list.cancelItem
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
