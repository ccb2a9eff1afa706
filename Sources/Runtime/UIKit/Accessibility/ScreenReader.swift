import Foundation

extension UIKitRuntime {
  /// Reads a window through UIKit's accessibility attributes alone, as VoiceOver does: the
  /// elements, their order and their spoken text.
  ///
  /// It produces text on request; the host of the application outputs it.
  @preconcurrency @MainActor
  public final class ScreenReader {
    /// Whether the screen reader is running, which apps read as
    /// `UIAccessibility.isVoiceOverRunning`.
    public var isRunning = false {
      didSet {
        guard oldValue != isRunning else { return }
        NotificationCenter.default.postOnMainQueue(
          name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
      }
    }

    /// The pending announcements, the oldest first.
    private var announcements: [String] = []
    private var screenHasChanged = false

    /// Removes and returns the pending announcements, in order.
    public func takeAnnouncements() -> [String] {
      defer { announcements = [] }
      return announcements
    }

    /// Whether another screen was shown since the last call.
    public func takeScreenChange() -> Bool {
      defer { screenHasChanged = false }
      return screenHasChanged
    }

    func screenDidChange() { screenHasChanged = true }

    /// Stores a notification that an app has posted.
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

    /// The spoken text of an element: label and value, traits and state, position, hint.
    ///
    /// Source: UIKIT-CASES.md accessibility-words.
    public static func spokenText(of element: UIResponder) -> String {
      SpokenText(of: element).text
    }

    /// The spoken texts of the elements of a view, in reading order, without empty ones.
    public static func sentences(in view: UIView) -> [String] {
      elements(in: view).flatMap(sentences(of:))
    }

    /// The spoken text of an element; a static text of several lines has a sentence for each line.
    public static func sentences(of element: UIResponder) -> [String] {
      SpokenText.lines(of: element)
    }

    /// The announcement of a new screen: its title, the number of its elements, the available
    /// actions, and the first element.
    ///
    /// Bars and headings are not counted.
    /// - Parameters:
    ///   - title: the title of the screen.
    ///   - view: the view of the screen.
    ///   - actions: the available actions in words; nil for the labels of the elements.
    /// - Returns: sentences, each a line of its own.
    public static func arrival(
      at title: String, in view: UIView, actions: [String]? = nil
    ) -> [String] {
      let around: UIAccessibilityTraits = [.tab, .backButton, .header]
      let content = elements(in: view).filter {
        $0.accessibilityTraits.isDisjoint(with: around) && !spokenText(of: $0).isEmpty
      }
      let count = content.count == 1 ? "1 element" : "\(content.count) elements"
      let actions = actions ?? content.filter(\.canBeUsed).compactMap(\.accessibilityLabel)
      var lines = ["\(title), \(count)."]
      if !actions.isEmpty { lines.append("Actions: \(actions.joined(separator: ", ")).") }
      let first = content.first.flatMap { SpokenText.lines(of: $0).first }
      if let first { lines.append("First: \(first)") }
      return lines
    }

    // MARK: Using

    /// Activates an element, as a double tap does.
    ///
    /// - Returns: Whether the element was activated.
    @discardableResult
    public static func activate(_ element: UIResponder) -> Bool {
      element.accessibilityActivate() || (element as? UIControl)?.press() == true
    }

    /// Performs the escape gesture, as a scrub with two fingers does, along the responder chain of
    /// an element.
    ///
    /// - Returns: Whether a responder handled it.
    @discardableResult
    public static func escape(from element: UIResponder) -> Bool {
      element.chain.contains { $0.accessibilityPerformEscape() }
    }

    /// Scrolls, as a swipe with three fingers does, along the responder chain of an element.
    ///
    /// - Returns: Whether a responder handled it.
    @discardableResult
    public static func scroll(
      _ element: UIResponder, _ direction: UIAccessibilityScrollDirection
    ) -> Bool {
      element.chain.contains { $0.accessibilityScroll(direction) }
    }
  }
}

extension UIResponder {
  /// Whether the element can be activated or adjusted.
  fileprivate var canBeUsed: Bool {
    let uses: UIAccessibilityTraits = [.button, .link, .toggleButton, .adjustable]
    let traits = accessibilityTraits
    return !traits.isDisjoint(with: uses) && !traits.contains(.notEnabled)
  }

  /// The responder chain from this responder on.
  fileprivate var chain: UnfoldFirstSequence<UIResponder> { sequence(first: self, next: \.next) }
}
