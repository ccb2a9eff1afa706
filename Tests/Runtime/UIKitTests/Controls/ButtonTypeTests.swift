import Foundation
import Testing
import UIKit

/// Source: Apple, UIButton.ButtonType, adjustsImageWhenHighlighted.
@MainActor @Suite struct ButtonTypeTests {
  @Test(arguments: [
    (UIButton.ButtonType.detailDisclosure, "[i]", "More Info"), (.infoLight, "[i]", "More Info"),
    (.infoDark, "[i]", "More Info"), (.contactAdd, "[+]", "Add"), (.close, "[×]", "Close"),
  ])
  func `a kind with a sign shows it, and is read`(
    kind: UIButton.ButtonType, sign: String, label: String
  ) {
    let world = DrawingWorld()
    let button = UIButton(type: kind)
    button.sizeToFit()
    #expect(world.drawn(button) == [sign])
    #expect(button.buttonType == kind && button.accessibilityLabel == label)
    button.setTitle("Why", for: .normal)
    #expect(button.accessibilityLabel == "Why")
  }

  @Test func `an image is weaker while the button is highlighted or disabled, if it should be`() {
    let world = DrawingWorld()
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.sizeToFit()
    defer { withExtendedLifetime(world) {} }
    button.adjustsImageWhenHighlighted = false
    button.adjustsImageWhenDisabled = false
    button.isHighlighted = true
    button.isEnabled = false
    // The button draws the image itself.
    #expect(button.subviews.count == 1)
    button.adjustsImageWhenDisabled = true
    #expect(button.imageView?.alpha == 0.5)
    button.isEnabled = true
    #expect(button.imageView?.alpha == 1)
    button.adjustsImageWhenHighlighted = true
    #expect(button.imageView?.alpha == 0.5)
    button.isHighlighted = false
    #expect(button.imageView?.alpha == 1)
  }
}
