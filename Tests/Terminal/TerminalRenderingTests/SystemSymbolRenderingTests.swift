import TerminalCanvas
import Testing
import UIKit

@Suite struct SystemSymbolRenderingTests {
  @Test func `every glyph of a system symbol has an ASCII fallback of its own`() {
    let unknown = SystemSymbols.glyphs.filter {
      $0.value != "?" && BoxDrawing.asciiFallback(of: $0.value) == "?"
    }
    #expect(unknown.isEmpty)
  }
}
