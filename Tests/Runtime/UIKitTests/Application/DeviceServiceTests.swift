import Foundation
import Testing
import UIKit

/// What a terminal does not have.
@MainActor @Suite struct DeviceServiceTests {
  @Test func `the battery and what is near are not known`() {
    let world = DrawingWorld()
    defer { withExtendedLifetime(world) {} }
    let device = UIDevice.current
    #expect(!device.isBatteryMonitoringEnabled)
    device.isBatteryMonitoringEnabled = true
    #expect(UIDevice.current.isBatteryMonitoringEnabled)
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
    device.isProximityMonitoringEnabled = true
    #expect(!device.isProximityMonitoringEnabled && !device.proximityState)
  }

  @Test func `words are learned and forgotten, and none is misspelt without a dictionary`() {
    let world = DrawingWorld()
    defer { withExtendedLifetime(world) {} }
    let checker = UITextChecker()
    let range = checker.rangeOfMisspelledWord(
      in: "xqz", range: NSRange(location: 0, length: 3), startingAt: 0, wrap: false, language: "en")
    #expect(range.location == NSNotFound && UITextChecker.availableLanguages.isEmpty)
    let part = NSRange(location: 0, length: 2)
    #expect(checker.completions(forPartialWordRange: part, in: "fl", language: "en") == nil)
    UITextChecker.learnWord("flip")
    UITextChecker.learnWord("flap")
    #expect(
      checker.completions(forPartialWordRange: part, in: "fl", language: "en") == ["flap", "flip"])
    UITextChecker.unlearnWord("flap")
    #expect(!UITextChecker.hasLearnedWord("flap") && UITextChecker.hasLearnedWord("flip"))
    checker.ignoreWord("xqz")
    #expect(checker.ignoredWords == ["xqz"])
  }

  @Test func `the items of the icon are kept, and copies of them changed`() {
    let world = DrawingWorld()
    let item = UIMutableApplicationShortcutItem(
      type: "new", localizedTitle: "New game", localizedSubtitle: nil,
      icon: UIApplicationShortcutIcon(type: .add))
    item.localizedTitle = "Another game"
    world.application.shortcutItems = [item]
    #expect(world.application.shortcutItems?.map(\.localizedTitle) == ["Another game"])
    #expect(item.icon?.description == "UIApplicationShortcutIcon: add")
  }
}
