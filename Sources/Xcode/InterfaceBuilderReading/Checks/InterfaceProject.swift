/// Storyboards that belong together, by the names under which they refer to each other.
public struct InterfaceProject: Sendable {
  /// The documents by their names.
  public let documents: [String: InterfaceDocument]

  /// Makes a project.
  ///
  /// - Parameter documents: the files by their names without extension.
  public init(_ documents: [String: InterfaceDocument] = [:]) {
    self.documents = documents
  }

  /// The name by which others refer to the storyboard of a path.
  public static func name(ofFile path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return String(
      file.split(separator: ".", omittingEmptySubsequences: false).dropLast().joined(separator: ".")
    )
  }

  /// Where a reference leads: a scene of a document.
  public enum Resolution: Sendable {
    case scene(storyboard: String, InterfaceScene)
    /// There is no storyboard of that name among the files.
    case noStoryboard(String)
    /// The storyboard has no scene of that identifier, or no initial one.
    case noScene(storyboard: String)
    /// The reference names no storyboard.
    case unfinished
    /// The reference leads into another bundle.
    case otherBundle(String)
  }

  /// The scene to which a `viewControllerPlaceholder` leads.
  public func resolve(_ reference: InterfaceElement) -> Resolution {
    guard let name = reference.text("storyboardName") else { return .unfinished }
    guard let document = documents[name] else {
      return reference.text("bundleIdentifier").map(Resolution.otherBundle) ?? .noStoryboard(name)
    }
    let scene =
      reference.text("referencedIdentifier").map(document.scene(identifier:))
      ?? document.initialScene
    return scene.map { .scene(storyboard: name, $0) } ?? .noScene(storyboard: name)
  }

  /// Everything that is wrong in one of the documents, in the order of the file.
  ///
  /// - Complexity: O(n log n) in the number of elements, and of the files that it refers to.
  public func faults(in name: String) -> [InterfaceFault] {
    guard let document = documents[name] else { return [] }
    var found = FaultList()
    ElementCheck(document: document).run(&found)
    SceneCheck(document: document).run(&found)
    ConnectionCheck(document: document).run(&found)
    SegueCheck(document: document).run(&found)
    ReferenceCheck(project: self, document: document).run(&found)
    ContainmentCheck(project: self, name: name).run(&found)
    return found.faults.sorted { $0.position < $1.position }
  }
}

extension InterfaceDocument {
  /// Everything that is wrong in this document alone, in the order of the file; where references lead
  /// is not known.
  public func faults(named name: String = "") -> [InterfaceFault] {
    InterfaceProject([name: self]).faults(in: name).filter { $0.kind != .unknownStoryboard }
  }
}
