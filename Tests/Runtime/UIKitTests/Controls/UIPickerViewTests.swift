import Foundation
import Testing

@testable import UIKit

/// Source: Apple, UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate.
@MainActor @Suite struct UIPickerViewTests {
  private func picker(_ fruits: Fruits) -> UIPickerView {
    let picker = UIPickerView(frame: .zero)
    picker.dataSource = fruits
    picker.delegate = fruits
    return picker
  }

  @Test func `components, rows and the first selection come from the data source`() {
    _ = DrawingWorld()
    let fruits = Fruits()
    let picker = picker(fruits)
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 4)
    #expect((0..<3).map { picker.selectedRow(inComponent: $0) } == [0, 0, -1])
    picker.selectRow(2, inComponent: 0, animated: true)
    picker.selectRow(9, inComponent: 1, animated: false)
    #expect((0..<2).map { picker.selectedRow(inComponent: $0) } == [2, 0])
    #expect(fruits.calls == [])
  }

  @Test func `picker-delegate-alone: a delegate that knows the numbers does without a data source`()
  {
    _ = DrawingWorld()
    let (fruits, others) = (Fruits(), Fruits())
    let picker = UIPickerView(frame: .zero)
    picker.delegate = fruits
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 4)
    others.names = ["Kiwi"]
    picker.dataSource = others
    #expect(picker.numberOfRows(inComponent: 0) == 1)
  }

  @Test func `a reload keeps the selected row while there is one`() {
    _ = DrawingWorld()
    let fruits = Fruits()
    let picker = picker(fruits)
    picker.selectRow(3, inComponent: 0, animated: false)
    fruits.names = ["Kiwi", "Lemon"]
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == 1)
    fruits.names = []
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == -1)
  }

  @Test func `the selected rows are drawn in the middle between marks`() {
    let world = DrawingWorld()
    let fruits = Fruits()
    let picker = picker(fruits)
    picker.selectRow(1, inComponent: 0, animated: false)
    picker.sizeToFit()
    #expect(
      world.drawn(picker) == [
        "", "  Apple", "> Banana < > 1 <", "  Cherry     2", "   Date",
      ])
  }

  @Test func `views of the delegate's own take the place of titles, and are used again`() throws {
    let world = DrawingWorld()
    let source = OwnViews()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 20, height: 3))
    picker.dataSource = source
    picker.delegate = source
    #expect(world.drawn(picker) == ["", "    > row 0    <", "      row 1"])
    let first = try #require(picker.view(forRow: 0, forComponent: 0))
    picker.selectRow(50, inComponent: 0, animated: false)
    picker.layoutIfNeeded()
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    #expect((49...51).contains { picker.view(forRow: $0, forComponent: 0) === first })
    #expect(source.made <= 4)
  }

  @Test func `a tap and a drag select, and the delegate is called once each`() {
    let world = TouchWorld(.terminal)
    let fruits = Fruits()
    let picker = picker(fruits)
    picker.sizeToFit()
    picker.frame.origin = CGPoint(x: 10, y: 10)
    world.window.addSubview(picker)
    world.window.layoutIfNeeded()
    world.input.tap(at: CGPoint(x: 14, y: 13.5))
    #expect(fruits.calls == [], "the wheel is still turning")
    #expect(picker.selectedRow(inComponent: 0) == 0)
    world.scheduler.runUntilIdle()
    #expect(fruits.calls == ["0.1"])
    world.drag(from: CGPoint(x: 14, y: 13.5), to: CGPoint(x: 14, y: 11.5), steps: 2)
    world.scheduler.runUntilIdle()
    #expect(fruits.calls == ["0.1", "0.3"])
    world.drag(from: CGPoint(x: 14, y: 13.5), to: CGPoint(x: 14, y: 3.5), steps: 2)
    world.scheduler.runUntilIdle()
    #expect(fruits.calls == ["0.1", "0.3"])
    #expect(picker.selectedRow(inComponent: 0) == 3)
  }

  @Test func `an animated selection holds at once, and the wheel turns to it on the frame clock`()
    throws
  {
    let world = TouchWorld(.phone)
    let fruits = Fruits()
    let picker = picker(fruits)
    picker.sizeToFit()
    world.window.addSubview(picker)
    world.window.layoutIfNeeded()
    picker.selectRow(2, inComponent: 0, animated: true)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    func top() throws -> CGFloat {
      try #require(picker.view(forRow: 1, forComponent: 0)).frame.minY
    }
    let start = try top()
    world.scheduler.advance(by: .milliseconds(150))
    picker.layoutIfNeeded()
    let height = picker.rowSize(forComponent: 0).height
    // Four frames of nine.
    #expect(abs(try top() - (start - 2 * height * 4 / 9)) < 0.5)
    world.scheduler.runUntilIdle()
    picker.layoutIfNeeded()
    #expect(abs(try top() - (start - 2 * height)) < 1e-6)
    #expect(fruits.calls == [])
    #expect(!world.application.frameClock.isMoving)
  }

  @Test func `each column is one adjustable element that says its row`() throws {
    _ = DrawingWorld()
    let fruits = Fruits()
    let picker = picker(fruits)
    picker.accessibilityLabel = "Fruit"
    picker.sizeToFit()
    picker.layoutIfNeeded()
    #expect(
      UIKitRuntime.ScreenReader.sentences(in: picker) == [
        "Fruit, column 1: Apple. Adjustable.", "Fruit, column 2: 1. Adjustable.",
      ])
    try #require(picker.subviews.first).accessibilityIncrement()
    #expect(fruits.calls == ["0.1"])
  }
}

/// Four fruits, and how many of them.
@MainActor
private final class Fruits: UIPickerViewDataSource, UIPickerViewDelegate {
  var names = ["Apple", "Banana", "Cherry", "Date"]
  private(set) var calls: [String] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? names.count : 2
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { component == 0 ? names[row] : "\(row + 1)" }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    calls.append("\(component).\(row)")
  }
}

/// A hundred rows, each a label of its own.
@MainActor
private final class OwnViews: UIPickerViewDataSource, UIPickerViewDelegate {
  private(set) var made = 0

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    100
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 12 }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    if view == nil { made += 1 }
    let label = view as? UILabel ?? UILabel()
    label.text = "row \(row)"
    return label
  }
}
