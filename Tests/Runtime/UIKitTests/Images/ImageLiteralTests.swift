import Testing

@testable import UIKit

@MainActor @Suite struct ImageLiteralTests {
  @Test func `an image literal is the image of its name, and one that is missing is told`() {
    let recorder = TraceRecorder()
    let cat = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
    recorder.application.viewEnvironment.namedImages["cat"] = cat
    let found: UIImage = #imageLiteral(resourceName: "cat")
    #expect(found.size == cat.size && recorder.warnings.isEmpty)
    let missing = #imageLiteral(resourceName: "dog")
    #expect(missing.size == .zero)
    #expect(recorder.warnings == ["[Image] there is no image named dog"])
  }
}
