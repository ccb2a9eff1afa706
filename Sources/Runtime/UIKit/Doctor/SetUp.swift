import Foundation

/// What a controller has set up: its subviews, gestures, actions and children, and what they show.
@MainActor
struct SetUp {
  let views: [ObjectIdentifier: UIView.Type]
  let recognizerCount: Int
  let actionCount: Int
  let children: Int
  /// What is shown, in the order of the views; empty if it was not asked for.
  let texts: [String]

  /// The present state of a controller whose view is loaded; nil for others.
  init?(of controller: UIViewController, withTexts: Bool) {
    guard let root = controller.storedView else { return nil }
    var views: [ObjectIdentifier: UIView.Type] = [:]
    var actions = 0
    for view in root.storedSubviews {
      views[ObjectIdentifier(view)] = type(of: view)
      if let control = view as? UIControl { actions += control.actionCount }
    }
    self.views = views
    recognizerCount = root.storedGestureRecognizers.count
    actionCount = actions
    children = controller.storedChildren.count
    texts = withTexts ? root.shownTexts : []
  }

  /// What has been added since an earlier state, in words.
  fileprivate func added(since earlier: SetUp) -> [String] {
    let new = views.filter { earlier.views[$0.key] == nil }.values.map { "\($0)" }.sorted()
    let counts = [
      (recognizerCount - earlier.recognizerCount, "gesture recognizer"),
      (children - earlier.children, "child controller"),
      // The actions of new views belong to them.
      (new.isEmpty ? actionCount - earlier.actionCount : 0, "action"),
    ]
    return new.map { "a \($0)" } + counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
  }
}

/// What controllers added in each of their appearance calls.
@MainActor
struct SetUpHistory {
  private struct Key: Hashable {
    let controller: Int
    let call: AppearanceState.Reaction
  }

  private struct Addition {
    let words: [String]
    let views: Set<ObjectIdentifier>
  }

  private var additions: [Key: Addition] = [:]

  /// Removes what was noted of controllers that live no more.
  mutating func forget(except live: Set<Int>) {
    guard !additions.isEmpty else { return }
    additions = additions.filter { live.contains($0.key.controller) }
  }

  /// What a controller adds for the second time in the same call, while the first is still there.
  mutating func repeated(
    by controller: UIViewController, in call: AppearanceState.Reaction, before: SetUp, after: SetUp
  ) -> String? {
    let words = after.added(since: before)
    let key = Key(controller: controller.lifetime.number, call: call)
    guard !words.isEmpty else { return nil }
    let last = additions[key]
    let views = Set(after.views.keys).subtracting(before.views.keys)
    additions[key] = Addition(words: words, views: views)
    guard let last, last.words == words, last.views.isSubset(of: after.views.keys) else {
      return nil
    }
    return words.joined(separator: " and ")
  }
}

extension UIView {
  /// What the view and those in it show and hold, in the order of the views.
  var shownTexts: [String] {
    guard !isHidden else { return [] }
    let own: String? =
      switch self {
      case let label as UILabel: label.text
      case let field as UITextField: field.text
      case let text as UITextView: text.text
      case let control as UIControl: control.accessibilityValue ?? control.accessibilityLabel
      default: nil
      }
    return (own.map { [$0] } ?? []) + storedSubviews.flatMap(\.shownTexts)
  }

  /// The values that a person can change in the view and in those in it.
  var enteredValues: [String] {
    let own: String? =
      switch self {
      case let field as UITextField: field.text
      case let text as UITextView: text.text
      case is UIButton: nil
      case let control as UIControl: control.accessibilityValue
      default: nil
      }
    return (own.map { [$0] } ?? []) + storedSubviews.flatMap(\.enteredValues)
  }
}
