/// What is not on the screen in front, or cannot be used now.
///
/// `uses` tells what `press` has instead, where there is something.
extension CommandProblem {
  static func noControls(on screen: String, hint: String?) -> Self {
    Self("there are no controls on \(screen)" + (hint.map { ". \($0)" } ?? ""))
  }

  static func unknownControl(
    _ word: String, controls: [String], suggestions: [String]
  ) -> Self {
    Self("no control '\(word)'." + after(" Controls: ", controls, end: ".") + did(suggestions))
  }

  /// No control, but the name of what another command does.
  static func noControl(_ name: String, insteadOf command: String) -> Self {
    Self("no control '\(name)' here; did you mean \(command)?")
  }

  static func notUsable(_ control: String) -> Self { Self("\(control) cannot be used now") }

  static func nothingToAdjust(on screen: String, uses: String) -> Self {
    Self("nothing on \(screen) can be adjusted\(uses)")
  }

  static func unknownKey(_ word: String) -> Self {
    Self(
      "no key '\(word)': a key is a character, up, down, left, right, escape, return, tab, space, delete, "
        + "home, end, pageup, pagedown or f1 to f12, behind cmd+, ctrl+, alt+ or shift+")
  }

  static func noKeyCommand(_ key: String, keys: [String], on screen: String) -> Self {
    Self(
      "nothing on \(screen) takes \(key)"
        + (keys.isEmpty ? "" : "; keys: " + keys.joined(separator: ", ")))
  }

  static func noTextInput(on screen: String, uses: String) -> Self {
    Self("nothing on \(screen) takes text now\(uses)")
  }

  static func editingGoesOn(in input: String) -> Self {
    Self("\(input) does not let editing end now")
  }

  static func nothingToZoom(on screen: String, uses: String) -> Self {
    Self("nothing on \(screen) can be zoomed\(uses)")
  }

  static let notZoomable = Self("the scroll view cannot be zoomed now")

  static func nothingToScroll(on screen: String) -> Self {
    Self("there is nothing to scroll on \(screen)")
  }

  static func nothingToFocus(on screen: String) -> Self {
    Self("nothing on \(screen) can have the focus")
  }

  static func nothingToFocus(_ direction: String, of item: String) -> Self {
    Self("there is nothing to focus \(direction) of \(item)")
  }

  static let noFocus = Self("nothing has the focus: type focus")

  static func noList(on screen: String, uses: String) -> Self {
    Self("there is no list on \(screen)\(uses)")
  }

  /// No item of an index path; the counts are those of the sections.
  static func noItem(_ path: String, itemCounts: [Int]) -> Self {
    let parts = itemCounts.enumerated().prefix(5).map { section, count in
      count == 0 ? "section \(section) is empty" : "section \(section) has 0 to \(count - 1)"
    }
    let more = itemCounts.count > 5 ? ", and so on to section \(itemCounts.count - 1)" : ""
    return Self(
      "no item \(path): "
        + (parts.isEmpty ? "the list is empty" : parts.joined(separator: ", ") + more))
  }

  static func notTappable(_ item: String) -> Self {
    Self("the list does not let \(item) be tapped")
  }

  static func noActions(on item: String) -> Self { Self("\(item) has no actions on that side") }
}
