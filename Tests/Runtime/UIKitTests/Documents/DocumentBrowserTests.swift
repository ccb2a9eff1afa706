import Foundation
import Testing

@testable import UIKit

/// UIKIT-CASES.md "Documents".
@MainActor @Suite struct DocumentBrowserTests {
  /// Makes documents of a template, and notes what it is told.
  private final class Maker: UIDocumentBrowserViewControllerDelegate {
    var template: URL?
    var mode = UIDocumentBrowserViewController.ImportMode.copy
    private(set) var calls: [String] = []

    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
    ) { calls.append("picked \(documentURLs.map(\.lastPathComponent))") }

    func documentBrowser(
      _ controller: UIDocumentBrowserViewController,
      didRequestDocumentCreationWithHandler importHandler:
        @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) { importHandler(template, template == nil ? .none : mode) }

    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
      toDestinationURL destinationURL: URL
    ) { calls.append("made \(destinationURL.lastPathComponent)") }

    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
      error: (any Error)?
    ) { calls.append("failed \(documentURL.lastPathComponent) \(error != nil)") }
  }

  private let world: DocumentWorld
  private let maker = Maker()

  init() throws { world = try DocumentWorld() }

  private func show(
    _ browser: UIDocumentBrowserViewController? = nil
  ) -> UIDocumentBrowserViewController {
    let browser = browser ?? UIDocumentBrowserViewController(forOpening: nil)
    browser.delegate = maker
    world.recorder.launch(browser)
    return browser
  }

  private func table(of browser: UIDocumentBrowserViewController) throws -> UITableView {
    let navigation = try #require(browser.children.first as? UINavigationController)
    return try #require((navigation.topViewController as? UITableViewController)?.tableView)
  }

  private func rows(of browser: UIDocumentBrowserViewController) throws -> [String] {
    let table = try table(of: browser)
    table.layoutIfNeeded()
    return table.visibleCells.map { $0.textLabel?.text ?? "" }
  }

  private func select(_ row: Int, of browser: UIDocumentBrowserViewController) throws {
    let table = try table(of: browser)
    let path = IndexPath(row: row, section: 0)
    let cell = try #require(table.cellForRow(at: path))
    let middle = CGPoint(x: cell.bounds.midX, y: cell.bounds.midY)
    world.recorder.application.touchInput.tap(at: cell.convert(middle, to: nil))
    world.settle()
  }

  @Test func `browser-list: documents by their names, without folders and hidden files`() throws {
    world.enter()
    for name in ["b.txt", "A 10.txt", "A 9.txt", ".c.txt"] { try world.write("", to: name) }
    try FileManager.default.createDirectory(
      at: world.place("Folder"), withIntermediateDirectories: false)
    let browser = show()
    #expect(try rows(of: browser) == ["Create Document", "A 9", "A 10", "b"])
    browser.shouldShowFileExtensions = true
    browser.allowsDocumentCreation = false
    #expect(try rows(of: browser) == ["A 9.txt", "A 10.txt", "b.txt"])
  }

  @Test func `browser-list: a text says that there is none`() throws {
    world.enter()
    let browser = show()
    #expect(try table(of: browser).backgroundView == nil)
    browser.allowsDocumentCreation = false
    #expect((try table(of: browser).backgroundView as? UILabel)?.text == "No Documents")
    try world.write("", to: "a.txt")
    browser.revealDocument(at: world.place("a.txt"), importIfNeeded: false)
    world.settle()
    #expect(try table(of: browser).backgroundView == nil)
  }

  @Test func `browser-pick: a document of a type that the app opens is handed over`() throws {
    world.enter()
    for name in ["a.note", "b.png", "c.txt"] { try world.write("", to: name) }
    UIKitRuntime.DocumentType.declare([
      .init("com.example.Note", extensions: ["note"], conformingTo: ["public.plain-text"])
    ])
    world.environment.documents.openedTypes = ["public.text"]
    let browser = show()
    browser.allowsDocumentCreation = false
    world.settle()
    for row in 0..<3 { try select(row, of: browser) }
    #expect(maker.calls == ["picked [\"a.note\"]", "picked [\"c.txt\"]"])
    let enabled = try table(of: browser).visibleCells.map { $0.textLabel?.isEnabled }
    #expect(enabled == [true, false, true])
  }

  @Test func `browser-pick: several documents are selected and opened together`() throws {
    world.enter()
    for name in ["a.txt", "b.txt", "c.txt"] { try world.write("", to: name) }
    let browser = show()
    browser.allowsPickingMultipleItems = true
    let list = try #require(
      (browser.children.first as? UINavigationController)?.topViewController)
    func press(_ title: String) throws {
      let items = list.navigationItem.rightBarButtonItems ?? []
      let item = try #require(items.first { $0.title == title })
      item.primaryAction?.perform(sender: item)
      world.settle()
    }
    try press("Select")
    for row in [0, 3, 1] { try select(row, of: browser) }
    #expect(maker.calls.isEmpty)
    try press("Open")
    #expect(maker.calls == ["picked [\"a.txt\", \"c.txt\"]"])
    #expect(list.navigationItem.rightBarButtonItems?.map(\.title) == ["Select"])
  }

  @Test func `browser-create: a copy of the template under a free name is in the list`() throws {
    world.enter()
    maker.template = try world.write("", to: "Untitled.txt")
    let browser = show()
    try select(0, of: browser)
    try select(0, of: browser)
    #expect(maker.calls == ["made Untitled 2.txt", "made Untitled 3.txt"])
    #expect(
      try rows(of: browser) == ["Create Document", "Untitled", "Untitled 2", "Untitled 3"])
    maker.mode = .move
    maker.template = world.folder.appendingPathComponent("Draft.txt")
    try Data().write(to: world.folder.appendingPathComponent("Draft.txt"))
    try select(0, of: browser)
    #expect(world.names.contains("Draft.txt"))
    #expect(!FileManager.default.fileExists(atPath: maker.template?.path ?? ""))
  }

  @Test func `browser-create: without a template nothing is made, and one that is gone fails`()
    throws
  {
    world.enter()
    let browser = show()
    try select(0, of: browser)
    #expect(maker.calls.isEmpty)
    maker.template = world.folder.appendingPathComponent("None.txt")
    try select(0, of: browser)
    #expect(maker.calls == ["failed None.txt true"])
    #expect(world.names.isEmpty)
  }

  @Test func `browser-reveal: a file from elsewhere is imported where that is wanted`() throws {
    world.enter()
    let elsewhere = world.folder.appendingPathComponent("Sent.txt")
    try Data("tea".utf8).write(to: elsewhere)
    let browser = show()
    var answers: [String] = []
    for isWanted in [false, true] {
      browser.revealDocument(at: elsewhere, importIfNeeded: isWanted) { url, error in
        answers.append("\(url?.lastPathComponent ?? "-") \(error != nil)")
      }
    }
    browser.importDocument(
      at: elsewhere, nextToDocumentAt: world.place("a.txt"), mode: .move
    ) { url, _ in answers.append(url?.lastPathComponent ?? "-") }
    world.settle()
    browser.importDocument(
      at: world.place("Sent.txt"), nextToDocumentAt: world.place("a.txt"), mode: .none
    ) { url, error in answers.append("\(url?.lastPathComponent ?? "-") \(error != nil)") }
    world.settle()
    #expect(answers == ["- true", "Sent.txt false", "Sent 2.txt", "- true"])
    #expect(try rows(of: browser) == ["Create Document", "Sent", "Sent 2"])
  }

  @Test func `the look of a browser is that of its list`() throws {
    world.enter()
    let browser = show()
    browser.browserUserInterfaceStyle = .dark
    #expect(try table(of: browser).traitCollection.userInterfaceStyle == .dark)
    browser.browserUserInterfaceStyle = .white
    #expect(try table(of: browser).traitCollection.userInterfaceStyle == .light)
  }
}
