@_exported import AVFoundation
import Foundation
import UIKit

/// Is told of the full screen and of picture in picture, which is not supported here.
///
/// Source: Apple, AVPlayerViewControllerDelegate; all methods are optional.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: AnyObject {}

/// Plays a video, of which it shows the file's name, the time and a button.
///
/// Source: Apple, AVPlayerViewController.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  /// The player.
  open var player: AVPlayer? { didSet { follow(oldValue) } }
  /// Whether the playback controls are shown.
  open var showsPlaybackControls = true { didSet { update() } }
  /// How the video fits the view.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The delegate.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Whether picture in picture is allowed.
  ///
  /// It is not supported here.
  open var allowsPictureInPicturePlayback = true
  /// Whether the controller enters the full screen when playback begins.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether the controller leaves the full screen when playback ends.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether the controller updates the now-playing information.
  open var updatesNowPlayingInfoCenter = true
  /// Whether the first frame is ready.
  ///
  /// Always false here: no video is decoded.
  open var isReadyForDisplay: Bool { false }
  /// The place of the video in the view.
  ///
  /// Always empty here: its size is unknown.
  open var videoBounds: CGRect { .zero }
  /// The view between the video and the controls.
  public private(set) lazy var contentOverlayView: UIView? = {
    let view = UIView(frame: view.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }()

  private let label = UILabel()
  private let button = UIButton(type: .system)
  private let done = UIButton(type: .system)
  private var observer: Any?
  private nonisolated(unsafe) var endObserver: (any NSObjectProtocol)?

  deinit { endObserver.map(NotificationCenter.default.removeObserver) }

  /// Builds the view of the video and the controls.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    (label.textColor, label.textAlignment) = (.white, .center)
    if let contentOverlayView { view.addSubview(contentOverlayView) }
    button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    done.setTitle("Done", for: .normal)
    done.addAction(UIAction { [weak self] _ in self?.leave() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [label, button, done])
    (stack.axis, stack.alignment) = (.vertical, .center)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    update()
  }

  /// Updates the elapsed time.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    update()
  }

  /// Pauses when the view disappears.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { player?.pause() }
  }

  private func toggle() {
    guard let player else { return }
    if player.rate == 0 {
      let isAtEnd = player.currentItem.map { $0.currentTime() >= $0.duration } ?? false
      if isAtEnd { player.seek(to: .zero) }
      player.play()
    } else {
      player.pause()
    }
    update()
  }

  private func leave() { presentingViewController?.dismiss(animated: true) }

  private func follow(_ old: AVPlayer?) {
    if let observer { old?.removeTimeObserver(observer) }
    endObserver.map(NotificationCenter.default.removeObserver)
    observer = player?.addPeriodicTimeObserver(
      forInterval: CMTime(value: 1, timescale: 1), queue: nil
    ) { [weak self] _ in self?.update() }
    endObserver = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.update() } }
    update()
  }

  private func update() {
    guard isViewLoaded else { return }
    label.text = text
    button.setTitle(player?.rate == 0 ? "Play" : "Pause", for: .normal)
    button.isHidden = !showsPlaybackControls || player?.currentItem == nil
    done.isHidden = !showsPlaybackControls || presentingViewController == nil || parent != nil
  }

  /// The name of the file with the elapsed time and the duration: `film.mp4 0:05 / 1:10`.
  private var text: String {
    guard let item = player?.currentItem else { return "" }
    let name = (item.asset as? AVURLAsset)?.url.lastPathComponent ?? ""
    guard item.status == .readyToPlay else { return "\(name): cannot be played" }
    return "\(name) \(Self.clock(item.currentTime())) / \(Self.clock(item.duration))"
  }

  private static func clock(_ time: CMTime) -> String {
    let seconds = time.isNumeric ? Int(time.seconds) : 0
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }
}
