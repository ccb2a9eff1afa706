import Testing

@testable import UIKit

@MainActor @Suite struct SystemSymbolTests {
  @Test func `a system symbol is one glyph, and an unknown name is none`() throws {
    // An earlier test may have left a screen whose cells have many points.
    UIApplication.replaceShared(with: UIApplication(scheduler: UIKitRuntime.SteppedScheduler()))
    let clock = try #require(UIImage(systemName: "clock"))
    #expect(clock.cellArt == UIKitRuntime.CellArt(rows: ["◷"]))
    #expect(clock.size == CGSize(width: 1, height: 1))
    #expect(UIImage(systemName: "no.such.symbol") == nil)
  }

  @Test func `every glyph is one column wide`() throws {
    for (name, glyph) in SystemSymbols.glyphs {
      let art = try #require(UIImage(systemName: name)?.cellArt)
      #expect(art.columns == 1 && art.cells.first?.character == glyph, "\(name)")
    }
  }
}
