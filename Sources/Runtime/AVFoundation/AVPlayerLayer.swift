import Foundation
import UIKit

/// How a film fills a place.
///
/// Source: Apple, AVLayerVideoGravity.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a way from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// All of it, as large as it can be.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// All of the place, so that some of it may lie outside.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// All of the place, with another shape.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// The place of a film, which is not drawn: films are not decoded here.
///
/// Source: Apple, AVPlayerLayer.
open class AVPlayerLayer: CALayer {
  /// Who plays the film.
  open var player: AVPlayer?
  /// How it fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether there is a picture to show: there never is.
  open var isReadyForDisplay: Bool { false }
  /// Where the film is: nowhere, as its size is not known.
  open var videoRect: CGRect { .zero }

  /// Makes a layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
