/// Checks that no container contains itself, through other containers, embedding or other files.
struct ContainmentCheck {
  let project: InterfaceProject
  /// The document whose faults are looked for.
  let name: String

  /// A scene of one of the documents.
  private struct Place: Hashable {
    let storyboard: String
    let controller: String
  }

  /// A segue of containment, from a place to another.
  private struct Link {
    let segue: InterfaceSegue
    let destination: Place
  }

  func run(_ found: inout FaultList) {
    guard let document = project.documents[name] else { return }
    var links: [Place: [Link]] = [:]
    var finished: Set<Place> = []
    for scene in document.scenes {
      guard let id = scene.controller?.id else { continue }
      search(Place(storyboard: name, controller: id), &links, &finished, &found)
    }
  }

  /// Goes through what a place contains, without recursion, as a chain may be long.
  private func search(
    _ start: Place, _ links: inout [Place: [Link]], _ finished: inout Set<Place>,
    _ found: inout FaultList
  ) {
    guard !finished.contains(start) else { return }
    var path: [(place: Place, next: Int)] = [(start, 0)]
    var onPath: Set = [start]
    while let (place, next) = path.last {
      let contents = links[place] ?? contents(of: place)
      links[place] = contents
      guard next < contents.count else {
        path.removeLast()
        onPath.remove(place)
        finished.insert(place)
        continue
      }
      path[path.count - 1].next += 1
      let link = contents[next]
      if onPath.contains(link.destination) {
        let start = path.firstIndex { $0.place == link.destination } ?? 0
        report(path[start...].map { ($0.place, links[$0.place]?[$0.next - 1].segue) }, &found)
      } else if !finished.contains(link.destination) {
        path.append((link.destination, 0))
        onPath.insert(link.destination)
      }
    }
  }

  private func contents(of place: Place) -> [Link] {
    guard let document = project.documents[place.storyboard],
      let scene = document.scene(ofController: place.controller)
    else { return [] }
    return scene.segues.filter { $0.kind == .relationship || $0.kind == .embed }.compactMap {
      segue in
      guard let controller = document.element(segue.destination), controller.role == .controller
      else { return nil }
      guard controller.name == "viewControllerPlaceholder" else {
        return Link(
          segue: segue,
          destination: Place(storyboard: place.storyboard, controller: segue.destination))
      }
      guard case .scene(let storyboard, let scene) = project.resolve(controller),
        let id = scene.controller?.id
      else { return nil }
      return Link(segue: segue, destination: Place(storyboard: storyboard, controller: id))
    }
  }

  /// Reports a cycle at its last segue in the document.
  private func report(_ cycle: [(place: Place, segue: InterfaceSegue?)], _ found: inout FaultList) {
    guard let last = cycle.last(where: { $0.place.storyboard == name }), let segue = last.segue
    else { return }
    let names = (cycle + cycle.prefix(1)).map { place, _ in
      let scene = project.documents[place.storyboard]?.scene(ofController: place.controller)
      return scene?.controller?.label ?? place.controller
    }
    found.add(
      .containmentCycle, segue.element,
      "a controller cannot contain itself: \(names.joined(separator: " > "))")
  }
}
