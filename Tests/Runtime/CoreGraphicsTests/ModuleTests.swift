// Imports neither Foundation nor UIKit: the names used here must come with the module alone.
import QuartzCore
import Testing

@Suite struct ModuleTests {
  @Test func `the geometry comes with the module alone, also by way of QuartzCore`() {
    let rect = CGRect(x: 0, y: 0, width: 4, height: 2)
      .insetBy(dx: 1, dy: 0)
      .applying(CGAffineTransform(scaleX: 2, y: 2))
    let size: CGSize = rect.size
    let point = CGPoint(x: rect.midX, y: rect.midY)
    let number: CGFloat = size.width * 2 + point.x
    #expect(rect == CGRect(x: 2, y: 0, width: 4, height: 4))
    #expect(number == 12)
    #expect(CGVector(dx: 1, dy: 0) != .zero)
  }
}
