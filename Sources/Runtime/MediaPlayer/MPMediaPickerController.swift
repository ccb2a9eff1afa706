import Foundation
import UIKit

/// Is told what a person chose.
///
/// Source: Apple, MPMediaPickerControllerDelegate; both methods are optional.
@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: AnyObject {
  /// The person has chosen; the delegate dismisses the picker.
  func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  /// The person has given up; the delegate dismisses the picker.
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
  /// Does nothing.
  public func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) { unimplemented() }
  /// Does nothing.
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) { unimplemented() }
}

/// Lets a person choose music, which is not allowed: it ends by Cancel.
///
/// Source: Apple, MPMediaPickerController.
@preconcurrency @MainActor
open class MPMediaPickerController: UIViewController {
  /// What can be chosen.
  public let mediaTypes: MPMediaType
  /// Is told that the person gave up.
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  /// Whether several things can be chosen.
  open var allowsPickingMultipleItems = false
  /// Whether things on a server can be chosen.
  open var showsCloudItems = true
  /// What stands above the list.
  open var prompt: String?

  /// Makes a picker of all kinds.
  public convenience init() { self.init(mediaTypes: .any) }

  /// Makes a picker of some kinds.
  public init(mediaTypes: MPMediaType) {
    self.mediaTypes = mediaTypes
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker from a file.
  public required init?(coder: NSCoder) {
    mediaTypes = .any
    super.init(coder: coder)
  }

  /// Shows that there is no music.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let list = EmptyList(title: "Music", prompt: prompt, text: "No Music") { [weak self] in
      self?.cancel()
    }
    list.embed(in: self)
  }

  private func cancel() {
    notify(delegate, "mediaPickerDidCancel(_:)") { $0.mediaPickerDidCancel(self) }
  }
}
