import UIKit

/// What is said of the screen in front.
extension ScreenElements {
  /// The screen in front as a screen reader reads it, each sentence a line of its own.
  ///
  /// What `press` takes has its number in front. Below stands what it takes besides, such as the
  /// buttons of bars.
  package var sentences: [String] {
    app.window?.layoutIfNeeded()
    let usable = all
    var named: Set<Int> = []
    let responders =
      navigator.screen?.controller.viewToRead.map(UIKitRuntime.ScreenReader.elements(in:)) ?? []
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
    guard let controller = navigator.screen?.controller, let view = controller.viewToRead else {
      return []
    }
    app.window?.layoutIfNeeded()
    return UIKitRuntime.ScreenReader.arrival(
      at: controller.shellTitle, in: view,
      actions: all.map { "\($0.number) \($0.name)" } + navigator.pageTurns)
  }

  /// What the app says that can be done next on the screen in front; nil where it says nothing.
  var hint: String? {
    let responders =
      navigator.screen?.controller.viewToRead.map(UIKitRuntime.ScreenReader.elements(in:)) ?? []
    return responders.lazy.compactMap(\.accessibilityHint).first
  }
}

extension UIViewController {
  /// The view that is read aloud: of one of two pages that lie beside each other, both.
  fileprivate var viewToRead: UIView? {
    (parent as? UIPageViewController ?? self).viewIfLoaded
  }
}
