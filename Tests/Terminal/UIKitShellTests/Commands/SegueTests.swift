import Testing
import UIKit

@testable import UIKitShell

/// `push` and `present` follow the segues of the scene in front.
@MainActor @Suite struct SegueTests {
  private func story() throws -> PaintSession { try PaintSession { StoryAppDelegate() } }

  @Test func `a segue is followed by its identifier, in its own way`() throws {
    let story = try story()
    #expect(story.run("present \"show options\"") == ["Options is in front."])
    #expect(story.run("state presented") == ["presented Options"])
    _ = story.run("dismiss")
    #expect(story.run("push \"Show Chapter\"") == ["Chapter is in front."])
    #expect(story.run("state stack") == ["stack Home, Chapter"])
  }

  @Test func `a segue that embeds is not offered, and the wrong verb is answered`() throws {
    let story = try story()
    #expect(
      story.run("push")
        == ["error: push needs a screen: Show Chapter"])
    #expect(
      story.run("push \"Show Options\"")
        == ["error: Show Options is shown by: present \"Show Options\""])
  }

  @Test func `a segue that the app does not allow says so`() throws {
    let story = try story()
    story.front(HomeViewController.self)?.isLocked = true
    #expect(
      story.run("push \"Show Chapter\"") == ["error: the app does not let Show Chapter go on now"])
  }

  @Test func `where no segue leads on the controls are named`() throws {
    let form = try PaintSession { FormAppDelegate() }
    #expect(
      form.run("push x").first?
        .hasPrefix("error: New Game has no screen to push; press has: 1 Help, 2 Sound") == true)
  }
}
