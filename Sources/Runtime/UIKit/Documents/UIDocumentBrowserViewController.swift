import Foundation
import UniformTypeIdentifiers

/// Shows the documents of an app, lets a person open one and make new ones: the root of an app that edits documents.
///
/// It lists the files of the app's Documents folder; there are no other places and no other apps to open them from.
///
/// Source: Apple, UIDocumentBrowserViewController; UIKIT-CASES.md "Documents".
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
  /// How a file becomes a document of the folder.
  public enum ImportMode: UInt, Sendable {
    /// Not at all.
    case none
    /// Its contents are copied.
    case copy
    /// It is moved.
    case move
  }

  /// How the browser looks.
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    /// White.
    case white
    /// Light.
    case light
    /// Dark.
    case dark
  }

  /// What is told of the person's choice.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// Whether the person can make documents, by the first row.
  open var allowsDocumentCreation = true { didSet { list.reload() } }
  /// The title of the first row.
  open var localizedCreateDocumentActionTitle = "Create Document" { didSet { list.reload() } }
  /// Whether the person can select several documents, and open them together.
  open var allowsPickingMultipleItems = false { didSet { list.updateBar() } }
  /// Whether names are shown with their extensions.
  open var shouldShowFileExtensions = false { didSet { list.reload() } }
  /// Bar buttons before those of the browser.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] {
    didSet { list.updateBar() }
  }
  /// Bar buttons behind those of the browser.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] {
    didSet { list.updateBar() }
  }
  /// How the browser looks.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white {
    didSet {
      navigation.overrideUserInterfaceStyle = browserUserInterfaceStyle == .dark ? .dark : .light
    }
  }
  /// The identifiers of the types of documents that can be opened; nil stands for those of the Info.plist.
  public private(set) var allowedContentTypes = UIApplication.shared.viewEnvironment.documents
    .openedTypes

  private lazy var list = DocumentList(of: self)
  private lazy var navigation = UINavigationController(rootViewController: list)

  /// Makes a browser of documents of some types, by their identifiers; nil stands for those of the Info.plist.
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    super.init(nibName: nil, bundle: nil)
    if let allowedContentTypes { self.allowedContentTypes = allowedContentTypes }
  }

  /// Makes a browser of documents of some types; nil stands for those of the Info.plist.
  public init(forOpening contentTypes: [UTType]?) {
    super.init(nibName: nil, bundle: nil)
    if let contentTypes { allowedContentTypes = contentTypes.map(\.identifier) }
  }

  /// Makes a browser of the types of the Info.plist.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes one from a file, of the types of the Info.plist.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  // MARK: What a person does

  /// The person has chosen documents.
  func pick(_ documents: [URL]) {
    notify(delegate, "documentBrowser(_:didPickDocumentsAt:)") {
      $0.documentBrowser(self, didPickDocumentsAt: documents)
    }
  }

  /// The person wants a new document: the delegate gives the file that it is made of, or none.
  func requestCreation() {
    notify(delegate, "documentBrowser(_:didRequestDocumentCreationWithHandler:)") {
      $0.documentBrowser(
        self,
        didRequestDocumentCreationWithHandler: { [weak self] url, mode in
          guard let url, mode != .none else { return }
          MainThread.later { self?.importCreated(url, mode) }
        })
    }
  }

  private func importCreated(_ url: URL, _ mode: ImportMode) {
    do {
      let document = try take(url, mode)
      notify(delegate, "documentBrowser(_:didImportDocumentAt:toDestinationURL:)") {
        $0.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: document)
      }
    } catch {
      notify(delegate, "documentBrowser(_:failedToImportDocumentAt:error:)") {
        $0.documentBrowser(self, failedToImportDocumentAt: url, error: error)
      }
    }
  }

  // MARK: What an app asks for

  /// Shows a document in the list; a file from elsewhere is copied first if that is wanted.
  ///
  /// The completion is called in a later turn of the main queue, with the document or an error.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool,
    completion: (@MainActor (URL?, (any Error)?) -> Void)? = nil
  ) {
    MainThread.later { [self] in
      if DocumentFolder().holds(url) {
        list.reveal(url)
        completion?(url, nil)
      } else if importIfNeeded {
        take(url, .copy, then: completion)
      } else {
        completion?(nil, CocoaError(.fileNoSuchFile, of: url, "It is not among the documents."))
      }
    }
  }

  /// Copies or moves a file into the folder; where its place is among the others is decided by its name.
  ///
  /// The completion handler is called in a later turn of the main queue, with the document or an error.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler: @escaping @MainActor (URL?, (any Error)?) -> Void
  ) {
    MainThread.later { [self] in take(documentURL, importMode, then: completionHandler) }
  }

  private func take(
    _ url: URL, _ mode: ImportMode, then completion: (@MainActor (URL?, (any Error)?) -> Void)?
  ) {
    do { completion?(try take(url, mode), nil) } catch { completion?(nil, error) }
  }

  /// Makes a document of a file, and shows it in the list.
  private func take(_ url: URL, _ mode: ImportMode) throws -> URL {
    guard mode != .none else { throw CocoaError(.userCancelled) }
    let document = try DocumentFolder().take(url, moving: mode == .move)
    list.reveal(document)
    return document
  }
}
