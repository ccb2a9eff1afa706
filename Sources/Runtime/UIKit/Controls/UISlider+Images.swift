import Foundation

/// The images of a slider's parts, by the state of the slider.
///
/// Source: Apple, UISlider.setThumbImage(_:for:), setMinimumTrackImage(_:for:) and setMaximumTrackImage(_:for:).
struct SliderImages {
  /// A part of a slider that an image can replace.
  enum Part {
    case thumb, minimumTrack, maximumTrack
  }

  private var images: [Part: [UIControl.State: UIImage]] = [:]

  /// The image of a part for exactly a state.
  subscript(part: Part, state: UIControl.State) -> UIImage? {
    get { images[part]?[state] }
    set { images[part, default: [:]][state] = newValue }
  }

  /// The image that is shown for a state: its own, or else that of the normal state.
  func shown(_ part: Part, in state: UIControl.State) -> UIImage? {
    self[part, state] ?? self[part, .normal]
  }
}

extension UISlider {
  /// Sets the image of the thumb for a state; nil for the thumb that the slider draws.
  public func setThumbImage(_ image: UIImage?, for state: State) { setImage(image, .thumb, state) }

  /// The image of the thumb that was set for a state.
  public func thumbImage(for state: State) -> UIImage? { images[.thumb, state] }

  /// The image of the thumb in the present state.
  public var currentThumbImage: UIImage? { images.shown(.thumb, in: state) }

  /// Sets the image of the track before the thumb for a state; nil for the track that the slider draws.
  public func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    setImage(image, .minimumTrack, state)
  }

  /// The image of the track before the thumb that was set for a state.
  public func minimumTrackImage(for state: State) -> UIImage? { images[.minimumTrack, state] }

  /// The image of the track before the thumb in the present state.
  public var currentMinimumTrackImage: UIImage? { images.shown(.minimumTrack, in: state) }

  /// Sets the image of the track after the thumb for a state; nil for the track that the slider draws.
  public func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    setImage(image, .maximumTrack, state)
  }

  /// The image of the track after the thumb that was set for a state.
  public func maximumTrackImage(for state: State) -> UIImage? { images[.maximumTrack, state] }

  /// The image of the track after the thumb in the present state.
  public var currentMaximumTrackImage: UIImage? { images.shown(.maximumTrack, in: state) }

  private func setImage(_ image: UIImage?, _ part: SliderImages.Part, _ state: State) {
    images[part, state] = image
    setNeedsDisplay()
  }
}
