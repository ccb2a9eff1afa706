import ConcentrationApp
import LifecycleTrace
import TerminalRendering
import UIKit

extension RunningGame {
  /// The screen in front in sentences: its own, or what its views say to a screen reader.
  package var sentences: [String] {
    if let screen { return screen.sentences() }
    let read = app.front?.viewIfLoaded.map(PlainTextRenderer.sentences(of:)) ?? []
    return read.isEmpty ? ["Nothing is shown."] : read
  }

  /// The controllers that can be seen, by name and number, screens only.
  package var visibleNames: [String] {
    app.chain.filter { $0 is any Screen }
      .map { "\($0.lifecycleID)" }
  }

  /// Where one is: `play/board`, and `+options` for each presented screen.
  package var path: String {
    let root = app.window?.rootViewController
    var path = app.tabName
    let base = root?.frontmostChain(withPresented: false) ?? []
    if let stack = base.last(where: { $0 is UINavigationController }) as? UINavigationController {
      path += stack.viewControllers.compactMap(component).joined()
    } else {
      path += base.last.flatMap(component) ?? ""
    }
    var presented = root?.presentedViewController
    while let controller = presented, !controller.isBeingDismissed {
      path += "+" + screenName(of: controller)
      presented = controller.presentedViewController
    }
    return path
  }

  private func component(of controller: UIViewController) -> String? {
    (controller as? any Screen)?.pathComponent.map { "/" + $0 }
  }

  private func screenName(of presented: UIViewController) -> String {
    let chain = presented.frontmostChain(withPresented: false)
    let screen = chain.reversed().lazy.compactMap { $0 as? any Screen }.first
    return screen?.screenName ?? presented.lifecycleID.name.lowercased()
  }

  /// The visible page and the number of pages, if the screen has numbered pages.
  var pagePlace: (number: Int, count: Int)? {
    screen?.pagePlace.map { ($0.number, $0.count) }
  }

  /// How to get to cards from here.
  package var wayToBoard: String {
    guard session.table != nil else { return "Type new to start a game." }
    if let way = screen?.destinations.first(where: { $0.name == "board" }) {
      return "Type \(way.style.command) \(way.name) to go back to the game."
    }
    return app.tabTitle == "Play"
      ? "Type new to start a game." : "Type tab play to go back to the board."
  }
}
