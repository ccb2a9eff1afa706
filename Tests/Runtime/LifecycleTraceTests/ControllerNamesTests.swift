import Testing

@testable import LifecycleTrace

@Suite("Names of controllers")
struct ControllerNamesTests {
  @Test func `Each name has one number, also where length and first letter are the same`() {
    var names = ControllerNames()
    let words = ["Game", "Grid", "", "G", "Game", "é", "Grid", ""]
    let numbers = words.map { names.number(of: $0) }
    #expect(numbers == [0, 1, 2, 3, 0, 4, 1, 2])
    #expect(numbers.map { names[$0] } == words && names.count == 5)
  }

  @Test(arguments: [1, 9, 10, 11, 99, 100, 109, 999, 1000, 123_456])
  func `The width of a name is that of its text`(ordinal: Int) {
    for name in ["Game", "Spiel é", "盤"] {
      let controller = ControllerID(name: name, ordinal: ordinal)
      #expect(controller.shownWidth == controller.description.count)
    }
  }

  @Test func `There are never more names than events`() {
    var recorder = LifecycleRecorder(capacity: 3)
    for number in 1...1000 {
      recorder.append(
        .viewDidLoad, of: ControllerID(name: "Card \(number)", ordinal: 1), at: .zero)
      #expect(recorder.names.count <= 3)
    }
    #expect(recorder.events.map(\.controller.name) == ["Card 998", "Card 999", "Card 1000"])
  }
}
