import Foundation
import Testing
import UIKit
import UserNotifications

/// Kinds of notifications with buttons, and files that are shown with them.
@MainActor @Suite struct NotificationKindTests {
  private func tea(_ options: UNNotificationCategoryOptions = []) -> (World, Delegate) {
    let (world, delegate) = (World(isAllowed: true), Delegate())
    world.center.delegate = delegate
    let later = UNNotificationAction(identifier: "later", title: "Later", options: [])
    let reply = UNTextInputNotificationAction(
      identifier: "reply", title: "Reply", options: .foreground, textInputButtonTitle: "Send",
      textInputPlaceholder: "How was it?")
    world.center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "tea", actions: [later, reply], intentIdentifiers: [], options: options)
    ])
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    content.categoryIdentifier = "tea"
    world.center.add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
    world.settle()
    return (world, delegate)
  }

  @Test func `a notification has the buttons of its kind, and one of no kind has none`() throws {
    let (world, delegate) = tea()
    defer { withExtendedLifetime(delegate) {} }
    let actions = try #require(world.last?.actions)
    #expect(actions.map(\.title) == ["Later", "Reply"])
    #expect(actions.map(\.opensApp) == [false, true])
    #expect(actions.map(\.question) == [nil, "How was it?"])
    world.center.add(world.request("b", after: 1))
    world.advance(1)
    #expect(world.last?.identifier == "b")
    #expect(world.last?.actions.isEmpty == true)
  }

  @Test func `a button that is pressed reaches the delegate, with the text that it asked for`() {
    let (first, delegate) = tea()
    first.last?.actions[0].perform("nothing")
    #expect(delegate.opened == ["a later"])
    #expect(first.delivered.isEmpty)
    let (second, other) = tea()
    second.last?.actions[1].perform("Hot")
    #expect(other.opened == ["a reply: Hot"])
  }

  @Test(arguments: [true, false])
  func `the delegate is told that a notification was taken away if its kind asks for it`(
    asks: Bool
  ) {
    let (world, delegate) = tea(asks ? .customDismissAction : [])
    #expect(world.delivered == ["a"])
    world.last?.dismiss()
    #expect(world.delivered.isEmpty)
    #expect(delegate.opened == (asks ? ["a \(UNNotificationDismissActionIdentifier)"] : []))
  }

  @Test func `a kind is known by its identifier, and the last ones that were set hold`() {
    let (world, _) = tea()
    let kind = UNNotificationCategory(identifier: "tea", actions: [], intentIdentifiers: [])
    var found: Set<UNNotificationCategory> = []
    world.center.getNotificationCategories { found = $0 }
    world.settle()
    #expect(found == [kind])
    #expect(found.first?.actions.count == 2)
    world.center.setNotificationCategories([])
    world.center.getNotificationCategories { found = $0 }
    world.settle()
    #expect(found.isEmpty)
  }

  @Test func `a file belongs to a notification if it is there and can be shown`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kinds-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (picture, text) = (folder.appending(path: "tea.png"), folder.appending(path: "tea.txt"))
    for file in [picture, text] { try Data([1]).write(to: file) }
    let world = World(isAllowed: true)
    world.application.enterBackground()
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    content.attachments = [try UNNotificationAttachment(identifier: "", url: picture)]
    #expect(content.attachments[0].identifier != "")
    #expect(content.attachments[0].type == "public.png")
    world.center.add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
    world.settle()
    #expect(world.shown == ["Tea (tea.png)"])
    #expect(throws: UNError(.attachmentUnrecognizedType)) {
      try UNNotificationAttachment(identifier: "", url: text)
    }
    #expect(throws: UNError(.attachmentInvalidURL)) {
      try UNNotificationAttachment(identifier: "", url: folder.appending(path: "no.png"))
    }
    let hint = [UNNotificationAttachmentOptionsTypeHintKey: "public.png"]
    #expect(
      try UNNotificationAttachment(identifier: "t", url: text, options: hint).type == "public.png")
  }
}
