import Foundation
import UIKit

/// Plays sounds and films, which are neither heard nor seen here: they take their time on the application's clock.
///
/// Source: Apple, AVPlayer.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// Whether it can play.
  public enum Status: Int, Sendable {
    /// It is not known yet.
    case unknown
    /// It can.
    case readyToPlay
    /// It cannot.
    case failed
  }

  /// What it does.
  public enum TimeControlStatus: Int, Sendable {
    /// Nothing.
    case paused
    /// It waits until there is something to play.
    case waitingToPlayAtSpecifiedRate
    /// It plays.
    case playing
  }

  /// What follows when an item ends.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next one, of a player with a queue.
    case advance
    /// Nothing: it stops.
    case pause
    /// Nothing: its rate stays.
    case none
  }

  /// What it plays.
  open private(set) var currentItem: AVPlayerItem?
  /// How loud it is, from 0 to 1.
  open var volume: Float = 1
  /// Whether it is silent.
  open var isMuted = false
  /// What follows when an item ends.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether it can play: as much as its item.
  open var status: Status { currentItem == nil ? .unknown : .readyToPlay }
  /// Why it cannot play: it always can; its item may not.
  open var error: (any Error)? { nil }

  private var end: UIKitRuntime.Cancellation?
  private var wanted: Float = 0
  private let scheduler = UIKitRuntime.Device.shared.scheduler
  private var observers: [TimeObserver] = []

  /// Makes a player of nothing.
  public override init() {}

  /// Makes a player of a file.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// Makes a player of an item.
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    replaceCurrentItem(with: item)
  }

  /// Plays another item.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    hold()
    currentItem = item
    item?.prepare()
    run()
  }

  /// How fast it plays: 0 is not at all.
  open var rate: Float {
    get { wanted }
    set {
      hold()
      wanted = newValue
      run()
    }
  }

  /// What it does.
  open var timeControlStatus: TimeControlStatus {
    if wanted == 0 { return .paused }
    return currentItem?.status == .readyToPlay ? .playing : .waitingToPlayAtSpecifiedRate
  }

  /// Plays.
  open func play() { rate = 1 }

  /// Plays at a speed, without waiting for more of the file.
  open func playImmediately(atRate rate: Float) { self.rate = rate }

  /// Stops; the place stays.
  open func pause() { rate = 0 }

  /// The place.
  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

  /// Goes to a place.
  open func seek(to time: CMTime) {
    hold()
    if let currentItem, time.isNumeric {
      currentItem.position = min(max(time.seconds, 0), currentItem.length)
    }
    run()
  }

  /// Goes to a place, and calls in a later turn.
  open func seek(to time: CMTime, completionHandler: @escaping @MainActor (Bool) -> Void) {
    seek(to: time)
    scheduler.async { completionHandler(true) }
  }

  /// Goes exactly to a place.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }

  /// Goes exactly to a place, and calls in a later turn.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @MainActor (Bool) -> Void
  ) {
    seek(to: time, completionHandler: completionHandler)
  }

  /// Calls again and again while it plays.
  ///
  /// - Returns: What `removeTimeObserver(_:)` takes.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @MainActor (CMTime) -> Void
  ) -> Any {
    let observer = TimeObserver(max(interval.seconds, 0.01), block)
    observers.append(observer)
    if currentItem?.start != nil { schedule(observer) }
    return observer
  }

  /// Calls no longer.
  open func removeTimeObserver(_ observer: Any) {
    let leaving = observer as AnyObject
    observers.filter { $0 === leaving }.forEach { $0.timer?.cancel() }
    observers.removeAll { $0 === leaving }
  }

  // MARK: Time

  /// Stands still at the place that was reached.
  private func hold() {
    end?.cancel()
    observers.forEach { $0.timer?.cancel() }
    guard let currentItem else { return }
    currentItem.position = currentItem.seconds
    currentItem.start = nil
  }

  private func run() {
    guard wanted != 0, let item = currentItem else { return }
    guard item.status == .readyToPlay else { return fail(item) }
    let distance = wanted > 0 ? item.length - item.position : item.position
    item.start = (scheduler.now, wanted)
    end = scheduler.whenPassed(distance / TimeInterval(abs(wanted))) { [weak self] in
      self?.finish()
    }
    observers.forEach(schedule)
  }

  private func finish() {
    hold()
    guard let item = currentItem else { return }
    if actionAtItemEnd != .none { wanted = 0 }
    NotificationCenter.default.postOnMainQueue(
      name: .AVPlayerItemDidPlayToEndTime, object: item)
  }

  private func fail(_ item: AVPlayerItem) {
    scheduler.async {
      NotificationCenter.default.postOnMainQueue(
        name: .AVPlayerItemFailedToPlayToEndTime, object: item,
        userInfo: [AVPlayerItemFailedToPlayToEndTimeErrorKey: AVError(.fileFormatNotRecognized)])
    }
  }

  private func schedule(_ observer: TimeObserver) {
    let seconds = observer.interval / TimeInterval(max(abs(wanted), 0.01))
    observer.timer = scheduler.whenPassed(seconds) { [weak self, weak observer] in
      guard let self, let observer, currentItem?.start != nil else { return }
      observer.block(currentTime())
      schedule(observer)
    }
  }
}

/// Who is told of the place while a player plays.
@MainActor
private final class TimeObserver {
  let interval: TimeInterval
  let block: @MainActor (CMTime) -> Void
  var timer: UIKitRuntime.Cancellation?

  init(_ interval: TimeInterval, _ block: @escaping @MainActor (CMTime) -> Void) {
    (self.interval, self.block) = (interval, block)
  }
}
