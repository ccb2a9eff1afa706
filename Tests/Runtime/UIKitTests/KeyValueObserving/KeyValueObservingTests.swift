import Foundation
import Testing
import UIKit

/// Source: Apple, "Key-Value Observing Programming Guide".
@MainActor @Suite struct KeyValueObservingTests {
  /// A model as the translation of an app has it.
  private final class Player: NSObject {
    var score = 0 { didSet { UIKitRuntime.didSet("score", of: self, to: score) } }
    var name: String? { didSet { UIKitRuntime.didSet("name", of: self, to: name) } }
  }

  private final class Watcher: UIViewController {
    var lines: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let values = [NSKeyValueChangeKey.oldKey, .newKey].map { change?[$0].map { "\($0)" } ?? "-" }
      lines.append("\(keyPath ?? "?") \(values.joined(separator: " "))")
    }
  }

  private func world() {
    UIApplication.replaceShared(with: UIApplication(scheduler: UIKitRuntime.SteppedScheduler()))
  }

  @Test
  func `key-value-observing: a closure gets the values of each change until the observation ends`()
  {
    world()
    let player = Player()
    var lines: [String] = []
    var observation: NSKeyValueObservation? = player.observe(\.score, options: [.new, .old]) {
      player, change in
      lines.append("\(change.oldValue ?? -1) \(change.newValue ?? -1) \(player.score)")
    }
    player.score = 2
    player.score = 5
    player.name = "Ann"
    #expect(lines == ["0 2 2", "2 5 5"])
    _ = observation
    observation = nil
    player.score = 9
    #expect(lines.count == 2)
  }

  @Test func `key-value-observing: options choose the values, and ask for a call at once`() {
    world()
    let player = Player()
    player.score = 4
    var lines: [String] = []
    let first = player.observe(\.score, options: [.initial, .new]) {
      lines.append("\($1.newValue ?? -1)")
    }
    let second = player.observe(\.name) {
      lines.append("name \($1.newValue == nil && $1.oldValue == nil)")
    }
    player.name = "Ann"
    #expect(lines == ["4", "name true"])
    first.invalidate()
    player.score = 5
    #expect(lines.count == 2)
    second.invalidate()
  }

  @Test
  func
    `key-value-observing: an observer may end its own observation, and begin another, in a call`()
  {
    world()
    let player = Player()
    var observations: [NSKeyValueObservation] = []
    var lines: [String] = []
    observations.append(
      player.observe(\.score) { player, _ in
        observations.first?.invalidate()
        lines.append("first \(player.score)")
        observations.append(
          player.observe(\.score) { player, _ in lines.append("second \(player.score)") })
      })
    player.score = 1
    player.score = 2
    #expect(lines == ["first 1", "second 2"])
  }

  @Test
  func
    `key-value-observing: a controller is told by key path, with its context, until it is removed`()
  {
    world()
    let (player, watcher) = (Player(), Watcher())
    player.addObserver(watcher, forKeyPath: "score", options: [.new, .old], context: nil)
    player.score = 3
    player.score = 3
    player.name = "Ann"
    player.score = 4
    #expect(watcher.lines == ["score - 3", "score 3 4"])
    player.removeObserver(watcher, forKeyPath: "score")
    player.score = 5
    #expect(watcher.lines.count == 2)
    player.addObserver(watcher, forKeyPath: "score", options: [.initial, .new], context: nil)
    #expect(watcher.lines.last == "score - 5")
    player.removeObserver(watcher, forKeyPath: "score", context: nil)
  }

  @Test func `key-value-observing: neither the observed object nor the observer is kept`() {
    world()
    var (player, watcher): (Player?, Watcher?) = (Player(), Watcher())
    weak let gone = player
    weak let over = watcher
    let observation = player?.observe(\.score) { _, _ in }
    player?.addObserver(watcher ?? Watcher(), forKeyPath: "name", context: nil)
    watcher = nil
    #expect(over == nil)
    player?.name = "Ann"
    player = nil
    #expect(gone == nil)
    observation?.invalidate()
  }

  @Test func `key-value-observing: views tell of their place, content and texts`() {
    world()
    let (label, picture, list) = (
      UILabel(), UIImageView(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
    )
    var lines: [String] = []
    let observations = [
      label.observe(\.center, options: .new) { lines.append("center \($1.newValue?.x ?? 0)") },
      label.observe(\.text, options: .new) {
        lines.append("text \(($1.newValue ?? nil) ?? "nil")")
      },
      picture.observe(\.image) { view, _ in lines.append("image \(view.image != nil)") },
      list.observe(\.contentOffset) { view, _ in lines.append("offset \(view.contentOffset.y)") },
      label.observe(\.isHidden) { view, _ in lines.append("hidden \(view.isHidden)") },
    ]
    label.center = CGPoint(x: 7, y: 1)
    label.center = CGPoint(x: 7, y: 1)
    label.text = "a"
    label.attributedText = NSAttributedString(string: "b")
    picture.image = UIImage()
    list.contentSize = CGSize(width: 4, height: 9)
    list.contentOffset = CGPoint(x: 0, y: 3)
    label.isHidden = true
    #expect(lines == ["center 7.0", "text a", "text b", "image true", "offset 3.0", "hidden true"])
    for observation in observations { observation.invalidate() }
  }

  @Test func `key-value-observing: many objects that have ended leave those that live observed`() {
    world()
    let player = Player()
    var scores: [Int] = []
    let observation = player.observe(\.score) { player, _ in scores.append(player.score) }
    for number in 1...300 {
      let other = Player()
      other.addObserver(Watcher(), forKeyPath: "score", context: nil)
      player.score = number
    }
    #expect(scores == Array(1...300))
    observation.invalidate()
    player.score = 0
    #expect(scores.count == 300)
  }
}
