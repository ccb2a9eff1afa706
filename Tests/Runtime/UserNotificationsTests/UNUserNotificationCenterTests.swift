import Foundation
import Testing
import UIKit
import UserNotifications

@MainActor @Suite struct UNUserNotificationCenterTests {
  @Test func `permission is asked once and decides whether requests are taken`() {
    let world = World()
    var questions = 0
    world.application.notificationEnvironment.authorize = { answer in
      questions += 1
      answer(false)
    }
    #expect(world.settings?.authorizationStatus == .notDetermined)
    var answers: [Bool] = []
    for _ in 0..<2 {
      world.center.requestAuthorization(options: .alert) { isAllowed, error in
        answers.append(isAllowed)
        #expect(error == nil)
      }
    }
    #expect(answers.isEmpty)
    world.settle()
    #expect(answers == [false, false])
    #expect(questions == 1)
    #expect(world.settings?.authorizationStatus == .denied)
    var refusal: (any Error)?
    world.center.add(world.request("a", after: 5)) { refusal = $0 }
    world.settle()
    #expect((refusal as? UNError)?.code == .notificationsNotAllowed)
    #expect(world.pending.isEmpty)
  }

  @Test func `all who asked wait for the person, and the first answer holds`() {
    let world = World()
    var answer: ((Bool) -> Void)?
    world.application.notificationEnvironment.authorize = { answer = $0 }
    var answers: [Bool] = []
    for _ in 0..<2 {
      world.center.requestAuthorization(options: .alert) { isAllowed, _ in
        answers.append(isAllowed)
      }
      world.settle()
    }
    #expect(answers.isEmpty)
    #expect(world.settings?.authorizationStatus == .notDetermined)
    answer?(true)
    answer?(false)
    #expect(answers == [true, true])
    #expect(world.settings?.authorizationStatus == .authorized)
  }

  @Test func `what was granted is in the settings`() {
    let world = World(isAllowed: true)
    #expect(world.settings?.alertSetting == .enabled)
    #expect(world.settings?.soundSetting == .disabled)
    #expect(world.settings?.badgeSetting == .notSupported)
  }

  @Test func `a request is delivered in the background when its time has passed, and no sooner`() {
    let world = World(isAllowed: true)
    world.application.enterBackground()
    world.center.add(world.request("a", after: 60))
    world.settle()
    #expect(world.pending == ["a"])
    world.advance(59)
    #expect(world.shown.isEmpty)
    world.advance(1)
    #expect(world.shown == ["Tea: It is ready."])
    #expect(world.pending.isEmpty)
    #expect(world.delivered == ["a"])
    world.center.removeAllDeliveredNotifications()
    #expect(world.delivered.isEmpty)
  }

  @Test func `notification-in-front: the delegate decides, and without one nothing is shown`() {
    let world = World(isAllowed: true)
    world.center.add(world.request("a", after: 1))
    world.advance(1)
    #expect(world.shown.isEmpty)
    #expect(world.delivered.isEmpty)
    let delegate = Delegate()
    world.center.delegate = delegate
    world.center.add(world.request("b", after: 1))
    world.advance(1)
    #expect(delegate.presented == ["b"])
    #expect(world.shown == ["Tea: It is ready."])
    #expect(world.delivered == ["b"])
    delegate.options = []
    world.center.add(world.request("c", after: 1))
    world.advance(1)
    #expect(world.shown.count == 1)
  }

  @Test func `a notification that is opened reaches the delegate and leaves the list`() {
    let world = World(isAllowed: true)
    let delegate = Delegate()
    world.center.delegate = delegate
    world.center.add(world.request("a", after: 1))
    world.advance(1)
    world.last?.open()
    #expect(delegate.opened == ["a \(UNNotificationDefaultActionIdentifier)"])
    #expect(world.delivered.isEmpty)
    #expect(world.withdrawn == ["a"])
  }

  @Test func `a request replaces the one of its identifier, and can be removed`() {
    let world = World(isAllowed: true)
    world.application.enterBackground()
    world.center.add(world.request("a", after: 5))
    world.center.add(world.request("b", after: 5))
    world.center.add(world.request("a", after: 10))
    #expect(world.pending == ["b", "a"])
    world.center.removePendingNotificationRequests(withIdentifiers: ["b"])
    world.advance(9)
    #expect(world.shown.isEmpty)
    world.advance(1)
    #expect(world.shown.count == 1)
    world.center.add(world.request("c", after: 5))
    world.center.removeAllPendingNotificationRequests()
    world.advance(100)
    #expect(world.shown.count == 1)
  }

  @Test func `a repeating trigger delivers again and again, and delays no other`() {
    let world = World(isAllowed: true)
    world.application.enterBackground()
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
    world.center.add(world.request("a", trigger))
    world.settle()
    #expect(world.shown.isEmpty)
    world.advance(180)
    #expect(world.shown.count == 3)
    #expect(world.pending == ["a"])
  }

  @Test func `a calendar trigger delivers at the next moment that matches`() {
    let world = World(isAllowed: true)
    world.application.enterBackground()
    var components = DateComponents(hour: 8, minute: 30)
    components.calendar = Calendar(identifier: .gregorian)
    components.timeZone = TimeZone(secondsFromGMT: 0)
    // The world's date is 1970-01-01 00:00 in Greenwich.
    let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: false)
    #expect(trigger.nextTriggerDate() == Date(timeIntervalSince1970: 8.5 * 3600))
    world.center.add(world.request("a", trigger))
    world.advance(8.5 * 3600 - 1)
    #expect(world.shown.isEmpty)
    world.advance(1)
    #expect(world.shown.count == 1)
  }

  @Test func `a content that changes later leaves the request as it was`() {
    let world = World(isAllowed: true)
    let content = UNMutableNotificationContent()
    content.title = "Before"
    content.userInfo = ["id": 7]
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    content.title = "After"
    #expect(request.content.title == "Before")
    #expect(request.content.userInfo["id"] as? Int == 7)
    world.application.enterBackground()
    world.center.add(request)
    world.settle()
    #expect(world.shown == ["Before"])
  }

  @Test func `another application has a center of its own`() {
    let first = World(isAllowed: true)
    first.center.add(first.request("a", after: 5))
    let second = World()
    #expect(second.center !== first.center)
    #expect(second.pending.isEmpty)
    #expect(UNUserNotificationCenter.current() === second.center)
  }
}
