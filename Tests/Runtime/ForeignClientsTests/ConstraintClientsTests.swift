import ForeignClients5
import ForeignClients6
import Foundation
import Testing
import UIKit

extension ForeignClients {
  /// Screens in Auto Layout as iOS programmers write them.
  @MainActor @Suite struct ConstraintClientsTests {
    @Test func `layout-scroll-content, stack-hidden: a profile with a card and stacks`() throws {
      let world = ForeignWorld(30, 12)
      var warnings: [String] = []
      world.application.logHandler = { warnings.append($0) }
      let profile = Clients6.makeProfile()
      let window = world.launch(profile)
      #expect(
        Clients6.profileFrames(profile) == [
          CGRect(x: 4, y: 2, width: 22, height: 1), CGRect(x: 4, y: 3, width: 22, height: 4),
        ])
      let scroll = try #require(profile.view.subviews.first as? UIScrollView)
      #expect(scroll.contentSize == CGSize(width: 30, height: 11))
      Clients6.collapseProfile(profile, true)
      world.settle()
      #expect(Clients6.profileFrames(profile)[1].height == 1)
      #expect(scroll.contentSize.height == 6)
      Clients6.collapseProfile(profile, false)
      world.settle()
      #expect(scroll.contentSize.height == 11)
      #expect(warnings == [])
      window.isHidden = true
    }

    @Test(arguments: [
      (
        CGFloat(40),
        [CGRect(x: 2, y: 1, width: 36, height: 3), CGRect(x: 17, y: 5, width: 6, height: 1)]
      ),
      (
        CGFloat(80),
        [CGRect(x: 7, y: 0, width: 71, height: 3), CGRect(x: 37, y: 4, width: 6, height: 1)]
      ),
    ])
    func `layout-update-order: a form that makes its constraints in updateViewConstraints`(
      width: CGFloat, frames: [CGRect]
    ) {
      let world = ForeignWorld(width, 12)
      var warnings: [String] = []
      world.application.logHandler = { warnings.append($0) }
      let form = Clients5.makePinnedForm()
      let window = world.launch(form)
      #expect(
        Clients5.formFrames(form) == [CGRect(x: 2, y: 0, width: 4, height: 1)] + frames)
      #expect(warnings == [])
      window.isHidden = true
    }
  }
}
