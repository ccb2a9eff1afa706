import Foundation
import UniformTypeIdentifiers

/// A file of an app's own with its contents in memory: it is read, saved in time and closed.
///
/// A subclass says how contents become data and back. All its methods are called on the main actor; what reads or writes
/// a file runs in a later turn of the main queue, and completion handlers are called after it.
///
/// Source: Apple, UIDocument; UIKIT-CASES.md "Documents".
@preconcurrency @MainActor
open class UIDocument: NSObject {
  /// What can be done with a document.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is open, and nothing stands in its way.
    public static let normal: State = []
    /// It is not open.
    public static let closed = State(rawValue: 1 << 0)
    /// Another device has changed it, too, which does not occur here.
    public static let inConflict = State(rawValue: 1 << 1)
    /// The last attempt to save it has failed.
    public static let savingError = State(rawValue: 1 << 2)
    /// It must not be changed now.
    public static let editingDisabled = State(rawValue: 1 << 3)
    /// It is being loaded from a server, which does not occur here.
    public static let progressAvailable = State(rawValue: 1 << 4)
  }

  /// Why a document is written.
  public enum SaveOperation: Int, Sendable {
    /// As a new file.
    case forCreating
    /// In the place of its last contents.
    case forOverwriting
  }

  /// What has happened to the contents.
  public enum ChangeKind: Int, Sendable {
    /// They were changed.
    case done
    /// A change was taken back.
    case undone
    /// A change that was taken back was made again.
    case redone
    /// They are as they are in the file.
    case cleared
  }

  /// Posted by a document whose state has changed.
  public nonisolated static let stateChangedNotification = Notification.Name(
    "UIDocumentStateChangedNotification")

  /// The file.
  open private(set) var fileURL: URL
  /// The type of the file; nil until it was read or written.
  open private(set) var fileType: String?
  /// When the file was changed last, as far as the document knows.
  open var fileModificationDate: Date?
  /// What can be done with the document.
  open private(set) var documentState: State = .closed {
    didSet { if documentState != oldValue { post(Self.stateChangedNotification) } }
  }

  private var changes = DocumentChanges()
  private let access = DocumentAccess()
  /// The ends of what is waiting until an error was handled.
  private var waitingForHandling: [@MainActor (Bool) -> Void] = []

  /// Makes a closed document of a file, which need not exist.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  /// The name of the file without its extension.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }

  // MARK: What a subclass says

  /// Gives the contents for a file of a type: `Data`, as Foundation has no `FileWrapper` on this system.
  ///
  /// A subclass overrides it.
  ///
  /// - Throws: What is wrong with the contents.
  open func contents(forType typeName: String) throws -> Any {
    throw CocoaError(.fileWriteUnknown, of: fileURL, "\(type(of: self)) gives no contents.")
  }

  /// Takes the contents of the file: `Data`.
  ///
  /// A subclass overrides it.
  ///
  /// - Throws: What is wrong with them.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {
    throw CocoaError(.fileReadUnknown, of: fileURL, "\(type(of: self)) takes no contents.")
  }

  // MARK: Opening and closing

  /// Reads the file in a later turn of the main queue, and opens the document.
  ///
  /// - Precondition: The document is closed, and not being opened.
  open func open(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
    precondition(
      documentState.contains(.closed) && !access.isReading,
      "open(completionHandler:): the document is open, or is being opened")
    load(from: fileURL) { [self] in
      if $0 {
        changes.clear()
        becomeOpen()
      }
      completionHandler?($0)
    }
  }

  /// Saves what is not saved, and closes the document.
  ///
  /// One that cannot be saved is closed as well; its completion handler gets false.
  open func close(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
    autosave { [self] saved in
      access.end()
      changes.clear()
      documentState.insert(.closed)
      completionHandler?(saved)
    }
  }

  /// Takes the contents of a file in the place of those in memory; meanwhile editing is disabled.
  open func revert(
    toContentsOf url: URL, completionHandler: (@MainActor (Bool) -> Void)? = nil
  ) {
    documentState.insert(.editingDisabled)
    disableEditing()
    load(from: url) { [self] read in
      if read { updateChangeCount(.cleared) }
      documentState.remove(.editingDisabled)
      enableEditing()
      completionHandler?(read)
    }
  }

  /// Called before the contents must not be changed; a subclass may override it.
  open func disableEditing() {}
  /// Called when they can be changed again; a subclass may override it.
  open func enableEditing() {}

  private func load(from url: URL, _ completion: @escaping @MainActor (Bool) -> Void) {
    access.isReading = true
    performAsynchronousFileAccess { [self] in
      access.isReading = false
      do {
        try read(from: url)
        fileModificationDate = modificationDate(of: url)
        completion(true)
      } catch {
        fail(error, completion)
      }
    }
  }

  /// Reads a file, and hands its contents to `load(fromContents:ofType:)`.
  open func read(from url: URL) throws {
    let type = UTType(of: url).identifier
    let data = try Data(contentsOf: url)
    try load(fromContents: data, ofType: type)
    fileType = type
  }

  private func becomeOpen() {
    access.begin { [weak self] in self?.autosave() }
    documentState.remove(.closed)
    saveLater()
  }

  /// Saves what is not saved some time later.
  private func saveLater() {
    guard hasUnsavedChanges, !documentState.contains(.closed) else { return }
    access.saveLater { [weak self] in self?.autosave() }
  }

  // MARK: Saving

  /// Saves the document if it has unsaved changes.
  ///
  /// It is called some time after a change, when the app enters the background or ends, and on closing.
  open func autosave(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else {
      performAsynchronousFileAccess { completionHandler?(true) }
      return
    }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// Asks for the contents now, and writes them in a later turn of the main queue; a closed document that is created so is
  /// open then.
  open func save(
    to url: URL, for saveOperation: SaveOperation,
    completionHandler: (@MainActor (Bool) -> Void)? = nil
  ) {
    let contents: Any
    do {
      contents = try self.contents(forType: savingFileType ?? UTType.data.identifier)
    } catch {
      return failSaving(error, completionHandler)
    }
    let token = changeCountToken(for: saveOperation)
    performAsynchronousFileAccess { [self] in
      do {
        let attributes = try fileAttributesToWrite(to: url, for: saveOperation)
        try writeContents(
          contents, andAttributes: attributes, safelyTo: url, for: saveOperation)
        didSave(to: url, for: saveOperation, token)
        completionHandler?(true)
      } catch {
        failSaving(error, completionHandler)
      }
    }
  }

  private func didSave(to url: URL, for saveOperation: SaveOperation, _ token: Any) {
    fileModificationDate = modificationDate(of: url)
    updateChangeCount(withToken: token, for: saveOperation)
    documentState.remove(.savingError)
    if saveOperation == .forCreating {
      fileURL = url
      if documentState.contains(.closed) { becomeOpen() }
    }
    post(Self.didSaveNotification)
  }

  /// The type that the file will have: that of its name, unless a subclass says another one.
  open var savingFileType: String? { UTType(of: fileURL).identifier }

  /// The attributes of the file besides its contents, none unless a subclass adds some.
  ///
  /// A browser shows the image below `.thumbnailDictionaryKey`.
  open func fileAttributesToWrite(
    to url: URL, for saveOperation: SaveOperation
  ) throws -> [AnyHashable: Any] { [:] }

  /// Writes contents and attributes, so that a file with the old contents or one with the new is there at any time.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?,
    safelyTo url: URL, for saveOperation: SaveOperation
  ) throws {
    let replacement = DocumentReplacement(of: url)
    do {
      try writeContents(
        contents, to: replacement.url, for: saveOperation, originalContentsURL: url)
      try replacement.replace(with: additionalFileAttributes ?? [:])
    } catch {
      replacement.remove()
      throw error
    }
    let thumbnails = UIApplication.shared.viewEnvironment.documents.thumbnails
    if let thumbnail = DocumentThumbnails.image(in: additionalFileAttributes) {
      thumbnails.keep(thumbnail, of: url)
    }
  }

  /// Writes contents, which are `Data`, to a new file; the file with the old ones is there if a part of them is needed.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation,
    originalContentsURL: URL?
  ) throws {
    guard let data = contents as? Data else {
      throw CocoaError(
        .fileWriteUnknown, of: fileURL,
        "contents(forType:) gives \(type(of: contents)), and Data is written.")
    }
    try data.write(to: url, options: .withoutOverwriting)
  }

  /// Does something with the file in a later turn of the main queue, after what was asked for before.
  open func performAsynchronousFileAccess(_ block: @escaping @MainActor () -> Void) {
    access.perform(block)
  }

  // MARK: Changes

  /// Whether contents were changed and not saved.
  open var hasUnsavedChanges: Bool { changes.areUnsaved }

  /// Counts a change, after which the document is saved some time later.
  open func updateChangeCount(_ change: ChangeKind) {
    changes.count(change)
    saveLater()
  }

  /// What has been changed up to now, for `updateChangeCount(withToken:for:)`.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes.made }

  /// Counts what had been changed at the time of a token as saved.
  open func updateChangeCount(
    withToken changeCountToken: Any, for saveOperation: SaveOperation
  ) {
    if let made = changeCountToken as? Int { changes.saved = made }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Takes changes back; each of its groups counts as a change of the document.
  open var undoManager: UndoManager! {
    get {
      if access.undo == nil { self.undoManager = UndoManager() }
      return access.undo?.manager
    }
    set {
      access.undo = newValue.map { manager in
        ObservedUndoManager(manager) { [weak self] in self?.updateChangeCount($0) }
      }
    }
  }

  // MARK: Errors

  /// Called when the file cannot be read or written: the log says why, and it was not recovered from.
  ///
  /// A subclass that overrides it calls `finishedHandlingError(_:recovered:)` in its place.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    UIApplication.shared.log(
      "[Document] \(fileURL.lastPathComponent): \(error.localizedDescription)")
    finishedHandlingError(error, recovered: false)
  }

  /// Ends the handling of an error: what has failed is over, and counts as done if it was recovered from.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {
    let waiting = waitingForHandling
    waitingForHandling = []
    for end in waiting { end(recovered) }
  }

  private func failSaving(_ error: any Error, _ completion: (@MainActor (Bool) -> Void)?) {
    documentState.insert(.savingError)
    saveLater()
    fail(error) { completion?($0) }
  }

  private func fail(_ error: any Error, _ completion: @escaping @MainActor (Bool) -> Void) {
    waitingForHandling.append(completion)
    handleError(
      error, userInteractionPermitted: UIApplication.shared.applicationState == .active)
  }

  /// Posted after the file was written.
  nonisolated static let didSaveNotification = Notification.Name("UIDocumentDidSave")

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.postOnMainQueue(name: name, object: self)
  }

  private func modificationDate(of url: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.modificationDate] as? Date
  }
}

// MARK: Waiting

extension UIDocument {
  /// Opens the document, and returns whether it is open.
  public func open() async -> Bool {
    await withCheckedContinuation { done in open { done.resume(returning: $0) } }
  }

  /// Closes the document, and returns whether nothing was lost.
  public func close() async -> Bool {
    await withCheckedContinuation { done in close { done.resume(returning: $0) } }
  }

  /// Saves the document, and returns whether it is saved.
  public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { done in
      save(to: url, for: saveOperation) { done.resume(returning: $0) }
    }
  }
}
