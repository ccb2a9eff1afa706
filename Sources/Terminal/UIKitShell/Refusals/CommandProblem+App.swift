/// States of the app and of the session in which a command has nothing to do.
extension CommandProblem {
  static func screenTooSmall(columns: Int, rows: Int) -> Self {
    Self("\(columns)x\(rows) is too small: 10x6 at least")
  }

  static let inBackground = Self("the app is in the background already")
  static let inForeground = Self("the app is in the foreground already")
  static let noRequestForNotifications = Self("the app has not asked to send notifications")
  static let noNextCall = Self("no call comes after this one: step back, or step start")

  static let noCallBefore = Self("no call comes before this one")

  static func noCallsOfCommand(_ number: Int) -> Self {
    Self("command \(number) caused no call; log all lists those that did")
  }

  static let noQuestion = Self("no question waits for an answer: type quiz")
}
