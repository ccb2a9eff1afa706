import LifecycleTrace
import UIKit

/// Where one is in the running app, and how one gets elsewhere: stacks, sheets, tabs, pages and swipes.
@MainActor
public final class Navigator {
  let app: RunningApp
  let time: SessionTime
  private let delegates: [any ShellSessionDelegate]
  /// The tab that was selected before the present one, counted from 0.
  var tabBefore: Int?
  /// The gesture that was begun and has not ended, if there is one.
  var runningSwipe: RunningSwipe?

  init(of app: RunningApp, time: SessionTime, delegates: [any ShellSessionDelegate]) {
    self.app = app
    self.time = time
    self.delegates = delegates
  }

  // MARK: Screens

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

  /// The controllers that can be seen, by name and number, without mere containers.
  package var visibleNames: [String] {
    app.chain.filter { !$0.isContainer || contributedScreen(for: $0) != nil }
      .map { "\($0.lifecycleID)" }
  }

  /// What a controller, or the one that it shows, is called in a sentence.
  package func title(of controller: UIViewController) -> String {
    screen(for: controller.frontmost).title
  }

  /// The controllers, parent to child, with the state of each.
  package var treeLines: [String] {
    ControllerTree(root: app.window?.rootViewController, title: ownTitle(of:)).lines
  }

  /// What UIKit knows a controller by besides its class; nil where the app names it itself.
  private func ownTitle(of controller: UIViewController) -> String? {
    guard !controller.isContainer, contributedScreen(for: controller) == nil else { return nil }
    let title = controller.shellTitle
    return title == controller.lifecycleID.name ? nil : title
  }

  /// What the screen in front is called in a sentence.
  public var frontTitle: String { app.front.map(title(of:)) ?? "" }

  /// Where the app has what is missing here, as a sentence.
  func place(of feature: ShellFeature) -> String? {
    delegates.lazy.compactMap { $0.place(of: feature) }.first
  }

  // MARK: Path

  /// Where one is: `play/board`, and `+options` for each presented screen.
  package var path: String {
    let root = app.window?.rootViewController
    let base = root?.frontmostChain(withPresented: false) ?? []
    let tabs = base.last { $0 is UITabBarController } as? UITabBarController
    var components = tabs.map { [app.title(ofTabIn: $0).lowercased()] } ?? []
    if let stack = base.last(where: { $0 is UINavigationController }) as? UINavigationController {
      // The first screen of a tab is the tab, as is one behind More.
      let isNamed = stack.viewControllers.map { controller in
        guard let tabs else { return true }
        return controller !== stack.viewControllers.first
          && !tabs.choices.contains { $0 === controller }
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
