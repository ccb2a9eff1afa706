import Foundation

/// A value that views take from a prototype.
///
/// Source: Apple, the properties marked UI_APPEARANCE_SELECTOR.
@MainActor
struct AppearanceValue {
  /// Gives a view the value of a prototype if the app has set it there, and not in the view: if it differs from that of
  /// an untouched view there, and not here.
  let apply: (_ prototype: UIView, _ untouched: UIView, _ view: UIView) -> Void

  private init<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) {
    self.init({ (view: View) in view[keyPath: path] }, { $0[keyPath: path] = $1 })
  }

  private init<View: UIView, Value: Equatable>(
    _ get: @escaping (View) -> Value, _ set: @escaping (View, Value) -> Void
  ) {
    apply = { prototype, untouched, view in
      guard let prototype = prototype as? View, let untouched = untouched as? View,
        let view = view as? View
      else { return }
      let (value, start) = (get(prototype), get(untouched))
      if value != start, get(view) == start { set(view, value) }
    }
  }

  static let all: [AppearanceValue] = views + texts + controls + lists + buttonColors

  private static let views = [
    AppearanceValue(\UIView.backgroundColor),
    AppearanceValue({ (view: UIView) in view.ownTintColor }, { $0.tintColor = $1 }),
  ]

  private static let texts = [
    AppearanceValue(\UILabel.textColor), AppearanceValue(\UILabel.font),
    AppearanceValue(\UITextField.textColor), AppearanceValue(\UITextField.font),
    AppearanceValue(\UITextField.borderStyle),
    AppearanceValue(\UITextView.textColor), AppearanceValue(\UITextView.font),
  ]

  private static let controls = [
    AppearanceValue(\UISwitch.onTintColor), AppearanceValue(\UISwitch.thumbTintColor),
    AppearanceValue(\UISlider.minimumTrackTintColor),
    AppearanceValue(\UISlider.maximumTrackTintColor),
    AppearanceValue(\UISlider.thumbTintColor),
    AppearanceValue(\UIProgressView.progressTintColor),
    AppearanceValue(\UIProgressView.trackTintColor),
    AppearanceValue(\UIActivityIndicatorView.color),
    AppearanceValue(\UISegmentedControl.selectedSegmentTintColor),
    AppearanceValue(\UIPageControl.pageIndicatorTintColor),
    AppearanceValue(\UIPageControl.currentPageIndicatorTintColor),
  ]

  private static let lists = [
    AppearanceValue(\UITableView.separatorColor), AppearanceValue(\UITableView.separatorStyle),
    AppearanceValue(\UITableViewCell.selectionStyle),
  ]

  private static let buttonColors = [UIControl.State.normal, .highlighted, .selected, .disabled].map
  { state in
    AppearanceValue({ (button: UIButton) in button.titleColor(for: state) }) {
      $0.setTitleColor($1, for: state)
    }
  }
}
