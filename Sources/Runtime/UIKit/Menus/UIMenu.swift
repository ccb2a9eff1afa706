import Foundation

/// A list of choices, with menus inside it.
///
/// Source: Apple, UIMenu.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the identifier.
    public let rawValue: String

    /// Makes an identifier from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an identifier from its text.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  /// How a menu is shown inside another one.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The children are shown in the menu around it, as a group.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu is destructive.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Choosing one of the children turns the others off.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The children are shown side by side; rows of a terminal are shown as a group.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The identifier, by which menus are equal; unique by default.
  public nonisolated let identifier: Identifier
  /// How the menu is shown inside another one.
  public let options: Options
  /// The elements of the menu, in order.
  public let children: [UIMenuElement]

  /// Makes a menu; without an identifier it gets a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  nonisolated override var identity: AnyHashable? { identifier }

  /// The same menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// The elements that are on, also those of menus inside that are shown as a part of this one.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu { return menu.isInline ? menu.selectedElements : [] }
      return element.isOn ? [element] : []
    }
  }

  /// Whether the children are shown in the menu around it.
  var isInline: Bool { !options.isDisjoint(with: [.displayInline, .displayAsPalette]) }

  /// The actions in this menu and in all menus inside it, in order.
  var allActions: [UIAction] {
    children.flatMap { element in
      (element as? UIMenu)?.allActions ?? [element as? UIAction].compactMap(\.self)
    }
  }

  /// The innermost menu of single selection, from this one downwards, that an element belongs to.
  func singleSelection(around element: UIMenuElement) -> UIMenu? {
    for case let menu as UIMenu in children {
      if let found = menu.singleSelection(around: element) { return found }
    }
    guard options.contains(.singleSelection), allActions.contains(where: { $0 === element }) else {
      return nil
    }
    return self
  }

  /// Turns an action on and the others of the menu off.
  func select(_ chosen: UIAction) {
    for action in allActions { action.state = action === chosen ? .on : .off }
  }
}

extension UIMenuElement {
  /// Whether the element represents a setting that is on.
  var isOn: Bool { (self as? UIAction)?.state == .on || (self as? UICommand)?.state == .on }
}
