import Foundation
import UIKit

/// What a person does with an app: the elements are those that a screen reader finds, by their labels.
extension TestApplication {
  /// Presses a button, a switch, a tab, a row: the element with a label, a control before others.
  ///
  /// - Throws: `NoSuchElement` with the labels that there are.
  public func press(
    _ label: String, fileID: String = #fileID, line: Int = #line
  ) throws(NoSuchElement) {
    let element = try element(label, CallSite(fileID: fileID, line: line))
    perform { activate(element) }
  }

  /// Types text into the first responder, or into the field with a label; `\n` is the return key.
  ///
  /// - Throws: `NoSuchElement` if there is no such field.
  public func type(
    _ text: String, into label: String? = nil, fileID: String = #fileID, line: Int = #line
  ) throws(NoSuchElement) {
    if let label { try press(label, fileID: fileID, line: line) }
    let keyboard = UIKitRuntime.Typing(into: application)
    guard keyboard.isExpected else {
      throw NoSuchElement(
        wanted: "a text that is edited", labels: labels,
        site: CallSite(fileID: fileID, line: line))
    }
    perform { keyboard.type(text) }
  }

  /// Selects the row or the item with a label; where it is not seen, lists are scrolled through for it.
  ///
  /// - Throws: `NoSuchElement` with the labels that there are.
  public func select(
    _ label: String, fileID: String = #fileID, line: Int = #line
  ) throws(NoSuchElement) {
    scroll(to: label)
    try press(label, fileID: fileID, line: line)
  }

  /// Makes the value of a slider, a stepper, a picker greater or smaller by steps; a stepper is read as two buttons.
  ///
  /// - Throws: `NoSuchElement` if there is none that can be adjusted.
  public func adjust(
    _ label: String, by steps: Int, fileID: String = #fileID, line: Int = #line
  ) throws(NoSuchElement) {
    let button = "\(label), \(steps > 0 ? "Increment" : "Decrement")"
    if labels.contains(button) {
      for _ in 0..<abs(steps) { try press(button, fileID: fileID, line: line) }
      return
    }
    let element = try element(label, CallSite(fileID: fileID, line: line))
    perform {
      for _ in 0..<abs(steps) {
        if steps > 0 { element.accessibilityIncrement() } else { element.accessibilityDecrement() }
      }
    }
  }

  /// Drags the lists that are seen, most of a screen at a time, until a label is there.
  private func scroll(to label: String) {
    let lists = labels.contains(label) ? [] : scrollViews
    for list in lists {
      drag(list, by: -list.contentOffset.y - list.adjustedContentInset.top)
      while !labels.contains(label), drag(list, by: list.bounds.height * 0.75) {}
    }
  }

  /// Lets what is seen of a view move down, as far as its content reaches.
  ///
  /// - Returns: Whether it has moved.
  @discardableResult
  private func drag(_ view: UIScrollView, by distance: CGFloat) -> Bool {
    let (start, inset) = (view.contentOffset.y, view.adjustedContentInset)
    let end = max(-inset.top, view.contentSize.height + inset.bottom - view.bounds.height)
    perform {
      guard view.beginDragging() else { return }
      view.drag(by: CGPoint(x: 0, y: start - min(start + distance, end)))
      view.endDragging()
    }
    return view.contentOffset.y > start
  }

  /// What can be scrolled of what is seen, in reading order.
  private var scrollViews: [UIScrollView] {
    var views: [UIScrollView] = []
    for case var view? in elements.map({ $0 as? UIView }) {
      while let outer = view.superview {
        if let list = outer as? UIScrollView, !views.contains(list) { views.append(list) }
        view = outer
      }
    }
    return views
  }

  /// The labels of what is on the screen, in reading order.
  public var labels: [String] { elements.compactMap(\.accessibilityLabel).filter { !$0.isEmpty } }

  private var elements: [UIResponder] {
    frontWindow.map { UIKitRuntime.ScreenReader.elements(in: $0) } ?? []
  }

  private func element(
    _ label: String, _ site: CallSite
  ) throws(NoSuchElement) -> UIResponder {
    let named = elements.filter { $0.accessibilityLabel == label }
    guard let found = named.first(where: { $0 is UIControl }) ?? named.first else {
      throw NoSuchElement(wanted: "\(label)", labels: labels, site: site)
    }
    return found
  }

  private func activate(_ element: UIResponder) {
    if element.accessibilityActivate() { return }
    guard let view = element as? UIView else { return }
    if let control = view as? UIControl {
      device.press(control)
    } else if view.canBecomeFirstResponder {
      view.becomeFirstResponder()
    } else {
      let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      device.touches.tap(at: view.convert(center, to: nil))
    }
  }
}
