import Foundation
import UIKit

/// Receives what a person chose.
///
/// Source: Apple, MPMediaPickerControllerDelegate; both methods are optional.
@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: AnyObject {
  /// The person has chosen items; the delegate dismisses the picker.
  func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  /// The person cancelled; the delegate dismisses the picker.
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

/// Lets a person choose media.
///
/// Access is denied, so its list is empty, and Cancel ends it.
///
/// Source: Apple, MPMediaPickerController.
@preconcurrency @MainActor
open class MPMediaPickerController: UIViewController {
  /// The kinds of media that can be chosen.
  public let mediaTypes: MPMediaType
  /// Receives what the person chose, or that the person cancelled.
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  /// Whether several items can be chosen.
  open var allowsPickingMultipleItems = false
  /// Whether items in the cloud can be chosen.
  open var showsCloudItems = true
  /// The prompt above the list.
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

  /// Shows an empty list.
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
