import ForeignClients6
import Foundation
import LifecycleTesting
import Testing
import UIKit

extension ForeignClients {
  /// A form of settings, as for a phone, on a terminal, a phone and a pad.
  @MainActor @Suite struct SettingsFormTests {
    nonisolated static let devices = [TestDevice.terminal, .phone, .pad]

    /// The app on a device; it is left to the next test with a terminal again.
    private func launch(
      on device: TestDevice
    ) -> (app: TestApplication, form: UITableViewController) {
      let app = TestApplication(on: device)
      let form = Clients6.makeSettings()
      app.launch(UINavigationController(rootViewController: form))
      return (app, form)
    }

    @Test(arguments: devices)
    func `every row is high enough for its control, and nothing is broken`(
      device: TestDevice
    ) throws {
      let (app, form) = launch(on: device)
      defer { _ = TestApplication() }
      for text in ["Settings", "Account", "[ on]", "3 reminders"] {
        #expect(app.screen.contains(text), "\(text)\n\(app.screen)")
      }
      for cell in form.tableView.visibleCells {
        for view in cell.contentView.subviews where !view.isHidden {
          #expect(cell.contentView.bounds.contains(view.frame), "\(view)\n\(app.screen)")
        }
      }
      #expect(app.warnings.isEmpty, "\(app.warnings)")
      try app.expectRulesKept()
      try app.expectNoFindings()
    }

    @Test(arguments: devices)
    func `fields follow one another, and controls change what is kept`(device: TestDevice) throws {
      let (app, form) = launch(on: device)
      defer { _ = TestApplication() }
      try app.type(" Lovelace\nsecret\n", into: "Name")
      try app.press("Allow Notifications")
      #expect(Clients6.settings(form) == "Ada Lovelace secret false 3 0", "\(app.screen)")
      try app.press("Allow Notifications")
      try app.adjust("Reminders", by: -2)
      #expect(app.screen.contains("1 reminder "), "\(app.screen)")
      try app.press("Dark")
      #expect(Clients6.settings(form) == "Ada Lovelace secret true 1 1")
      #expect(app.warnings.isEmpty, "\(app.warnings)")
    }

    @Test(arguments: devices)
    func `the last rows are reached, and signing out is asked for`(device: TestDevice) throws {
      let (app, form) = launch(on: device)
      defer { _ = TestApplication() }
      try app.select("Licences")
      #expect(app.screen.contains("Line 2 of the licence."), "\(app.screen)")
      app.perform { _ = form.navigationController?.popViewController(animated: true) }
      try app.select("Sign Out")
      #expect(app.screen.contains("Your reminders stay on this"), "\(app.screen)")
      try app.press("Sign Out")
      #expect(Clients6.settings(form).hasPrefix(" "), "\(app.screen)")
      #expect(app.warnings.isEmpty, "\(app.warnings)")
      try app.expectRulesKept()
    }
  }
}
