import Foundation
import Testing

@testable import UIKit

@Suite struct ExtentSumsTests {
  /// Makes the same random changes to the sums and to a plain list.
  @Test(arguments: [1, 2, 3, 7, 64, 100])
  func `sums and places agree with a plain list after random changes`(count: Int) {
    var random = WalkRandom(seed: UInt64(count))
    var sums = ExtentSums(count: count, standard: 2)
    var list = [CGFloat](repeating: 2, count: count)
    for _ in 0..<200 {
      let index = Int.random(in: 0..<count, using: &random)
      let length = CGFloat(Int.random(in: 1...5, using: &random))
      sums[index] = length
      list[index] = length
      let place = Int.random(in: 0...count, using: &random)
      #expect(sums.offset(of: place) == list[..<place].reduce(0, +))
      let offset = CGFloat(Int.random(in: 0...Int(list.reduce(0, +)), using: &random))
      #expect(sums.index(at: offset) == Self.index(at: offset, in: list))
    }
    #expect(sums.total == list.reduce(0, +))
    #expect(sums.exceptions.count == list.count { $0 != 2 })
  }

  private static func index(at offset: CGFloat, in list: [CGFloat]) -> Int {
    var start: CGFloat = 0
    for (index, length) in list.enumerated() {
      if offset < start + length { return index }
      start += length
    }
    return list.count - 1
  }

  @Test func `a million equal lengths take no memory, and one other takes twenty nodes`() {
    var sums = ExtentSums(count: 1_000_000, standard: 1)
    #expect(sums.exceptions.isEmpty && sums.total == 1_000_000)
    sums[500_000] = 4
    #expect(sums.exceptions.count == 1)
    #expect(sums.offset(of: 500_000) == 500_000 && sums.offset(of: 500_001) == 500_004)
    #expect(sums.index(at: 500_003.5) == 500_000 && sums.index(at: 500_004) == 500_001)
    sums[500_000] = 1
    #expect(sums.exceptions.isEmpty)
  }
}
