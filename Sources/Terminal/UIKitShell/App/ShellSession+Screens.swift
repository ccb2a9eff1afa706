import LifecycleTrace
import UIKit

/// Where one is, and what can be said of it.
extension ShellSession {
  /// What there is to say of a controller: by the app, or else by UIKit.
  package func screen(for controller: UIViewController) -> any ShellScreen {
    contributedScreen(for: controller) ?? UIKitScreen(controller: controller)
  }

  private func contributedScreen(for controller: UIViewController) -> (any ShellScreen)? {
    delegates.lazy.compactMap { $0.screen(for: controller) }.first
  }

  /// The screen in front; a container in front counts if the app says something of it.
  package var screen: (any ShellScreen)? {
    let contributed = app.chain.reversed().lazy.compactMap { self.contributedScreen(for: $0) }.first
    return contributed ?? app.front.map { UIKitScreen(controller: $0) }
  }

  /// The screen in front as a screen reader reads it, each sentence a line of its own.
  ///
  /// What `press` takes has its number in front. Below stands what it takes besides, such as the
  /// buttons of bars.
  package var sentences: [String] {
    app.window?.layoutIfNeeded()
    let usable = elements
    var named: Set<Int> = []
    let responders =
      screen?.controller.viewToRead.map(UIKitRuntime.ScreenReader.elements(in:)) ?? []
    let read = responders.flatMap { responder -> [String] in
      let sentences = UIKitRuntime.ScreenReader.sentences(of: responder)
      guard let element = usable.first(where: { $0.view === responder }),
        let first = sentences.first
      else { return sentences }
      named.insert(element.number)
      return ["\(element.number) \(first)"] + sentences.dropFirst()
    }
    let others = usable.filter { !named.contains($0.number) }.map { "\($0.number) \($0.name)" }
    return (read.isEmpty ? ["Nothing is shown."] : read)
      + (others.isEmpty ? [] : ["Press: \(others.joined(separator: ", "))."])
  }

  /// What plain mode says when a screen has come: its title, how many elements it has, what can be done
  /// and the first element, each a line of its own.
  var arrival: [String] {
    guard let controller = screen?.controller, let view = controller.viewToRead else { return [] }
    app.window?.layoutIfNeeded()
    return UIKitRuntime.ScreenReader.arrival(
      at: controller.shellTitle, in: view,
      actions: elements.map { "\($0.number) \($0.name)" } + pageTurns)
  }

  /// What the app says that can be done next on the screen in front; nil where it says nothing.
  var hint: String? {
    let responders =
      screen?.controller.viewToRead.map(UIKitRuntime.ScreenReader.elements(in:)) ?? []
    return responders.lazy.compactMap(\.accessibilityHint).first
  }

  /// The controllers that can be seen, by name and number, without mere containers.
  package var visibleNames: [String] {
    app.chain.filter { !$0.isContainer || contributedScreen(for: $0) != nil }
      .map { "\($0.lifecycleID)" }
  }

  /// What a controller, or the one that it shows, is called in a sentence.
  package func title(of controller: UIViewController) -> String {
    screen(for: controller.frontmost).title
  }

  /// What UIKit knows a controller by besides its class; nil where the app names it itself.
  func ownTitle(of controller: UIViewController) -> String? {
    guard !controller.isContainer, contributedScreen(for: controller) == nil else { return nil }
    let title = controller.shellTitle
    return title == controller.lifecycleID.name ? nil : title
  }

  /// What the screen in front is called in a sentence.
  public var frontTitle: String { app.front.map(title(of:)) ?? "" }

  /// Where one is: `play/board`, and `+options` for each presented screen.
  package var path: String {
    let root = app.window?.rootViewController
    let base = root?.frontmostChain(withPresented: false) ?? []
    let tabs = base.last { $0 is UITabBarController } as? UITabBarController
    var components = tabs.map { [app.title(ofTabIn: $0).lowercased()] } ?? []
    if let stack = base.last(where: { $0 is UINavigationController }) as? UINavigationController {
      // The first screen of a tab is the tab.
      let isNamed = stack.viewControllers.map {
        tabs == nil || $0 !== stack.viewControllers.first
      }
      components += zip(stack.viewControllers, isNamed).compactMap {
        component(of: $0, isNamed: $1)
      }
    } else if let last = base.last {
      components += [component(of: last, isNamed: tabs == nil)].compactMap { $0 }
    }
    var path = components.joined(separator: "/")
    var presented = root?.presentedViewController
    while let controller = presented, !controller.isBeingDismissed {
      path += "+" + name(ofPresented: controller)
      presented = controller.presentedViewController
    }
    return path
  }

  /// The part of the path that a controller is; one that UIKit alone knows needs a place for it.
  private func component(of controller: UIViewController, isNamed: Bool) -> String? {
    if let screen = contributedScreen(for: controller) { return screen.pathComponent }
    return isNamed && !controller.isContainer ? UIKitScreen(controller: controller).name : nil
  }

  private func name(ofPresented presented: UIViewController) -> String {
    let chain = presented.frontmostChain(withPresented: false)
    let contributed = chain.reversed().lazy.compactMap { self.contributedScreen(for: $0) }.first
    return contributed?.name ?? UIKitScreen(controller: chain.last ?? presented).name
  }
}

extension UIViewController {
  /// The view that is read aloud: of one of two pages that lie beside each other, both.
  fileprivate var viewToRead: UIView? {
    (parent as? UIPageViewController ?? self).viewIfLoaded
  }
}
