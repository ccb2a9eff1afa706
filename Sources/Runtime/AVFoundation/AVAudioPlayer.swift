import Foundation
import UIKit

/// What a player tells.
@preconcurrency @MainActor
public protocol AVAudioPlayerDelegate: AnyObject {
  /// The sound has been played to its end.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// The data cannot be decoded.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound, which is not heard here: it takes its time on the application's clock.
///
/// Source: Apple, AVAudioPlayer.
@preconcurrency @MainActor
open class AVAudioPlayer: NSObject {
  /// Is told when the sound has ended.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// Where the sound comes from; nil if it was made from data.
  public let url: URL?
  /// The sound; nil if it was made from a file.
  public let data: Data?
  /// The seconds that it plays.
  public let duration: TimeInterval
  /// How loud it is, from 0 to 1.
  open var volume: Float = 1
  /// Where between left and right it is heard, from -1 to 1.
  open var pan: Float = 0
  /// How fast it plays, if `enableRate` is set.
  open var rate: Float = 1
  /// Whether `rate` counts; it must be set before `prepareToPlay()`.
  open var enableRate = false
  /// How often it is played again; less than 0 is for ever.
  open var numberOfLoops = 0
  /// Whether `averagePower(forChannel:)` is measured.
  open var isMeteringEnabled = false

  private var position: TimeInterval = 0
  private var start: Duration?
  private var loopsLeft = 0
  private var end: UIKitRuntime.Cancellation?
  private let scheduler: any UIKitRuntime.Scheduler

  /// Makes a player of a file.
  ///
  /// - Throws: An error of OSStatus if the file is no sound.
  public convenience init(contentsOf url: URL) throws {
    try self.init(Data(contentsOf: url), url: url)
  }

  /// Makes a player of a file, with the identifier of its type.
  ///
  /// - Throws: An error of OSStatus if the file is no sound.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  /// Makes a player of data.
  ///
  /// - Throws: An error of OSStatus if the data is no sound.
  public convenience init(data: Data) throws {
    try self.init(data, url: nil)
  }

  /// Makes a player without a sound, as an initial value.
  public override init() {
    (duration, url, data) = (0, nil, nil)
    scheduler = UIKitRuntime.Device.shared.scheduler
    super.init()
  }

  private init(_ data: Data, url: URL?) throws {
    guard let duration = SoundFile(data).duration else {
      // Source: Apple, AudioFile.h, kAudioFileUnsupportedFileTypeError, 'typ?'.
      throw NSError(domain: NSOSStatusErrorDomain, code: 1_954_115_647)
    }
    self.duration = duration
    self.url = url
    self.data = url == nil ? data : nil
    scheduler = UIKitRuntime.Device.shared.scheduler
    super.init()
  }

  /// Whether it plays.
  open var isPlaying: Bool { start != nil }

  /// The place in the sound, in seconds.
  open var currentTime: TimeInterval {
    get { start.map { position + (scheduler.now - $0) / .seconds(1) * speed } ?? position }
    set {
      position = min(max(newValue, 0), duration)
      if isPlaying { run() }
    }
  }

  private var speed: TimeInterval { enableRate ? TimeInterval(rate) : 1 }

  /// Gets ready to play; it always can.
  @discardableResult
  open func prepareToPlay() -> Bool { true }

  /// Plays from `currentTime` on.
  ///
  /// - Returns: Whether it plays, which is always so.
  @discardableResult
  open func play() -> Bool {
    guard !isPlaying else { return true }
    loopsLeft = numberOfLoops
    run()
    return true
  }

  /// Stops; `currentTime` stays.
  open func pause() {
    position = currentTime
    start = nil
    end?.cancel()
  }

  /// Stops and forgets what `prepareToPlay()` did; `currentTime` stays.
  open func stop() { pause() }

  /// Sets the volume, after a time.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

  /// The loudness of a channel in decibels: that of silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }

  private func run() {
    end?.cancel()
    start = scheduler.now
    end = scheduler.whenPassed((duration - position) / max(speed, 0.01)) { [weak self] in
      self?.finish()
    }
  }

  private func finish() {
    position = 0
    start = nil
    if loopsLeft != 0 {
      loopsLeft -= 1
      return run()
    }
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }
}
