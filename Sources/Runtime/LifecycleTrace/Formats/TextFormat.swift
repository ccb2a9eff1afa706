/// Events as lines of text: `| + Game#1 viewWillAppear(animated: false)`.
///
/// Within one command's group the calls line up under each other.
/// Source: SHELL.md "Lifecycle calls".
public enum TextFormat {
  /// One line for each event, where all events belong to one group.
  public static func lines(for events: [LifecycleEvent]) -> [String] {
    let names = events.map { $0.controller.description }
    let width = names.map(\.count).max() ?? 0
    return zip(events, names).map { event, name in
      let padding = String(repeating: " ", count: width - name.count)
      return "| \(event.callback.mark) \(name)\(padding) \(event.callback)"
    }
  }

  /// All groups with their commands as headings: `  2  tab stats`.
  ///
  /// - Parameters:
  ///   - events: what to show, oldest first.
  ///   - text: gives the text of a command by its number; nil leaves the heading out.
  /// - Returns: Headings and calls, one line each.
  public static func grouped(
    _ events: [LifecycleEvent], text: (Int) -> String?
  ) -> [String] {
    var result: [String] = []
    var rest = events[...]
    while let first = rest.first {
      let number = first.cause.command
      let group = rest.prefix { $0.cause.command == number }
      if let heading = text(number) { result.append("  \(number)  \(heading)") }
      result += lines(for: Array(group))
      rest = rest.dropFirst(group.count)
    }
    return result
  }
}
