import Foundation
import UIKit

/// Numbers that look random and are the same for the same seed.
///
/// Source: SplitMix64, Steele and others 2014.
struct WalkRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Makes walks from seeds.
struct WalkGenerator {
  private var random: WalkRandom

  init(seed: UInt64) { random = WalkRandom(seed: seed) }

  /// The walk of a seed: a number of steps from a beginning.
  static func walk(seed: UInt64, from beginning: WalkContent, length: Int) -> Walk {
    var generator = WalkGenerator(seed: seed)
    return Walk(from: beginning, (0..<length).map { _ in generator.step() })
  }

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  private mutating func flag() -> Bool { below(2) == 0 }

  private mutating func pick<Choices: Collection>(_ choices: Choices) -> Choices.Element
  where Choices.Index == Int {
    choices[choices.startIndex + below(choices.count)]
  }

  private mutating func content() -> WalkContent {
    below(5) < 3 ? .plain : pick(WalkContent.allCases)
  }

  private mutating func step() -> WalkStep {
    switch below(100) {
    case ..<14: .settle
    case ..<24: .turn
    case ..<34: .wait(milliseconds: pick([10, 100, 200, 300, 400, 600, 1000]))
    case ..<41: gesture()
    case ..<49: touch()
    case ..<53: surroundings()
    case ..<58: .inside(pick(WalkHook.allCases), change())
    default: change()
    }
  }

  private mutating func gesture() -> WalkStep {
    switch below(18) {
    case 12...:
      below(4) == 0 ? .columns(split: below(2), columnUse()) : .controls(below(3), controlUse())
    case 8...: .list(below(3), listUse())
    case 0: .swipeBack(stack: below(4))
    case 1: .swipePage(book: below(3), forward: flag())
    case 2: .pullSheet(from: below(3))
    case 3: .move(percent: below(101))
    case 4, 5: .finish
    default: .cancel
    }
  }

  private mutating func listUse() -> WalkListUse {
    switch below(10) {
    case 0, 1: .type(pick(["a", "word", "\n"]))
    case 2: .delete
    case 3: .endEditing
    case 4: .tap(row: below(14))
    case 5: .swipe(row: below(14))
    case 6: .batch(row: below(14))
    case 7: .edit(flag())
    case 8: .reload
    default: .scroll(row: below(14))
    }
  }

  private mutating func controlUse() -> WalkControlUse {
    switch below(15) {
    case 0, 1: .openMenu
    case 2: .holdPreview
    case 3: .holdItem(below(9))
    case 4, 5, 6: .choose(row: below(6))
    case 7: .tapPreview
    case 8: .closeMenu
    case 9: .turnWheel(component: below(2), row: below(5))
    case 10: .reloadWheels(rows: 1 + below(5))
    case 11: .tapItem(below(9))
    case 12: .insertItems(count: 1 + below(4), animated: flag())
    case 13: .deleteItem(below(9), animated: flag())
    default: .scroll(percent: below(101))
    }
  }

  private mutating func columnUse() -> WalkColumnUse {
    switch below(3) {
    case 0: .show(pick([.primary, .supplementary, .secondary]))
    case 1: .hide(pick([.primary, .supplementary, .secondary]))
    default: .replace(pick([.primary, .supplementary, .secondary, .compact]), content())
    }
  }

  /// A step of a touch; most that can be touched lies in bars and at edges.
  private mutating func touch() -> WalkStep {
    let x = below(3) == 0 ? 0 : below(100)
    let y = below(3) == 0 ? 0 : below(100)
    return switch below(8) {
    case 0, 1: .tap(x: x, y: y)
    case 2, 3: .touchDown(x: x, y: y)
    case 4, 5: .touchMove(x: below(100), y: below(2) == 0 ? y : below(100))
    case 6: .touchUp
    default: .touchCancel
    }
  }

  private mutating func surroundings() -> WalkStep {
    switch below(6) {
    case 5: .animate(plain: below(20), pick(WalkMotion.allCases))
    case 0: .rotate
    case 1: .memoryWarning
    case 2: flag() ? .background : .foreground
    default: resize()
    }
  }

  private mutating func resize() -> WalkStep {
    let size = pick([(80, 24), (120, 30), (40, 20), (100, 24), (48, 40), (200, 60)])
    return .resize(columns: size.0, rows: size.1)
  }

  /// A change of what is shown.
  private mutating func change() -> WalkStep {
    switch below(23) {
    case 0, 1: .push(stack: below(4), content(), animated: flag())
    case 2: .pop(stack: below(4), animated: flag())
    case 3: flag() ? .popToRoot(stack: below(4), animated: flag()) : popTo()
    case 4:
      flag()
        ? .turnOver(stack: below(4), animated: flag())
        : .restack(stack: below(4), keep: below(3), content(), animated: flag())
    case 5, 6: .select(tabs: below(2), index: below(12))
    case 7: .press(tabs: below(2), index: below(12))
    case 8: .retab(tabs: below(2), index: below(6), content())
    case 9, 10: .present(from: below(20), content(), style(), animated: flag())
    case 11, 12: .dismiss(from: below(20), animated: flag())
    case 13: .turnPage(book: below(3), forward: flag(), animated: flag())
    case 14: .show(from: below(20), content())
    case 15: .showDetail(from: below(20), content())
    case 16: .addChild(host: below(3), content())
    case 17: .removeChild(host: below(3), index: below(3))
    case 18:
      flag()
        ? .exchange(host: below(3), index: below(3), content(), animated: flag())
        : .swap(host: below(3), index: below(3), content())
    case 19: .tabCount(tabs: below(2), 1 + below(10))
    case 20: .alert(from: below(20), animated: flag())
    case 21: .hidePrimary(split: below(2), flag())
    default: below(3) == 0 ? .replaceRoot(content()) : .push(stack: 0, .plain, animated: true)
    }
  }

  private mutating func popTo() -> WalkStep {
    .popTo(stack: below(4), height: below(4), animated: flag())
  }

  private mutating func style() -> UIModalPresentationStyle {
    pick([
      .fullScreen, .fullScreen, .pageSheet, .automatic, .formSheet, .overFullScreen,
      .currentContext, .overCurrentContext, .popover, .custom,
    ])
  }
}
