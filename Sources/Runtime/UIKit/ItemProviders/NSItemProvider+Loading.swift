import Foundation

extension NSItemProvider {
  /// Loads the data of a type, or of a kind of it.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @MainActor (Data?, (any Error)?) -> Void
  ) -> Progress {
    let found = representation(conformingTo: typeIdentifier)
    return load(found, orFailWith: .itemUnavailableError, completionHandler)
  }

  /// Makes an object of a class of the data.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @MainActor ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    if let object = handedOn as? any NSItemProviderReading, Self.isObject(object, of: aClass) {
      return hand(on: object, to: completionHandler)
    }
    let source = source(of: aClass)
    let type = source?.type
    // A class is the same on every thread.
    nonisolated(unsafe) let wanted = aClass
    return load(source?.representation, orFailWith: .unavailableCoercionError) { data, error in
      guard let data, let type else { return completionHandler(nil, error) }
      do {
        completionHandler(
          try wanted.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Makes a value of a type that Foundation has a class for, such as `String` or `URL`.
  @discardableResult
  public func loadObject<T: _ObjectiveCBridgeable>(
    ofClass: T.Type, completionHandler: @escaping @MainActor (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: T._ObjectiveCType.self) { object, error in
      completionHandler(
        (object as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }, error)
    }
  }

  /// Whether there are data of which such a value can be made.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  /// Adds the data of such a value, which is made when they are asked for.
  public func registerObject<T: _ObjectiveCBridgeable>(
    ofClass: T.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (T?, (any Error)?) -> Void) -> Progress?
  ) where T._ObjectiveCType: NSItemProviderWriting {
    registerObject(ofClass: T._ObjectiveCType.self, visibility: visibility) { completion in
      loadHandler { completion($0?._bridgeToObjectiveC(), $1) }
    }
  }

  // MARK: In a later turn

  /// Asks for data in a later turn, and hands them on when they come.
  private func load(
    _ representation: Representation?, orFailWith code: ErrorCode,
    _ completion: @escaping @MainActor (Data?, (any Error)?) -> Void
  ) -> Progress {
    let answer = Answer(of: self, completion)
    guard let load = representation?.load else {
      MainThread.later { answer.come(nil, Self.error(code)) }
      return answer.progress
    }
    // Handlers are called on the main thread, as all of an app.
    nonisolated(unsafe) let ask = load
    MainThread.later {
      _ = ask { data, error in
        MainThread.perform { answer.come(data, error) }
      }
    }
    return answer.progress
  }

  private func hand(
    on object: any NSItemProviderReading,
    to completion: @escaping @MainActor ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    nonisolated(unsafe) let handed = object
    let answer = Answer(of: self) { _, _ in completion(handed, nil) }
    MainThread.later { answer.come(nil, nil) }
    return answer.progress
  }

  private static func isObject<T: NSItemProviderReading>(
    _ object: any NSItemProviderReading, of aClass: T.Type
  ) -> Bool { object is T }

  /// Calls a function once nothing is awaited: at once if nothing is.
  @MainActor func whenLoaded(_ work: @escaping @MainActor () -> Void) {
    if awaited == 0 { work() } else { whenLoaded.append(work) }
  }
}

/// An answer that is awaited, and comes once.
private final class Answer: @unchecked Sendable {
  let progress = Progress(totalUnitCount: 1)
  private let provider: NSItemProvider
  private var completion: (@MainActor (Data?, (any Error)?) -> Void)?

  init(
    of provider: NSItemProvider,
    _ completion: @escaping @MainActor (Data?, (any Error)?) -> Void
  ) {
    self.provider = provider
    self.completion = completion
    provider.awaited += 1
  }

  @MainActor func come(_ data: Data?, _ error: (any Error)?) {
    guard let completion else { return }
    self.completion = nil
    progress.completedUnitCount = 1
    completion(data, error)
    provider.awaited -= 1
    guard provider.awaited == 0 else { return }
    let waiting = provider.whenLoaded
    provider.whenLoaded = []
    for work in waiting { work() }
  }
}
