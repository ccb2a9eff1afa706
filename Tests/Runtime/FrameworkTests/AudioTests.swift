import AVFoundation
import Testing
import UIKit

/// Sounds on virtual time.
@MainActor @Suite struct AudioTests {
  /// A file of WAV: 8,000 bytes a second.
  private static func wave(seconds: Double) -> Data {
    func number(_ value: Int, _ count: Int = 4) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let samples = [UInt8](repeating: 128, count: Int(seconds * 8000))
    let format =
      Array("fmt ".utf8) + number(16) + number(1, 2) + number(1, 2) + number(8000) + number(8000)
      + number(1, 2) + number(8, 2)
    let body = Array("WAVE".utf8) + format + Array("data".utf8) + number(samples.count) + samples
    return Data(Array("RIFF".utf8) + number(body.count) + body)
  }

  private final class Listener: AVAudioPlayerDelegate {
    var ended: [Bool] = []
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
      ended.append(flag)
    }
  }

  @Test func `a sound takes its time, and its delegate is told at the end`() throws {
    let world = World()
    let player = try AVAudioPlayer(data: Self.wave(seconds: 1.5))
    let listener = Listener()
    player.delegate = listener
    #expect(player.duration == 1.5)
    #expect(player.play())
    world.wait(1)
    #expect(player.isPlaying)
    #expect(player.currentTime == 1)
    player.pause()
    world.wait(5)
    #expect(listener.ended.isEmpty)
    player.play()
    world.wait(0.6)
    #expect(listener.ended == [true])
    #expect(!player.isPlaying)
    #expect(player.currentTime == 0)
  }

  @Test func `a sound is repeated as often as it should be`() throws {
    let world = World()
    let player = try AVAudioPlayer(data: Self.wave(seconds: 1))
    let listener = Listener()
    player.delegate = listener
    player.numberOfLoops = 1
    player.play()
    world.wait(1.5)
    #expect(player.isPlaying)
    world.wait(1)
    #expect(listener.ended == [true])
  }

  @Test func `frames of MP3 are counted, behind a tag`() throws {
    let world = World()
    defer { withExtendedLifetime(world) {} }
    // Layer III, 128 kbit/s, 44,100 Hz: 417 bytes and 1,152 samples each.
    let frame = [0xFF, 0xFB, 0x90, 0x00] + [UInt8](repeating: 0, count: 413)
    let tag = Array("ID3".utf8) + [3, 0, 0, 0, 0, 0, 2, 0, 0]
    let data = Data(tag + (0..<10).flatMap { _ in frame })
    let player = try AVAudioPlayer(data: data)
    #expect(abs(player.duration - 11520.0 / 44100) < 0.0001)
  }

  @Test func `what is no sound, or is cut off, is refused`() {
    let world = World()
    defer { withExtendedLifetime(world) {} }
    for data in [Data(), Data("RIFF".utf8), Data("no sound at all".utf8)] {
      #expect(throws: (any Error).self) { try AVAudioPlayer(data: data) }
    }
  }

  @Test func `there is no microphone`() throws {
    let world = World()
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, mode: .default)
    #expect(session.category == .playback)
    var answers: [Bool] = []
    session.requestRecordPermission { answers.append($0) }
    #expect(answers.isEmpty)
    world.wait()
    #expect(answers == [false])
  }
}
