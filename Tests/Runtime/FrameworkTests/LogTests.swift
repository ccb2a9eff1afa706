import Foundation
import Testing

@testable import OSLog

/// Messages of an app.
@Suite struct LogTests {
  @Test func `a message has its values, whatever they are to others`() {
    let message: OSLogMessage = "user \("Ann", privacy: .private) has \(3, privacy: .public) cups"
    #expect(message.text == "user Ann has 3 cups")
  }

  @Test func `an older message is C's format, with words in braces`() {
    let values: [Any] = ["Ann", 3, 1.5]
    #expect(OSLog.text("%{public}@ has %d cups, %.1f l", values) == "Ann has 3 cups, 1.5 l")
  }
}
