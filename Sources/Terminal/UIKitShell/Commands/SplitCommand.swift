import UIKit

extension Command {
  /// Overridden by an app that explains it by its own screens.
  public static let split = Command(
    "split", group: .move, arguments: "show|hide|PERCENT", summary: "side list of a split screen",
    details: [
      "Shows or hides the list at the side, or gives it 10 to 90 PERCENT of all",
      "A screen is split where there is room for both: resize 120x30",
    ],
    seeAlso: ["resize"],
    offers: { context in
      context.arguments.isEmpty && context.session.app.split?.isCollapsed == false
        ? ["show", "hide", "30"].map { .init($0) } : []
    },
    action: { arguments, session throws(CommandFailure) in
      guard let split = session.app.split, !split.isCollapsed else {
        throw CommandFailure(.noSplitScreen(place: session.navigator.place(of: .splitScreen)))
      }
      let word = try arguments.word("a change", choices: ["show", "hide", "10 to 90"])
      try arguments.end()
      return try session.navigator.change(split, word)
    })
}
