import AVKit
import Testing
import UIKit

/// Films, which take their time and are not seen.
@MainActor @Suite struct FilmTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "films-\(UUID())")

  /// A sound of two seconds, which is played as a film without pictures is.
  private func file() throws -> URL {
    let head =
      Array("RIFF".utf8) + [196, 15, 0, 0] + Array("WAVEfmt ".utf8)
      + [16, 0, 0, 0, 1, 0, 1, 0, 208, 7, 0, 0, 208, 7, 0, 0, 1, 0, 8, 0]
      + Array("data".utf8) + [160, 15, 0, 0]
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "tea.wav")
    try Data(head + [UInt8](repeating: 128, count: 4000)).write(to: file)
    return file
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  @Test func `times are fractions that can be added and compared`() {
    let half = CMTime(value: 1, timescale: 2)
    #expect(half == CMTime(value: 300, timescale: 600))
    #expect(half + CMTime(value: 1, timescale: 3) == CMTime(value: 5, timescale: 6))
    #expect(half - half == .zero)
    #expect(half < .positiveInfinity && CMTime.zero < half)
    #expect(CMTime(seconds: 2.5, preferredTimescale: 600).value == 1500)
    #expect(!CMTime().isValid && CMTime.indefinite.seconds.isNaN)
    #expect(!(half + .indefinite).isNumeric)
    let range = CMTimeRange(start: half, end: CMTime(value: 2, timescale: 1))
    #expect(range.duration.seconds == 1.5)
    #expect(range.containsTime(half) && !range.containsTime(range.end))
  }

  @Test func `a film takes its time, says where it is, and tells its end`() throws {
    let world = World()
    defer { remove() }
    let player = AVPlayer(url: try file())
    let item = try #require(player.currentItem)
    #expect(item.status == .readyToPlay && item.duration.seconds == 2)
    var (ends, places): (Int, [Double]) = (0, [])
    let token = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil
    ) { _ in MainActor.assumeIsolated { ends += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    let observer = player.addPeriodicTimeObserver(
      forInterval: CMTime(value: 1, timescale: 2), queue: nil
    ) { places.append($0.seconds) }
    #expect(player.timeControlStatus == .paused)
    player.play()
    world.wait(1)
    #expect(player.timeControlStatus == .playing)
    #expect(places == [0.5, 1])
    player.removeTimeObserver(observer)
    player.pause()
    world.wait(5)
    #expect(player.currentTime().seconds == 1 && ends == 0)
    player.rate = 2
    world.wait(0.5)
    #expect(ends == 1 && player.rate == 0 && places.count == 2)
    player.seek(to: .zero)
    player.play()
    world.wait(2)
    #expect(ends == 2)
  }

  @Test func `a film whose header ends too early has no length`() throws {
    defer { remove() }
    let file = try file()
    let head = [0, 0, 0, 8] + Array("ftyp".utf8) + [0, 0, 0, 16] + Array("moov".utf8)
    for rest in [[], [0], [1], [1, 0, 0, 0]] as [[UInt8]] {
      try Data(head + [0, 0, 0, 8] + Array("mvhd".utf8) + rest).write(to: file)
      #expect(AVURLAsset(url: file).duration.isIndefinite)
    }
  }

  @Test func `what is no film fails`() {
    let world = World()
    let player = AVPlayer(url: URL(fileURLWithPath: "/nowhere.mp4"))
    var reasons: [AVError.Code?] = []
    let token = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemFailedToPlayToEndTime, object: player.currentItem, queue: nil
    ) { notification in
      let error = notification.userInfo?[AVPlayerItemFailedToPlayToEndTimeErrorKey] as? AVError
      MainActor.assumeIsolated { reasons.append(error?.code) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    player.play()
    world.wait(1)
    #expect(reasons == [.fileFormatNotRecognized])
    #expect(player.currentItem?.status == .failed)
    #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
  }

  @Test func `nothing is written in another format`() throws {
    let world = World()
    let asset = AVURLAsset(url: URL(fileURLWithPath: "/nowhere.mp4"))
    let session = try #require(
      AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetHighestQuality))
    var calls = 0
    session.exportAsynchronously { calls += 1 }
    #expect(session.status == .waiting && calls == 0)
    world.wait()
    #expect(session.status == .failed && calls == 1)
    #expect((session.error as? AVError)?.code == .encoderNotFound)
  }

  @Test func `a screen of a film has its file, its time and a button`() throws {
    let world = World()
    defer { remove() }
    let screen = AVPlayerViewController()
    screen.player = AVPlayer(url: try file())
    _ = screen.view
    func find<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
      (view as? View).map { [$0] } ?? view.subviews.flatMap { find(type, in: $0) }
    }
    let label = try #require(find(UILabel.self, in: screen.view).first)
    let button = try #require(find(UIButton.self, in: screen.view).first)
    #expect(label.text == "tea.wav 0:00 / 0:02" && button.title(for: .normal) == "Play")
    button.sendActions(for: .touchUpInside)
    world.wait(1)
    #expect(label.text == "tea.wav 0:01 / 0:02" && button.title(for: .normal) == "Pause")
    world.wait(1)
    #expect(button.title(for: .normal) == "Play")
    screen.showsPlaybackControls = false
    #expect(button.isHidden)
    #expect(!AVPictureInPictureController.isPictureInPictureSupported())
  }
}
