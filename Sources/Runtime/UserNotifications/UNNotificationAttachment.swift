import Foundation

/// The key of the type of a file, where its name does not say it.
public let UNNotificationAttachmentOptionsTypeHintKey =
  "UNNotificationAttachmentOptionsTypeHintKey"
/// The key of whether the picture of the file is not shown.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
  "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The key of the part of the picture that is shown.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// The key of the moment of a film that is shown.
public let UNNotificationAttachmentOptionsThumbnailTimeKey =
  "UNNotificationAttachmentOptionsThumbnailTimeKey"

/// A picture, a sound or a film of a notification, of which a terminal shows the file's name.
///
/// Source: Apple, UNNotificationAttachment.
@preconcurrency @MainActor
open class UNNotificationAttachment: NSObject {
  /// A name that is unique in its notification.
  public let identifier: String
  /// The file.
  public let url: URL
  /// The type of the file.
  public let type: String

  /// Source: Apple, UNNotificationAttachment, "Supported File Types".
  private static let types = [
    "aif": "public.aiff-audio", "aiff": "public.aiff-audio", "wav": "com.microsoft.waveform-audio",
    "mp3": "public.mp3", "m4a": "public.mpeg-4-audio", "jpg": "public.jpeg",
    "jpeg": "public.jpeg", "gif": "com.compuserve.gif", "png": "public.png",
    "mpg": "public.mpeg", "mpeg": "public.mpeg", "mp4": "public.mpeg-4",
    "avi": "public.avi",
  ]

  /// Makes an attachment of a file.
  ///
  /// - Parameters:
  ///   - identifier: a unique name; an empty one is replaced.
  ///   - URL: a file.
  ///   - options: the type, if the file's name does not say it.
  /// - Throws: `UNError` if there is no file, or it is of no type that can be shown.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard URL.isFileURL, (try? URL.checkResourceIsReachable()) == true else {
      throw UNError(.attachmentInvalidURL)
    }
    let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
    guard let type = hint ?? Self.types[URL.pathExtension.lowercased()] else {
      throw UNError(.attachmentUnrecognizedType)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    url = URL
    self.type = type
  }
}
