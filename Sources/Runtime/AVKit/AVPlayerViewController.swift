@_exported import AVFoundation
import Foundation
import UIKit

/// Is told of full screens and pictures in pictures, of which there are none here.
///
/// Source: Apple, AVPlayerViewControllerDelegate; all methods are optional.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: AnyObject {}

/// Plays a film, which is not seen: its file, its time and a button are.
///
/// Source: Apple, AVPlayerViewController.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  /// Who plays the film.
  open var player: AVPlayer? { didSet { follow(oldValue) } }
  /// Whether there is a button.
  open var showsPlaybackControls = true { didSet { update() } }
  /// How the film fills the view.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Is told of full screens and pictures in pictures.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Whether it may become a picture in picture, which it cannot here.
  open var allowsPictureInPicturePlayback = true
  /// Whether it fills the screen when it begins.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether it leaves the full screen when it ends.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether what plays is told to the system.
  open var updatesNowPlayingInfoCenter = true
  /// Whether there is a picture to show: there never is.
  open var isReadyForDisplay: Bool { false }
  /// Where the film is: nowhere, as its size is not known.
  open var videoBounds: CGRect { .zero }
  /// What lies above the film and below the controls.
  public private(set) lazy var contentOverlayView: UIView? = {
    let view = UIView(frame: view.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }()

  private let label = UILabel()
  private let button = UIButton(type: .system)
  private let done = UIButton(type: .system)
  private var observer: Any?
  private var endObserver: (any NSObjectProtocol)?

  /// Makes the place of the film and its controls.
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

  /// Shows how far the film is.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    update()
  }

  /// Stops the film when it is left.
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

  /// The name of the file, and how far it is: `film.mp4 0:05 / 1:10`.
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
