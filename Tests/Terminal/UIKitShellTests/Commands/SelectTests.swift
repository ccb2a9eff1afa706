import Testing
import UIKit

@testable import UIKitShell

/// `select` taps the items of lists, also those out of view.
@MainActor @Suite struct SelectTests {
  private func photos() throws -> PaintSession {
    let photos = try PaintSession { FormAppDelegate() }
    _ = photos.run("tab photos")
    return photos
  }

  @Test func `an item is tapped by index path or title`() throws {
    let photos = try photos()
    #expect(photos.run("select 0.2") == ["Selected 0.2 Photo 0-2."])
    #expect(photos.run("select Photo 0-1") == ["Selected 0.1 Photo 0-1."])
    #expect(
      photos.front(PhotosViewController.self)?.calls
        == ["select 0.2", "deselect 0.2", "select 0.1"])
  }

  @Test func `an item out of view is scrolled into view first`() throws {
    let photos = try photos()
    #expect(photos.run("select 1.1") == ["Selected 1.1 Photo 1-1."])
    #expect(photos.run("state scroll.offset") != ["scroll.offset 0 0"])
  }

  @Test func `an item that does not exist is refused with those that do`() throws {
    let photos = try photos()
    #expect(
      photos.run("select 1.5")
        == ["error: no item 1.5: section 0 has 0 to 29, section 1 has 0 to 1"])
    #expect(
      photos.run("select Cat").first?.hasPrefix("error: no item 'Cat'. In view: 0.0 Photo 0-0, ")
        == true)
  }

  @Test func `selections are taken back`() throws {
    let photos = try photos()
    let list = photos.front(PhotosViewController.self)?.collectionView
    #expect(photos.run("select none") == ["Nothing is selected."])
    list?.allowsMultipleSelection = true
    _ = photos.run("select 0.0")
    _ = photos.run("select 0.1")
    #expect(photos.run("select none") == ["Nothing is selected now."])
    #expect(list?.indexPathsForSelectedItems == nil)
    #expect(
      photos.front(PhotosViewController.self)?.calls.suffix(2)
        == ["deselect 0.0", "deselect 0.1"])
  }

  @Test func `where there is no list the controls are named`() throws {
    let form = try PaintSession { FormAppDelegate() }
    #expect(
      form.run("select 0.0").first?
        .hasPrefix("error: there is no list on New Game; press has: 1 Help, 2 Sound") == true)
  }
}
