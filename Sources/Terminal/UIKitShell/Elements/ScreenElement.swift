import UIKit

/// Something on the screen that a person can use: a control, a part of one, or an item of a list.
@MainActor
package struct ScreenElement {
  /// What it is called: its label, its title, its identifier, or its class.
  package let name: String
  /// What else leads to it: its identifier and its class.
  let otherNames: [String]
  /// The number that stands for it, from 1.
  package fileprivate(set) var number = 0
  /// Where it is, in points of the window.
  let frame: CGRect
  /// The control that it is or is a part of; nil for an item of a list.
  let control: UIControl?
  /// The view that is it as a whole; nil for a part of a control.
  let view: UIView?
  /// Uses it as a tap does; false if it cannot be used now.
  let use: @MainActor () -> Bool

  /// The elements of a view that can be seen and used, in reading order, each with its number.
  ///
  /// - Parameters:
  ///   - view: whose elements are looked for.
  ///   - front: a view in front of it, whose elements count, too.
  ///   - ownNumber: the number that the app itself shows for a control; nil if it shows none.
  /// - Returns: the elements; one without a number of its own gets the first that is free.
  package static func all(
    in view: UIView?, and front: UIView? = nil, ownNumber: (UIControl) -> Int? = { _ in nil }
  ) -> [ScreenElement] {
    var elements = [view, front].compactMap(\.self).flatMap { inReadingOrder(found(in: $0)) }
    let own = elements.map { element in element.control.flatMap(ownNumber) }
    let taken = Set(own.compactMap { $0 })
    var free = (1...).lazy.filter { !taken.contains($0) }.makeIterator()
    for index in elements.indices { elements[index].number = own[index] ?? free.next() ?? 0 }
    return elements
  }

  /// Row by row, each from left to right.
  private static func inReadingOrder(_ elements: [ScreenElement]) -> [ScreenElement] {
    elements.enumerated().sorted { one, other in
      let places = [one, other].map { place in
        (place.element.frame.minY.rounded(), place.element.frame.minX.rounded(), place.offset)
      }
      return places[0] < places[1]
    }.map(\.element)
  }

  private static func found(in view: UIView) -> [ScreenElement] {
    guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return [] }
    // As with Voice Control, what is hidden from those who do not see has no number.
    guard !view.accessibilityElementsHidden else { return [] }
    // A list is refreshed by pulling it, not by pressing what shows that it is.
    guard !(view is UIRefreshControl) else { return [] }
    if let control = view as? UIControl {
      return control.isEnabled ? (control as? any ElementGroup)?.elements ?? [.init(control)] : []
    }
    // A view of one's own that takes text is tapped to become first responder.
    if view is any UIKeyInput, view.canBecomeFirstResponder {
      let links = (view as? UITextView)?.pressableLinks ?? []
      return [ScreenElement(view.elementTitle, shownBy: view) { view.becomeFirstResponder() }]
        + links.map { link in
          ScreenElement(link.name, shownBy: view, frame: link.frame) {
            link.open()
            return true
          }
        }
    }
    if let bar = view as? UITabBar, bar.delegate != nil { return bar.elements }
    let inside = view.subviews.flatMap(found(in:))
    if view.reactsToTaps {
      return inside + [ScreenElement(view.elementTitle, shownBy: view) { view.tap() }]
    }
    let list = view as? any ItemList
    // A cell with controls of its own is used by them; `select` chooses it all the same.
    let items = list.map { $0.pressableItems(besides: inside) } ?? []
    return inside + items + ((view as? UITableView)?.markElements ?? [])
  }
}

/// A control that consists of several elements.
@MainActor
protocol ElementGroup: UIControl {
  /// The elements that can be used now.
  var elements: [ScreenElement] { get }
}

extension ScreenElement {
  /// A control as a whole.
  init(_ control: UIControl) {
    let title = (control as? UIButton)?.currentTitle
    let names = [control.accessibilityLabel, title, control.accessibilityIdentifier]
    let className = "\(type(of: control))"
    name = names.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? className
    otherNames = names.compactMap { $0 } + [className]
    frame = control.convert(control.bounds, to: nil)
    self.control = control
    view = control
    use = { control.isEnabled && control.tap() || control.press() }
  }

  /// A part of a control.
  init(_ name: String, of control: UIControl, frame: CGRect, use: @escaping @MainActor () -> Bool) {
    self.name = name
    otherNames = []
    self.frame = control.convert(frame, to: nil)
    self.control = control
    view = nil
    self.use = use
  }

  /// An item of a list, shown by a view or by a part of it.
  init(
    _ name: String, shownBy view: UIView, frame: CGRect? = nil,
    use: @escaping @MainActor () -> Bool
  ) {
    self.name = name
    otherNames = [view.accessibilityIdentifier].compactMap { $0 }
    self.frame = view.convert(frame ?? view.bounds, to: nil)
    control = nil
    self.view = view
    self.use = use
  }
}
