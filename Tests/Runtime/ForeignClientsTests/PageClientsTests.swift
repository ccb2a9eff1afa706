import ForeignClients5
import Foundation
import Testing
import UIKit

extension ForeignClients {
  @MainActor @Suite struct PageClientsTests {
    // Source: UIKIT-CASES.md page-curl-spine; UIKIT-RULES.md I61.
    @Test func `page-curl-spine: a book shows one page upright and two on its side`() throws {
      let world = ForeignWorld(40, 60)
      _ = Console.shared.take()
      let root = Clients5.makeMonths()
      let window = world.launch(root)
      defer { window.isHidden = true }
      let book = try #require(Clients5.months(root))
      #expect(book.spineLocation == .min)
      #expect(Console.shared.take() == ["January will appear"])

      world.application.rotate()
      world.settle()
      #expect(Console.shared.take().first == "two pages")
      #expect(book.spineLocation == .mid)
      #expect(book.isDoubleSided)
      #expect(book.viewControllers?.map { Clients5.month($0) } == ["January", "February"])

      try #require(book.beginSwipe(.forward)).finish()
      world.settle()
      #expect(book.viewControllers?.map { Clients5.month($0) } == ["March", "April"])

      _ = Console.shared.take()
      world.application.rotate()
      world.settle()
      #expect(Console.shared.take().first == "one page")
      #expect(book.spineLocation == .min)
      #expect(!book.isDoubleSided)
      #expect(book.viewControllers?.map { Clients5.month($0) } == ["March"])
    }

    @Test func `page-curl-spine-at-launch: a book that begins on its side shows two pages`() throws
    {
      let world = ForeignWorld(120, 40)
      _ = Console.shared.take()
      let root = Clients5.makeMonths()
      let window = world.launch(root)
      defer { window.isHidden = true }
      let book = try #require(Clients5.months(root))
      #expect(
        Console.shared.take() == ["two pages", "January will appear", "February will appear"])
      #expect(book.spineLocation == .mid)
      #expect(book.viewControllers?.map { Clients5.month($0) } == ["January", "February"])
    }

    // Source: UIKIT-CASES.md page-datasource-scroll, page-scroll-swipe-completed,
    // page-scroll-swipe-cancelled, page-children-dealloc.
    @Test func `page-datasource-scroll: pages of media are requested as on a phone`() throws {
      let world = ForeignWorld()
      _ = Console.shared.take()
      let media = Clients5.makeMedia()
      let window = world.launch(media)
      defer { window.isHidden = true }
      #expect(Console.shared.take() == ["photo beach"])

      let first = try #require(media.beginSwipe(.forward))
      world.scheduler.runTurns()
      first.update(0.3)
      first.cancel()
      world.settle()
      let cancelled = Console.shared.take()
      #expect(cancelled.prefix(2) == ["after 0?", "before 0?"])
      #expect(cancelled.contains("page 0, completed false"))

      try #require(media.beginSwipe(.forward)).finish()
      world.settle()
      let turned = Console.shared.take()
      #expect(turned.contains("film waves plays for 12 seconds"))
      #expect(turned.filter { $0.hasSuffix("?") } == ["after 1?"])
      #expect(turned.contains("page 1, completed true"))

      try #require(media.beginSwipe(.forward)).finish()
      world.settle()
      let last = Console.shared.take()
      #expect(last.contains("film waves pauses"))
      #expect(last.contains("photo dunes"))
      #expect(last.contains("page 2, completed true"))
      #expect(last.filter { $0.hasSuffix("?") } == ["after 2?"])
      #expect(last.filter { $0 == "photo gone" }.count == 1)
      #expect(media.beginSwipe(.forward) == nil)

      _ = Console.shared.take()
      Clients5.appendPhoto("harbour", to: media)
      try #require(media.beginSwipe(.forward)).finish()
      world.settle()
      #expect(Console.shared.take().contains("photo harbour"))
    }
  }
}
