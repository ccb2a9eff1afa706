/// A segue of a file.
public struct InterfaceSegue: Sendable {
  /// What a segue does.
  public enum Kind: String, Sendable, CaseIterable {
    case relationship
    case show
    case showDetail
    case presentation
    case popoverPresentation
    case embed
    case unwind
    case custom

    /// The kind of a name, of which files before Xcode 6 have others.
    init?(name: String) {
      switch name {
      case "push": self = .show
      case "modal": self = .presentation
      case "popover": self = .popoverPresentation
      case "replace": self = .showDetail
      default: self.init(rawValue: name)
      }
    }
  }

  /// What a container holds its children as.
  public enum Relationship: String, Sendable, CaseIterable {
    case rootViewController
    case viewControllers
    case masterViewController
    case detailViewController
    case supplementaryViewController
    case compactViewController
  }

  /// The element `segue`.
  public let element: InterfaceElement
  /// What the segue does.
  public let kind: Kind
  /// The identifier by which code performs it; nil if it has none.
  public let identifier: String?
  /// The id of the destination.
  public let destination: String

  /// A segue, or nil for an element that is none or of no known kind.
  public init?(_ element: InterfaceElement) {
    guard element.name == "segue", let kind = Kind(name: element.attributes["kind"] ?? ""),
      let destination = element.text("destination")
    else { return nil }
    self.element = element
    self.kind = kind
    self.destination = destination
    identifier = element.text("identifier")
  }

  /// The id of the segue itself.
  public var id: String { element.id ?? "" }
  /// What the source contains the destination as; nil for other kinds.
  public var relationship: Relationship? {
    element.attributes["relationship"].flatMap(Relationship.init)
  }
  /// Whether the transition is animated, as it is by default.
  public var isAnimated: Bool { element.bool(.animates) ?? true }
  /// The name of a segue's own class.
  public var customClass: String? { element.customClass }
  /// The selector of an unwind segue.
  public var unwindAction: String? { element.text("unwindAction") }
  /// The selector of the source that makes the destination.
  public var creationSelector: String? { element.text("destinationCreationSelector") }
  /// The id of the view or bar button item at which a popover points.
  public var popoverAnchor: String? {
    element.text("popoverAnchorView") ?? element.text("popoverAnchorBarButtonItem")
  }
  /// Whether the button at the side of a row triggers it, and not the row.
  public var isAccessoryAction: Bool { element.choice(.trigger) == "accessoryAction" }
  /// The object that has the segue, and triggers it unless that is a controller.
  public var trigger: InterfaceElement? { element.parent?.parent }
}

extension InterfaceElement {
  /// The segues of an object.
  public var segues: [InterfaceSegue] { members("connections").compactMap(InterfaceSegue.init) }
}
