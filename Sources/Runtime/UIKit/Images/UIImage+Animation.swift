import Foundation

extension UIImage {
  /// The images of an animated one, in their order; nil for any other.
  ///
  /// Source: Apple, UIImage.images.
  public var images: [UIImage]? { look.frames.isEmpty ? nil : look.frames }

  /// How long an animated image takes for all of its images, in seconds.
  public var duration: TimeInterval { look.duration }

  /// Makes an image that image views show as several ones after each other, again and again.
  ///
  /// - Returns: nil without images.
  /// Source: Apple, UIImage.animatedImage(with:duration:); UIKIT-CASES.md image-animated.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.with { ($0.frames, $0.duration) = (images, duration) }
  }

  /// Makes an animated image of those whose names end with 0, 1 and so on, up to 1023.
  ///
  /// - Returns: nil if there is none with 0 nor 1.
  @preconcurrency @MainActor
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images = [UIImage(named: "\(name)0")].compactMap { $0 }
    for number in 1..<1024 {
      guard let image = UIImage(named: "\(name)\(number)") else { break }
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }
}

/// The images that an image view shows one after the other.
@MainActor
final class ImageSequence {
  let images: [UIImage]
  let duration: TimeInterval
  /// How often all images are shown; 0 for always.
  let repeatCount: Int
  private let start = UIApplication.shared.scheduler.now
  private var rider: FrameRider?

  /// Begins with the first image; the function is called before each other one, and with true at the end.
  init(
    _ images: [UIImage], duration: TimeInterval, repeatCount: Int,
    onChange: @escaping @MainActor (_ isAtEnd: Bool) -> Void
  ) {
    (self.images, self.repeatCount) = (images, repeatCount)
    // Source: Apple, UIImageView.animationDuration: 30 images a second unless it is set.
    self.duration = duration > 0 ? duration : Double(images.count) / 30
    let interval = self.duration / Double(images.count)
    rider = UIApplication.shared.frameClock.ride(every: interval, isAwaited: false) {
      [weak self] _ in
      guard let self else { return false }
      onChange(isOver)
      return !isOver
    }
  }

  /// How many images have been shown to their end.
  private var count: Int {
    let elapsed = UIApplication.shared.scheduler.now - start
    // A fraction of an image more, as times are no exact sums of intervals.
    return Int(elapsed / .seconds(duration / Double(images.count)) + 1e-6)
  }

  private var isOver: Bool { repeatCount > 0 && count >= images.count * repeatCount }

  /// The image of this moment.
  var current: UIImage { isOver ? images[images.count - 1] : images[count % images.count] }

  func stop() { rider?.stop() }
}
