import Foundation

/// What a person has done with a picker.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// An image was chosen; the delegate dismisses the picker.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The Swift 4 form of the same method, which is called where a delegate has it alone.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any])
  /// The person has given up; the delegate dismisses the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Calls the Swift 4 form.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    let named = Dictionary(uniqueKeysWithValues: info.map { ($0.key.rawValue, $0.value) })
    imagePickerController(picker, didFinishPickingMediaWithInfo: named)
  }

  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]
  ) {}

  /// Dismisses the picker, as it does itself for a delegate without this method.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// Lets a person choose an image: here one of the app's own, or a drawn one where it has none, as there is no camera and
/// no library of photos.
///
/// Its delegate is that of a navigation controller, which must be a `UIImagePickerControllerDelegate`, too.
/// Source: Apple, UIImagePickerController.
open class UIImagePickerController: UINavigationController {
  /// Where images come from.
  public enum SourceType: Int, Sendable {
    /// The library of photos.
    case photoLibrary
    /// The camera.
    case camera
    /// The album of photos that were saved.
    case savedPhotosAlbum
  }

  /// What a delegate is told of an image.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type of what was chosen.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The image.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The image as the person has cut it, which is the whole of it here.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
  }

  /// Where images come from; it must be available.
  open var sourceType = SourceType.photoLibrary
  /// Whether the person may cut the image.
  open var allowsEditing = false
  /// What may be chosen; images alone are.
  open var mediaTypes = ["public.image"]

  /// Whether there are images from a source: all but the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// What can be had from a source.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  /// Makes a picker.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a picker.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    showPhotos()
  }

  /// Makes one from a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showPhotos()
  }

  private func showPhotos() {
    let list = UIKitRuntime.OfferedPhotoList { [weak self] photos in
      guard let photo = photos.first else { return self?.cancel() ?? () }
      if let image = photo.image { self?.choose(image) }
    }
    list.navigationItem.rightBarButtonItem = list.cancelItem
    setViewControllers([list], animated: false)
  }

  private var receiver: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  /// The person has chosen an image.
  private func choose(_ image: UIImage) {
    var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image]
    if allowsEditing { info[.editedImage] = image }
    notify(receiver, "imagePickerController(_:didFinishPickingMediaWithInfo:)") {
      $0.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }
  }

  /// The person has given up.
  private func cancel() {
    guard let receiver else { return dismiss(animated: true) }
    notify(receiver, "imagePickerControllerDidCancel(_:)") {
      $0.imagePickerControllerDidCancel(self)
    }
  }
}
