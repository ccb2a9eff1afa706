import Foundation
import LifecycleTrace
import LifecycleTraceReading
@testable import PhoneLogger
import Testing
import UIKit

extension ForeignClients {
  /// The file for phones in docs/phone, compiled as it is: what it logs is what the runtime records.
  @MainActor @Suite struct PhoneLoggerTests {
    private final class ListViewController: LoggedTableViewController {}
    private final class DetailViewController: LoggedViewController {}
    private final class FormViewController: LoggedViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    }

    /// Launches tabs with a stack, pushes, pops, presents, dismisses, turns the phone, and lets all go.
    private func walk() -> (lines: [String], recorded: [LifecycleEvent]) {
      var lines: [String] = []
      LifecycleLog.write = { lines.append($0) }
      defer { LifecycleLog.write = { print($0) } }
      let tracer = UIKitRuntime.LifecycleTracer(capacity: 10_000)
      let world = ForeignWorld(observer: tracer)
      var window: UIWindow? = world.launch(tabs())
      let tabs = window?.rootViewController as? UITabBarController
      let stack = tabs?.viewControllers?.first as? UINavigationController
      stack?.pushViewController(DetailViewController(), animated: true)
      world.settle()
      stack?.popViewController(animated: true)
      world.settle()
      tabs?.selectedIndex = 1
      world.settle()
      let form = FormViewController()
      form.modalPresentationStyle = .fullScreen
      tabs?.present(form, animated: false)
      world.settle()
      tabs?.dismiss(animated: true)
      world.settle()
      window?.isHidden = true
      window = nil
      return (lines, tracer.recorder.events)
    }

    private func tabs() -> UITabBarController {
      let tabs = LoggedTabBarController()
      tabs.viewControllers = [
        LoggedNavigationController(rootViewController: ListViewController()),
        DetailViewController(),
      ]
      return tabs
    }

    @Test func `the log of the file for phones equals the recorded trace`() throws {
      let (lines, recorded) = walk()
      let phone = try TraceReader().read(Array(lines.joined(separator: "\n").utf8)).trace
      #expect(phone.events.count > 60)
      #expect(CheckReport(phone).isClean, "\(CheckReport(phone).summary)")
      let kinds = Set(phone.events.map(\.callback.kind))
      // The classes but the first inherit their initializers and do not log them.
      let ours = recorded.filter {
        kinds.contains($0.callback.kind)
          && ($0.callback != .initWithNibName || ["Detail", "Form"].contains($0.controller.name))
      }
      var difference: [UInt8] = []
      TraceDifference(from: phone, to: RecordedTrace(events: ours))
        .write(names: ("phone", "ours"), to: &difference)
      #expect(String(decoding: difference, as: UTF8.self).isEmpty)
    }

    /// Swift cannot share overrides between classes with different superclasses.
    @Test func `the four classes of the file have the same overrides`() throws {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../docs/phone/LifecycleLogger.swift")
      let text = try String(contentsOf: file.standardizedFileURL, encoding: .utf8)
      let classes = text.components(separatedBy: "\nclass ").dropFirst()
      let bodies = classes.map { body in
        body[(body.range(of: "  override func loadView()")?.lowerBound ?? body.startIndex)...]
          .components(separatedBy: "\n///")[0].trimmingCharacters(in: .whitespacesAndNewlines)
      }
      #expect(bodies.count == 4)
      #expect(Set(bodies).count == 1)
    }
  }
}
