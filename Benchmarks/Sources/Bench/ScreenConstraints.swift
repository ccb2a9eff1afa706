/// The constraints of a typical screen: a bar with a title, 35 rows with an image, two labels and an
/// accessory each, and a footer, a thousand in all.
///
/// Labels have the size of their text as far as it fits (hugging and compression resistance). Each
/// view has four variables, as UIKit needs them; one solution is best.
struct ScreenConstraints {
  enum Strength: Int32 {
    case weak, twiceWeak, medium, strong, required

    /// The level of priority, as UIKit counts them.
    var priority: Float { [250, 251, 750, 999, 1000][Int(rawValue)] }
  }

  struct Constraint {
    var terms: [(coefficient: Double, variable: Int)]
    var relation: Int
    var constant: Double
    var strength: Strength
  }

  /// The places of a view's variables.
  struct View {
    let left: Int
    var top: Int { left + 1 }
    var width: Int { left + 2 }
    var height: Int { left + 3 }
  }

  private(set) var variableCount = 0
  private(set) var constraints: [Constraint] = []
  /// Two variables whose value is to be suggested at `strong`: that of the screen's width, on which
  /// everything depends, and of the width of one image.
  let screenWidth: Int
  private(set) var imageWidth = 0

  init(rows: Int = 35) {
    screenWidth = View(left: 0).width
    let screen = makeView()
    constrain([(1, screen.left)], 0, 0)
    constrain([(1, screen.top)], 0, 0)
    constrain([(1, screen.height)], 0, 844)
    constrain([(1, screen.width)], 1, 200)
    constrain([(1, screen.width)], 0, 390, .weak)
    let bar = addBar(screen)
    var above = bar
    for number in 0..<rows { above = addRow(number, below: above, on: screen) }
    let footer = makeView()
    pin(footer, below: above, on: screen)
    constrain([(1, footer.height)], 0, 30)
  }

  private mutating func makeView() -> View {
    defer { variableCount += 4 }
    return View(left: variableCount)
  }

  private mutating func constrain(
    _ terms: [(Double, Int)], _ relation: Int, _ constant: Double, _ strength: Strength = .required
  ) {
    constraints.append(
      Constraint(terms: terms, relation: relation, constant: constant, strength: strength))
  }

  private mutating func pin(_ view: View, below above: View, on screen: View) {
    constrain([(1, view.left), (-1, screen.left)], 0, 0)
    constrain([(1, view.width), (-1, screen.width)], 0, 0)
    constrain([(1, view.top), (-1, above.top), (-1, above.height)], 0, 0)
  }

  private mutating func center(_ view: View, vertically other: View) {
    constrain([(1, view.top), (0.5, view.height), (-1, other.top), (-0.5, other.height)], 0, 0)
  }

  /// A length of a label: hugged, and resisting compression.
  private mutating func fit(_ length: Int, _ text: Double, hugging: Strength = .weak) {
    constrain([(1, length)], -1, text, hugging)
    constrain([(1, length)], 1, text, .medium)
  }

  private mutating func addBar(_ screen: View) -> View {
    let (bar, title, button) = (makeView(), makeView(), makeView())
    constrain([(1, bar.left), (-1, screen.left)], 0, 0)
    constrain([(1, bar.width), (-1, screen.width)], 0, 0)
    constrain([(1, bar.top), (-1, screen.top)], 0, 47)
    constrain([(1, bar.height)], 0, 44)
    constrain([(1, title.left), (0.5, title.width), (-1, bar.left), (-0.5, bar.width)], 0, 0)
    center(title, vertically: bar)
    constrain([(1, title.width)], 0, 90)
    constrain([(1, title.height)], 0, 20)
    constrain([(1, button.left), (-1, bar.left)], 0, 8)
    center(button, vertically: bar)
    constrain([(1, button.width)], 0, 44)
    constrain([(1, button.height)], 0, 44)
    return bar
  }

  private mutating func addRow(_ number: Int, below above: View, on screen: View) -> View {
    let row = makeView()
    pin(row, below: above, on: screen)
    constrain([(1, row.height)], 1, 44)
    let (image, accessory) = (addImage(in: row), addAccessory(in: row))
    if number == 10 {
      imageWidth = image.width
    } else {
      constrain([(1, image.width)], 0, 40)
    }
    addLabels(number, in: row, image, accessory)
    return row
  }

  private mutating func addImage(in row: View) -> View {
    let image = makeView()
    constrain([(1, image.left), (-1, row.left)], 0, 16)
    center(image, vertically: row)
    constrain([(1, image.top), (-1, row.top)], 1, 4)
    constrain([(1, image.height), (-1, image.width)], 0, 0)
    return image
  }

  private mutating func addAccessory(in row: View) -> View {
    let accessory = makeView()
    let right = [(1.0, accessory.left), (1, accessory.width)]
    constrain(right + [(-1, row.left), (-1, row.width)], 0, -16)
    center(accessory, vertically: row)
    constrain([(1, accessory.width)], 0, 12)
    constrain([(1, accessory.height)], 0, 20)
    return accessory
  }

  private mutating func addLabels(_ number: Int, in row: View, _ image: View, _ accessory: View) {
    let (title, subtitle) = (makeView(), makeView())
    constrain([(1, title.left), (-1, image.left), (-1, image.width)], 0, 8)
    constrain([(1, title.top), (-1, row.top)], 0, 8)
    constrain([(1, subtitle.left), (-1, title.left)], 0, 0)
    constrain([(1, subtitle.top), (-1, title.top), (-1, title.height)], 0, 4)
    constrain([(1, subtitle.top), (1, subtitle.height), (-1, row.top), (-1, row.height)], 0, -8)
    for (label, width) in [(title, 100 + number * 37 % 300), (subtitle, 80 + number * 53 % 350)] {
      constrain([(1, label.left), (1, label.width), (-1, accessory.left)], -1, -8)
      fit(label.width, Double(width))
    }
    fit(title.height, 20)
    fit(subtitle.height, 16, hugging: .twiceWeak)
  }
}
