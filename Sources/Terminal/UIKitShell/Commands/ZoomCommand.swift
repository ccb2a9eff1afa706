import UIKit

extension Command {
  static let zoom = Command(
    "zoom", group: .move, after: "scroll", repeatsOnEnter: true,
    arguments: "in|out|min|max|SCALE", summary: "pinches what can be zoomed",
    details: [
      "Makes the content of a scroll view larger or smaller, as a pinch does:",
      "twice, half, to its limits, or to SCALE.",
    ],
    seeAlso: ["scroll"],
    offers: { context in
      context.arguments.isEmpty ? ["in", "out", "min", "max"].map { .init($0) } : []
    },
    action: { arguments, session throws(CommandFailure) in
      let word = try arguments.word("a zoom", choices: ["in", "out", "min", "max", "a scale"])
      try arguments.end()
      guard let view = session.app.viewInFront?.firstZoomingView else {
        throw CommandFailure(
          .nothingToZoom(
            on: session.navigator.frontTitle, uses: session.elements.otherUses))
      }
      let scale = try view.scale(for: word)
      let old = view.zoomScale
      guard view.pinch(to: scale) else {
        throw CommandFailure(.notZoomable)
      }
      session.settle()
      let limits =
        "of \(Double(view.minimumZoomScale).inShortWords) "
        + "to \(Double(view.maximumZoomScale).inShortWords)"
      let now = "scale \(Double(view.zoomScale).inShortWords) \(limits)"
      return Outcome(
        view.zoomScale == old ? "Still at \(now)." : "Zoomed to \(now).", drawing: .always)
    })
}

extension UIView {
  /// The outermost scroll view that a pinch zooms.
  fileprivate var firstZoomingView: UIScrollView? {
    shownViews(of: UIScrollView.self).first { view in
      view.maximumZoomScale > view.minimumZoomScale
        && view.delegate?.viewForZooming(in: view) != nil
    }
  }
}

extension UIScrollView {
  /// The scale that a word asks for, held to the limits.
  fileprivate func scale(for word: Word) throws(CommandFailure) -> CGFloat {
    let wanted: CGFloat
    switch word.text.lowercased() {
    case "in", "+": wanted = zoomScale * 2
    case "out", "-": wanted = zoomScale / 2
    case "min": wanted = minimumZoomScale
    case "max": wanted = maximumZoomScale
    case let text:
      guard let number = Double(text), number.isFinite, number > 0 else {
        throw CommandFailure(
          .unknownChoice(
            noun: "zoom", word: word.text, title: "Write",
            choices: ["in", "out", "min", "max", "a scale"]), at: word.range)
      }
      wanted = CGFloat(number)
    }
    return min(max(wanted, minimumZoomScale), maximumZoomScale)
  }

  /// Pinches until the scale is reached; false if it cannot be pinched.
  fileprivate func pinch(to scale: CGFloat) -> Bool {
    guard beginPinch() else { return false }
    pinch(by: scale / zoomScale)
    endPinch()
    return true
  }
}

extension Double {
  /// The number with at most two digits after the point.
  var inShortWords: String { ((self * 100).rounded() / 100).inWords }
}
