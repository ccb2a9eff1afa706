import ForeignClients5
import Foundation
import Testing
import UIKit

extension ForeignClients {
  /// A class that overrides whatever a subclass may override on a phone compiles in both modes.
  @MainActor @Suite struct OverridingTests {
    @Test func `overrides are called, and overriding everything changes no behaviour`() {
      let world = ForeignWorld()
      let root = Clients5.makeOverriding()
      let window = world.launch(root)
      #expect(Clients5.asked(root) == ["addChild", "title"])
      let child = root.children[0]
      child.beginAppearanceTransition(false, animated: false)
      child.endAppearanceTransition()
      #expect(Clients5.asked(child) == ["begin false", "end"])
      #expect(Clients5.asked(root) == ["addChild", "title", "children"])
      root.present(Clients5.makeOverriding(), animated: true)
      world.settle()
      #expect(root.view.window == nil)
      root.dismiss(animated: true)
      world.settle()
      #expect(root.view.window === window)
      window.isHidden = true
    }
  }
}
