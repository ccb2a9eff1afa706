import Foundation
import Testing
import UIKitImages

@testable import UIKit

/// UIKIT-CASES.md browser-thumbnail.
@MainActor @Suite struct DocumentThumbnailTests {
  private final class Drawing: UIDocument {
    var thumbnail: UIImage?

    override func contents(forType typeName: String) throws -> Any { Data("lines".utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {}

    override func fileAttributesToWrite(
      to url: URL, for saveOperation: UIDocument.SaveOperation
    ) throws -> [AnyHashable: Any] {
      [
        URLResourceKey.thumbnailDictionaryKey: [
          URLThumbnailDictionaryItem.NSThumbnail1024x1024SizeKey: thumbnail
        ]
      ]
    }
  }

  private let scheduler = UIKitRuntime.SteppedScheduler()
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("thumbnails-\(UUID().uuidString)")

  @Test func `browser-thumbnail: the image of a saved document stands in its row`() throws {
    UIKitRuntime.imageDecoder = ImageFileDecoder()
    UIKitRuntime.imageEncoder = ImageFileEncoder()
    defer { UIKitRuntime.imageEncoder = nil }
    let application = UIApplication(scheduler: scheduler)
    UIApplication.replaceShared(with: application)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    application.viewEnvironment.documents.folder = { [folder] in folder }
    application.viewEnvironment.documents.caches = { [folder] in folder }
    let browser = UIDocumentBrowserViewController(forOpening: nil)
    let window = UIWindow()
    window.rootViewController = browser
    window.makeKeyAndVisible()
    let drawing = Drawing(fileURL: folder.appendingPathComponent("a.txt"))
    drawing.save(to: drawing.fileURL, for: .forCreating)
    scheduler.runUntilIdle()
    #expect(try imageSize(in: browser) == nil)

    drawing.thumbnail = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    drawing.updateChangeCount(.done)
    drawing.close()
    scheduler.runUntilIdle()
    #expect(try imageSize(in: browser) != nil)
  }

  /// The size of the image in the row of the document.
  private func imageSize(in browser: UIDocumentBrowserViewController) throws -> CGSize? {
    let list = (browser.children.first as? UINavigationController)?.topViewController
    let table = try #require((list as? UITableViewController)?.tableView)
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    return cell.imageView?.image?.size
  }
}
