/// Screens that cannot be reached from here, or left.
extension CommandProblem {
  /// No screen comes in that way; `others` are the commands that show the others, and `uses` tells what may lead on.
  static func noScreen(
    to style: ScreenDestination.Style, from screen: String, others: [String], uses: String
  ) -> Self {
    let instead = others.isEmpty ? uses : "; there is: \(others.joined(separator: ", "))"
    return Self("\(screen) has no screen to \(style.rawValue)" + instead)
  }

  static func shown(_ screen: String, by command: String) -> Self {
    Self("\(screen) is shown by: \(command)")
  }

  static func notAllowed(to screen: String) -> Self {
    Self("the app does not let \(screen) go on now")
  }

  static let noTabs = Self("there are no tabs here")

  static func tabBehind(_ screen: String) -> Self {
    Self("\(screen) is in front; type back first")
  }

  static func tabDisabled(_ title: String) -> Self { Self("the tab \(title) is disabled now") }

  static func tabNotSelectable(_ title: String) -> Self {
    Self("the app does not let \(title) be selected now")
  }

  /// The first screen of a tab cannot be left by a verb such as `pop`.
  static func nothing(to verb: String, onFirstScreenOf tab: String) -> Self {
    Self("nothing to \(verb): this is the first screen of \(tab)")
  }

  static func nothingToDismiss(_ screen: String) -> Self {
    Self("nothing to dismiss: \(screen) was not presented")
  }

  /// `place` says where the app has pages.
  static func noPages(place: String?) -> Self {
    Self("there are no pages on this screen" + (place.map { ". \($0)" } ?? ""))
  }

  static let lastPage = Self("this is the last page")
  static let firstPage = Self("this is the first page")
  static let endlessPages = Self("these pages have no end: page next, page prev")

  /// `place` says where the app has a split screen.
  static func noSplitScreen(place: String?) -> Self {
    Self("there is no split screen here" + (place.map { ": \($0)" } ?? ""))
  }

  static let noNextPage = Self("there is no next page here")
  static let noPreviousPage = Self("there is no previous page here")
  static func noSheet(_ screen: String) -> Self {
    Self("\(screen) is no sheet that could be pulled down")
  }

  static func fingerDown(_ direction: SwipeDirection) -> Self {
    Self("a finger is down: swipe \(direction.rawValue) finish or cancel first")
  }

  static func noFingerDown(_ direction: SwipeDirection) -> Self {
    Self("no finger is down: begin with swipe \(direction.rawValue) begin")
  }
}
