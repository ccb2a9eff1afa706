import UIKit

/// An app whose screen has a drawn view that is read as a button, a view with a recognizer of taps, a
/// control that follows touches, and one that is covered.
final class TouchAppDelegate: OneScreenAppDelegate {
  override func makeScreen() -> UIViewController { TouchViewController() }
}

final class TouchViewController: UIViewController {
  var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let drawing = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 2))
    drawing.controller = self
    drawing.isAccessibilityElement = true
    drawing.accessibilityLabel = "Drawing"
    drawing.accessibilityTraits = .button
    let card = UIView(frame: CGRect(x: 0, y: 4, width: 10, height: 2))
    card.accessibilityLabel = "Card"
    card.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: TouchViewController.tapped))
    let knob = Knob(frame: CGRect(x: 0, y: 8, width: 10, height: 2))
    knob.controller = self
    knob.accessibilityLabel = "Knob"
    let covered = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Covered") { [unowned self] _ in
        calls.append("covered")
      })
    covered.frame = CGRect(x: 0, y: 12, width: 10, height: 1)
    let cover = UIView(frame: CGRect(x: 0, y: 12, width: 10, height: 1))
    for subview in [drawing, card, knob, covered, cover] { view.addSubview(subview) }
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    calls.append("card at \(tap.location(in: tap.view).x)")
  }

  private final class Drawing: UIView {
    weak var controller: TouchViewController?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      controller?.calls.append("drawing")
    }
  }

  private final class Knob: UIControl {
    weak var controller: TouchViewController?

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      controller?.calls.append("knob at \(touch.location(in: self).x)")
      return true
    }
  }
}
