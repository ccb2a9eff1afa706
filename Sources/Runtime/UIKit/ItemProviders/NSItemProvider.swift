import Foundation
import UniformTypeIdentifiers

/// Data in several types, or a promise of them, for another place of the app.
///
/// What was promised is asked for in a later turn of the main queue, and a completion handler is called on it.
///
/// Source: Apple, NSItemProvider; UIKIT-CASES.md item-provider.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The domain of the errors.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// Why something is not loaded.
  public enum ErrorCode: Int, Error, Hashable, Sendable {
    /// For an unknown reason.
    case unknownError = -1
    /// The item is not there.
    case itemUnavailableError = -1000
    /// It is of another class than expected.
    case unexpectedValueClassError = -1100
    /// It is of no type that the class is made of.
    case unavailableCoercionError = -1200
  }

  /// Gives data, now or later.
  typealias Load = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  /// Data of a type.
  struct Representation {
    let typeIdentifier: String
    let load: Load
  }

  private(set) var representations: [Representation] = []
  /// The object itself, where another place of the app gets it.
  private(set) var handedOn: (any HandedOnItem)?
  /// How many answers are awaited; changed on the main thread.
  var awaited = 0
  /// What is called when no answer is awaited any more.
  var whenLoaded: [@MainActor () -> Void] = []

  /// A name for a file of the data.
  open var suggestedName: String?

  /// Makes a provider without data.
  public override init() {}

  /// Makes a provider of the data of an object, in all types that it can be written in.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  // MARK: Registering

  /// The types of the data, in the order in which they were registered.
  open var registeredTypeIdentifiers: [String] { representations.map(\.typeIdentifier) }

  /// Adds the data of an object, in all types that it can be written in.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    if handedOn == nil { handedOn = object as? any HandedOnItem }
    for type in object.writableTypeIdentifiersForItemProvider {
      register(type) { completion in
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
      }
    }
  }

  /// Adds the data of an object that is made when they are asked for.
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping (
        @escaping ((any NSItemProviderWriting)?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      register(type) { completion in
        loadHandler { object, error in
          guard let object else {
            return completion(nil, error ?? Self.error(.itemUnavailableError))
          }
          _ = object.loadData(
            withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
        }
      }
    }
  }

  /// Adds data that are made when they are asked for.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    register(typeIdentifier, loadHandler)
  }

  private func register(_ type: String, _ load: @escaping Load) {
    representations.removeAll { $0.typeIdentifier == type }
    representations.append(Representation(typeIdentifier: type, load: load))
  }

  // MARK: Asking

  /// Whether there are data of a type, or of a kind of it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(conformingTo: typeIdentifier) != nil
  }

  /// Whether there are data of which an object of a class can be made.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    source(of: aClass) != nil
  }

  /// The first data of a type, or of a kind of it.
  func representation(conformingTo typeIdentifier: String) -> Representation? {
    let type = UTType(importedAs: typeIdentifier)
    return representations.first { $0.typeIdentifier == typeIdentifier }
      ?? representations.first { UTType(importedAs: $0.typeIdentifier).conforms(to: type) }
  }

  /// The data of which an object of a class is best made, and the type that the class has for them.
  func source(
    of aClass: any NSItemProviderReading.Type
  ) -> (representation: Representation, type: String)? {
    for type in aClass.readableTypeIdentifiersForItemProvider {
      if let found = representation(conformingTo: type) { return (found, type) }
    }
    return nil
  }

  /// An error of this domain.
  static func error(_ code: ErrorCode) -> any Error {
    NSError(domain: errorDomain, code: code.rawValue)
  }
}
