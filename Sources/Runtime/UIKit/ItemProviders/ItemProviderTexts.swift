import Foundation
import UniformTypeIdentifiers

// The classes of texts and addresses that item providers make and read.
// Source: Apple, NSItemProviderReading, NSItemProviderWriting, "Conforming Types"; UIKIT-CASES.md item-provider.

private enum TextTypes {
  static let written = [UTType.utf8PlainText.identifier]
  static let read = [UTType.utf8PlainText.identifier, UTType.plainText.identifier]

  /// The text in data of one of these types.
  static func text(of data: Data) throws -> String {
    guard let text = String(data: data, encoding: .utf8) else {
      throw NSItemProvider.error(.unavailableCoercionError)
    }
    return text
  }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// The types of texts without styles.
  public static var readableTypeIdentifiersForItemProvider: [String] { TextTypes.read }
  /// Text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] { TextTypes.written }

  /// Makes a text of its bytes in UTF-8.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    try made(NSString(string: TextTypes.text(of: data)))
  }

  /// Gives the bytes of the text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(description.utf8), nil)
    return nil
  }
}

/// Its fonts and colours are seen within the app alone: others get the text.
extension NSAttributedString: NSItemProviderReading, HandedOnItem {
  /// The types of texts without styles.
  public static var readableTypeIdentifiersForItemProvider: [String] { TextTypes.read }
  /// Text in UTF-8, without styles.
  public static var writableTypeIdentifiersForItemProvider: [String] { TextTypes.written }

  /// Makes a text of its bytes in UTF-8.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    try made(NSAttributedString(string: TextTypes.text(of: data)))
  }

  /// Gives the bytes of the text in UTF-8, without styles.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(string.utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// Addresses.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
  /// An address.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  /// The address of a file is one of its own type, too.
  public var writableTypeIdentifiersForItemProvider: [String] {
    (isFileURL ? [UTType.fileURL.identifier] : []) + Self.writableTypeIdentifiersForItemProvider
  }

  /// Makes an address of its text.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let url = NSURL(string: try TextTypes.text(of: data)) else {
      throw NSItemProvider.error(.unavailableCoercionError)
    }
    return try made(url)
  }

  /// Gives the text of the address.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

extension NSItemProviderReading {
  /// An object as one of the class that was asked for: a class of an app's own is made by its own method.
  static func made(_ object: any NSItemProviderReading) throws -> Self {
    guard let object = object as? Self else {
      throw NSItemProvider.error(.unexpectedValueClassError)
    }
    return object
  }
}
