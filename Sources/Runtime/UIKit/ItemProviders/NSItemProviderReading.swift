import Foundation

/// Who may load a representation; in the one app of a terminal that is everyone.
///
/// Source: Apple, NSItemProviderRepresentationVisibility.
public enum NSItemProviderRepresentationVisibility: Int, Hashable, Sendable {
  /// Every app.
  case all = 0
  /// The apps of the same team.
  case team = 1
  /// The apps of the same group.
  case group = 2
  /// The app itself.
  case ownProcess = 3
}

/// An object that an item provider makes of data.
///
/// Source: Apple, NSItemProviderReading.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types that it can be made of, the best one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes an object of data, which conform to one of the readable types; it throws where they are damaged.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An object that gives data to an item provider.
///
/// Source: Apple, NSItemProviderWriting.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of the data that the objects of the class give, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The types of the data that this object gives; those of its class unless said.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Who may load the data of a type; everyone unless said.
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility
  /// Gives the data of a type, or an error, now or later.
  ///
  /// - Returns: How far it is, if that takes time.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The types of the class.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }

  /// Everyone.
  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .all }
}

/// An object that holds more than its data, such as a picture that is drawn: within the app it is handed on itself.
protocol HandedOnItem: NSItemProviderWriting {}
