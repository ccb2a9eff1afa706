import AVFoundation
import Testing
import UIKit

/// Source: Apple, AVMakeRect(aspectRatio:insideRect:), AVAudioPlayer.
@MainActor @Suite struct FramingTests {
  @Test func `a shape fits as large as it can, in the middle`() {
    let bounds = CGRect(x: 10, y: 20, width: 100, height: 50)
    let wide = AVMakeRect(aspectRatio: CGSize(width: 4, height: 1), insideRect: bounds)
    #expect(wide == CGRect(x: 10, y: 32.5, width: 100, height: 25))
    let high = AVMakeRect(aspectRatio: CGSize(width: 1, height: 2), insideRect: bounds)
    #expect(high == CGRect(x: 47.5, y: 20, width: 25, height: 50))
    #expect(AVMakeRect(aspectRatio: .zero, insideRect: bounds).size == .zero)
  }

  @Test func `a player without a sound is an initial value that plays nothing`() {
    let world = World()
    let player = AVAudioPlayer()
    #expect(player.duration == 0 && player.url == nil && player.data == nil)
    player.stop()
    world.wait(1)
    #expect(!player.isPlaying)
  }
}
