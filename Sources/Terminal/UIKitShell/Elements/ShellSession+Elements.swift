import UIKit

/// What of the screen in front can be used.
extension ShellSession {
  /// Everything that can be used on the screen in front, in reading order.
  package var elements: [ScreenElement] {
    ScreenElement.all(in: app.viewInFront) { [delegates] control in
      delegates.lazy.compactMap { $0.number(of: control) }.first
    }
  }

  /// The element of a number, or of a name; typed, the beginning of one name is enough.
  ///
  /// - Returns: Nil if none is meant.
  /// - Throws: `CommandFailure` if it could be several.
  func element(
    _ name: String, at range: Range<Int>, among elements: [ScreenElement]
  ) throws(CommandFailure) -> ScreenElement? {
    if let number = Int(name) { return elements.first { $0.number == number } }
    let wanted = name.lowercased()
    let whole = [
      elements.filter { $0.name.lowercased() == wanted },
      elements.filter { $0.otherNames.contains { $0.lowercased() == wanted } },
    ]
    if let found = whole.first(where: { !$0.isEmpty }) {
      guard found.count > 1 else { return found[0] }
      throw CommandFailure(
        .ambiguousName(name, candidates: found.map { "\($0.number) \($0.name)" }), at: range)
    }
    return try index(of: name, in: elements.map(\.name), at: range).map { elements[$0] }
  }

  /// The element as a recording writes it: by name, or by number where names do not tell it apart.
  func reference(to element: ScreenElement, among elements: [ScreenElement]) -> String {
    let isAlone = elements.count { $0.name.lowercased() == element.name.lowercased() } == 1
    return isAlone && Int(element.name) == nil ? element.name : "\(element.number)"
  }
}

extension RunningApp {
  /// The view of what is in front with all the bars and screens around it.
  var viewInFront: UIView? {
    front.flatMap { presentedRoot(of: $0).viewIfLoaded }
  }

  /// The lists in front.
  var lists: [any ItemList] {
    viewInFront?.shownViews(of: UIScrollView.self).compactMap { $0 as? any ItemList } ?? []
  }

  /// The scroll views in front that have more than they show, outer ones first.
  var scrollViews: [UIScrollView] {
    (viewInFront?.shownViews(of: UIScrollView.self) ?? []).filter(\.hasMoreThanItShows)
  }
}
