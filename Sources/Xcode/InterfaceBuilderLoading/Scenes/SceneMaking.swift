import InterfaceBuilderReading
import UIKit

/// Makes the scenes of a document into those of a `UIStoryboard`.
@MainActor
struct SceneMaking {
  let loader: InterfaceLoader
  let document: InterfaceDocument
  let name: String
  /// Whether a container contains itself, which nothing can make; containers stay empty then.
  let isCyclic: Bool

  func scenes() -> [UIKitRuntime.StoryboardScene] {
    document.scenes.compactMap { scene in
      guard let controller = scene.controller, let id = controller.id else { return nil }
      return controller.name == "viewControllerPlaceholder"
        ? reference(controller, id: id) : self.scene(scene, controller, id: id)
    }
  }

  private func reference(_ element: InterfaceElement, id: String) -> UIKitRuntime.StoryboardScene {
    let name = element.text("storyboardName") ?? ""
    guard loader.leads(element) else { return missing(element, in: name, id: id) }
    return UIKitRuntime.StoryboardScene(
      id: id, alias: element.text("storyboardIdentifier"),
      reference: UIKitRuntime.StoryboardScene.Reference(
        identifier: element.text("referencedIdentifier")
      ) {
        UIStoryboard(name: name, bundle: nil)
      },
      decode: { [loader, document] controller in
        let graph = InterfaceGraph(loader: loader, document: document, owner: controller)
        graph.decodeItems(of: element, for: controller)
        graph.connect()
      })
  }

  /// A scene in the place of one that is not there.
  private func missing(_ element: InterfaceElement, in name: String, id: String)
    -> UIKitRuntime.StoryboardScene
  {
    let identifier = element.text("referencedIdentifier")
    loader.warn(
      "\(self.name).storyboard: there is no \(identifier.map { "scene \($0)" } ?? "initial scene") "
        + "in \(name).storyboard")
    return UIKitRuntime.StoryboardScene(
      id: id, alias: element.text("storyboardIdentifier"), isInitial: false, contents: [],
      segues: [],
      make: { coder in UIViewController(coder: coder) },
      decode: { controller in
        controller.title = identifier.map { "\(name): \($0)" } ?? name
        return nil
      }, view: nil, connect: { _ in })
  }

  private func scene(
    _ scene: InterfaceScene, _ element: InterfaceElement, id: String
  ) -> UIKitRuntime.StoryboardScene {
    let root = element.child(key: "view")
    return UIKitRuntime.StoryboardScene(
      id: id, alias: scene.storyboardIdentifier,
      isInitial: document.initialViewController == id, contents: contents(of: element),
      segues: scene.segues.compactMap(segue),
      make: { [loader] coder in ControllerMaking(loader: loader, element: element).make(coder) },
      decode: { [loader, document] controller in
        let graph = InterfaceGraph(loader: loader, document: document, owner: controller)
        graph.decode(scene)
        return graph
      },
      view: root.map { root in
        { controller, coder in (controller.sceneObjects as? InterfaceGraph)?.makeRoot(root, coder) }
      },
      connect: { controller in (controller.sceneObjects as? InterfaceGraph)?.connectView() })
  }

  /// The ids of a container's children: those of a split view with the primary column first.
  private func contents(of controller: InterfaceElement) -> [String] {
    guard !isCyclic else { return [] }
    let order = InterfaceSegue.Relationship.allCases
    let segues = controller.segues.filter { segue in
      segue.kind == .relationship && document.element(segue.destination)?.role == .controller
    }
    return segues.enumerated().sorted { left, right in
      let ranks = [left, right].map { place in
        place.element.relationship.flatMap(order.firstIndex) ?? order.count
      }
      return (ranks[0], left.offset) < (ranks[1], right.offset)
    }.map(\.element.destination)
  }

  // MARK: - Segues

  private func segue(_ segue: InterfaceSegue) -> UIKitRuntime.StoryboardSegue? {
    guard let kind = kind(of: segue),
      segue.kind == .unwind || document.element(segue.destination)?.role == .controller
    else { return nil }
    return UIKitRuntime.StoryboardSegue(
      id: segue.id, identifier: segue.identifier, destination: segue.destination, kind: kind,
      makeSegue: segue.customClass.map { [loader] name in
        { identifier, source, destination in
          loader.classes.makeSegue(
            named: name, identifier: identifier, source: source, destination: destination)
        }
      },
      makeDestination: segue.creationSelector.map { [loader] selector in
        { source, coder, identifier, sender in
          loader.send(selector, to: source, with: [coder, sender, identifier]) as? UIViewController
        }
      })
  }

  private func kind(of segue: InterfaceSegue) -> UIKitRuntime.StoryboardSegue.Kind? {
    let isAnimated = segue.isAnimated
    switch segue.kind {
    case .relationship: return nil
    case .show: return .show
    case .showDetail: return .showDetail
    case .presentation:
      return .present(
        segue.element.choice(.modalPresentationStyle).flatMap {
          UIModalPresentationStyle.words[$0]
        },
        segue.element.choice(.modalTransitionStyle).flatMap(UIModalTransitionStyle.init(word:)),
        animated: isAnimated)
    case .popoverPresentation:
      let anchor = segue.popoverAnchor ?? ""
      return .popover(directions(of: segue), animated: isAnimated) { source in
        (source.sceneObjects as? InterfaceGraph)?.object(anchor)
      }
    case .embed:
      guard !isCyclic, let container = segue.trigger?.id else { return nil }
      return .embed { source in
        (source.sceneObjects as? InterfaceGraph)?.object(container) as? UIView
      }
    case .custom:
      // A segue of a class that is not known shows its destination as any other would.
      return .show
    case .unwind:
      guard let action = segue.unwindAction else { return nil }
      return .unwind(
        accepts: { candidate, source, sender in
          candidate.canPerformUnwindSegueAction(Selector(action), from: source, sender: sender)
            || candidate.standsForUnwinding
        },
        action: { [loader] destination, segue in
          loader.send(action, to: destination, with: [segue])
        })
    }
  }

  private func directions(of segue: InterfaceSegue) -> UIPopoverArrowDirection {
    guard let flags = segue.element.flags("popoverArrowDirection") else { return .any }
    let names: [(String, UIPopoverArrowDirection)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    return names.reduce(into: []) { if flags.contains($1.0) { $0.insert($1.1) } }
  }
}

extension UIViewController {
  /// Whether it is taken for the one that has the method of an unwind segue: the nearest one whose code is
  /// missing and that is no container.
  fileprivate var standsForUnwinding: Bool {
    (sceneObjects as? InterfaceGraph)?.isStandIn == true && !isContainer
  }

  fileprivate var isContainer: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
      || self is UIPageViewController
  }
}
