import Foundation
import Testing
import UIKit

@Suite struct UIColorTests {
  @Test func `parts are held to zero through one`() {
    let color = UIColor(red: 2, green: -1, blue: .nan, alpha: 0.5)
    #expect(
      [color.redValue, color.greenValue, color.blueValue, color.alphaValue] == [1, 0, 0, 0.5])
  }

  @Test func `a colour literal is a colour`() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == UIColor.orange)
  }

  @Test func `equal parts make equal colours`() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
    #expect(UIColor.black != UIColor.label)
  }

  @Test func `the parts are read through pointers as on a phone`() {
    var red: CGFloat = 0
    var alpha: CGFloat = 0
    #expect(UIColor.purple.getRed(&red, green: nil, blue: nil, alpha: &alpha))
    #expect(red == 0.5)
    #expect(alpha == 1)
    var white: CGFloat = 0
    #expect(UIColor.gray.getWhite(&white, alpha: nil))
    #expect(white == 0.5)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
    #expect(white == 0.5)
  }

  @Test(arguments: [UIColor.red, .green, .blue, .cyan, .yellow, .magenta, .orange, .brown, .gray])
  func `hue and back is the same colour`(color: UIColor) {
    var hue: CGFloat = 0
    var saturation: CGFloat = 0
    var brightness: CGFloat = 0
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    let back = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    #expect(abs(back.redValue - color.redValue) < 1e-9)
    #expect(abs(back.greenValue - color.greenValue) < 1e-9)
    #expect(abs(back.blueValue - color.blueValue) < 1e-9)
  }
}
