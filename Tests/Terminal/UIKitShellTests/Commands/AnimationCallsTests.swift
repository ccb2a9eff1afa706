import Foundation
import LifecycleTrace
import Testing

@testable import UIKitShell

/// Begin and end of motions between the calls, and why `viewDidAppear` waits for them.
///
/// Source: docs/SHELL.md "Lifecycle calls".
@MainActor @Suite struct AnimationCallsTests {
  private func lines(_ paint: PaintSession, _ command: String) -> [String] {
    let reply = paint.reply(command)
    #expect(reply.failure == nil, "\(command)")
    return reply.message
  }

  private func pushed(recordsAnimations: Bool) throws -> PaintSession {
    let paint = try PaintSession(mode: .script, makeApp: { SlidingAppDelegate() })
    if recordsAnimations { _ = lines(paint, "set animations on") }
    _ = lines(paint, "press push")
    return paint
  }

  @Test func `timeline and log have begin and end of a push, before viewDidAppear`() throws {
    let paint = try pushed(recordsAnimations: true)
    for command in ["timeline", "log animations"] {
      let text = lines(paint, command)
      let begin = text.firstIndex { $0.contains("Nav#1 navigation transition begins, 0.35 s") }
      let end = text.firstIndex { $0.contains("Nav#1 navigation transition ends") }
      let (first, last) = (try #require(begin), try #require(end))
      #expect(first < last)
      guard command == "timeline" else { continue }
      let did = text.firstIndex { $0.contains("Second#1 viewDidAppear") }
      let will = text.firstIndex { $0.contains("Second#1 viewWillAppear") }
      #expect(try #require(will) < first && last < (try #require(did)))
    }
  }

  @Test func `the page of a trace has begin and end, too`() throws {
    let paint = try pushed(recordsAnimations: true)
    var bytes: [UInt8] = []
    HTMLFormat.write(paint.session.log.trace, to: &bytes)
    let page = String(decoding: bytes, as: UTF8.self)
    let begin = try #require(page.range(of: "navigation transition begins, 0.35 s"))
    let end = try #require(page.range(of: "navigation transition ends"))
    #expect(begin.upperBound < end.lowerBound)
  }

  @Test(arguments: [true, false])
  func `explain says how long viewDidAppear waited for the animation`(records: Bool) throws {
    let paint = try pushed(recordsAnimations: records)
    let text = lines(paint, "explain").joined(separator: " ")
    #expect(text.contains("Second#1 viewDidAppear came 350 ms after viewWillAppear"), "\(text)")
    #expect(text.contains("it waits until the animation is over"))
    #expect(text.contains("navigation transition begins") == records)
  }

  @Test func `nothing of animations is shown unless that is asked for`() throws {
    let paint = try pushed(recordsAnimations: false)
    #expect(!lines(paint, "timeline").contains { $0.contains("transition begins") })
  }
}
