import Foundation
import UniformTypeIdentifiers

// The classes of pictures and colours that item providers make and read.
// Source: Apple, NSItemProviderReading, NSItemProviderWriting, "Conforming Types"; UIKIT-CASES.md item-provider.

extension UIImage: NSItemProviderReading, HandedOnItem {
  /// All types of pictures.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.png, .jpeg, .image].map(\.identifier)
  }
  /// PNG and JPEG.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.png, .jpeg].map(\.identifier)
  }

  /// Makes a picture of a file.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let image = UIImage(data: data) else {
      throw NSItemProvider.error(.unavailableCoercionError)
    }
    return try made(image)
  }

  /// Gives the picture as a file; an error where it has no pixels.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let isPNG = typeIdentifier == UTType.png.identifier
    MainThread.perform { [self] in
      let data = isPNG ? pngData() : jpegData(compressionQuality: 1)
      completionHandler(data, data == nil ? NSItemProvider.error(.itemUnavailableError) : nil)
    }
    return nil
  }
}

/// A colour that depends on traits is seen within the app alone: others get its components.
extension UIColor: NSItemProviderReading, HandedOnItem {
  /// UIKit's own type of colours.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  /// UIKit's own type of colours.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

  /// Makes a colour of its components.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    let parts = try PropertyListDecoder().decode([CGFloat].self, from: data)
    guard parts.count == 4 else { throw NSItemProvider.error(.unavailableCoercionError) }
    return try made(
      UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
  }

  /// Gives the components.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    do {
      let parts = [redValue, greenValue, blueValue, alphaValue]
      completionHandler(try PropertyListEncoder().encode(parts), nil)
    } catch {
      completionHandler(nil, error)
    }
    return nil
  }
}
