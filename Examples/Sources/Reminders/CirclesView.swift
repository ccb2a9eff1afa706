import UIKit

/// Concentric circles around the middle, which change their colour when they are touched.
class CirclesView: UIView {
  private static let colors: [(name: String, color: UIColor)] = [
    ("Gray", .gray), ("Red", .red), ("Green", .green), ("Blue", .blue), ("Magenta", .magenta),
    ("Cyan", .cyan),
  ]
  private var colorIndex = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .clear
    isAccessibilityElement = true
    accessibilityIdentifier = "circles"
    accessibilityLabel = "Circles"
    accessibilityTraits = .button
    accessibilityHint = "Changes their colour."
  }

  override var accessibilityValue: String? {
    get { Self.colors[colorIndex].name }
    set {}
  }

  override func draw(_ rect: CGRect) {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    // The largest circle goes around the view.
    let maxRadius = hypot(bounds.width, bounds.height) / 2
    let path = UIBezierPath()
    for radius in stride(from: maxRadius, to: 0, by: -32) {
      // A line would lead from the end of one circle to the next, unless the path is moved.
      path.move(to: CGPoint(x: center.x + radius, y: center.y))
      path.addArc(
        withCenter: center, radius: radius, startAngle: 0, endAngle: .pi * 2, clockwise: true)
    }
    path.lineWidth = 4
    Self.colors[colorIndex].color.setStroke()
    path.stroke()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    colorIndex = (colorIndex + 1) % Self.colors.count
    setNeedsDisplay()
  }
}
