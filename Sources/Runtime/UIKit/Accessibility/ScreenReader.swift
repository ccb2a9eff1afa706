import Foundation

extension UIKitRuntime {
  /// Reads a window by UIKit's accessibility alone, as VoiceOver does: which elements there are, in what
  /// order, and what is said of each.
  ///
  /// It speaks only when it is asked: whoever shows the application takes what is to be said.
  @preconcurrency @MainActor
  public final class ScreenReader {
    /// Whether somebody listens; apps ask for it by `UIAccessibility.isVoiceOverRunning`.
    public var isRunning = false {
      didSet {
        guard oldValue != isRunning else { return }
        NotificationCenter.default.post(
          name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
      }
    }

    /// What is to be said, the oldest first.
    private var announcements: [String] = []
    private var screenHasChanged = false

    /// What was announced since the last time, in order.
    public func takeAnnouncements() -> [String] {
      defer { announcements = [] }
      return announcements
    }

    /// Whether another screen was shown since the last time.
    public func takeScreenChange() -> Bool {
      defer { screenHasChanged = false }
      return screenHasChanged
    }

    func screenDidChange() { screenHasChanged = true }

    /// Keeps what an app has posted until somebody takes it.
    ///
    /// Source: UIKIT-CASES.md accessibility-notifications.
    func receive(_ notification: UIAccessibility.Notification, _ argument: Any?) {
      if notification == .screenChanged { screenDidChange() }
      switch argument {
      case let text as String: announcements.append(text)
      case let text as NSAttributedString: announcements.append(text.string)
      case let element as UIResponder
      where notification == .screenChanged || notification == .layoutChanged:
        announcements.append(SpokenText(of: element).text)
      default: break
      }
    }

    // MARK: Reading

    /// The elements of a view in reading order.
    ///
    /// Source: UIKIT-CASES.md accessibility-order, accessibility-inclusion.
    /// - Complexity: O(n log n) in the views.
    public static func elements(in view: UIView) -> [UIResponder] {
      ReadingOrder(of: view).elements
    }

    /// What is said of an element: label and value, kind and state, place, hint.
    ///
    /// Source: UIKIT-CASES.md accessibility-words.
    public static func spokenText(of element: UIResponder) -> String {
      SpokenText(of: element).text
    }

    /// What is said of each element of a view, in reading order; elements of which there is nothing to
    /// say are left out.
    public static func sentences(in view: UIView) -> [String] {
      elements(in: view).map(spokenText(of:)).filter { !$0.isEmpty }
    }

    /// What is said when a screen comes: its title, how many elements it has, what can be done, and the
    /// first element.
    ///
    /// Bars and headings are not counted.
    /// - Parameters:
    ///   - title: what a person calls the screen.
    ///   - view: what is shown.
    /// - Returns: sentences, each a line of its own.
    public static func arrival(at title: String, in view: UIView) -> [String] {
      let around: UIAccessibilityTraits = [.tab, .backButton, .header]
      let content = elements(in: view).filter {
        $0.accessibilityTraits.isDisjoint(with: around) && !spokenText(of: $0).isEmpty
      }
      let count = content.count == 1 ? "1 element" : "\(content.count) elements"
      let actions = content.filter(\.canBeUsed).compactMap(\.accessibilityLabel)
      var lines = ["\(title), \(count)."]
      if !actions.isEmpty { lines.append("Actions: \(actions.joined(separator: ", ")).") }
      if let first = content.first { lines.append("First: \(spokenText(of: first))") }
      return lines
    }

    // MARK: Using

    /// Does what a double tap on an element does.
    ///
    /// - Returns: Whether the element did something.
    @discardableResult
    public static func activate(_ element: UIResponder) -> Bool {
      element.accessibilityActivate() || (element as? UIControl)?.press() == true
    }

    /// Goes back, as a scrub with two fingers does: asks the element and what holds it.
    ///
    /// - Returns: Whether something was left.
    @discardableResult
    public static func escape(from element: UIResponder) -> Bool {
      element.chain.contains { $0.accessibilityPerformEscape() }
    }

    /// Scrolls, as a swipe with three fingers does: asks the element and what holds it.
    ///
    /// - Returns: Whether something was scrolled.
    @discardableResult
    public static func scroll(
      _ element: UIResponder, _ direction: UIAccessibilityScrollDirection
    ) -> Bool {
      element.chain.contains { $0.accessibilityScroll(direction) }
    }
  }
}

extension UIResponder {
  /// Whether the element does something when it is used.
  fileprivate var canBeUsed: Bool {
    let uses: UIAccessibilityTraits = [.button, .link, .toggleButton, .adjustable]
    let traits = accessibilityTraits
    return !traits.isDisjoint(with: uses) && !traits.contains(.notEnabled)
  }

  /// This responder and all that follow it.
  fileprivate var chain: UnfoldFirstSequence<UIResponder> { sequence(first: self, next: \.next) }
}
