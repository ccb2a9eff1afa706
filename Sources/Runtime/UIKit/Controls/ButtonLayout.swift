import Foundation

/// The arrangement of a button's content: an image at an edge of its title, and a subtitle below that.
@MainActor
struct ButtonLayout {
  /// Where the parts lie.
  struct Frames {
    var picture = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  /// The size of the image, or of what is in its place; zero for none.
  var picture = CGSize.zero
  var title = CGSize.zero
  var subtitle: CGSize?
  /// The room between title and subtitle, in points.
  var titlePadding: CGFloat = 0
  /// The room between image and title that the button asks for, in points; at the sides it is one column at least.
  var imagePadding: CGFloat = 0
  /// Whether the image is above or below the title.
  var isStacked = false
  /// Whether the image is below or on the right of the title.
  var isPictureLast = false

  private var text: CGSize {
    guard let subtitle else { return title }
    return CGSize(
      width: max(title.width, subtitle.width), height: title.height + titlePadding + subtitle.height
    )
  }

  private var gap: CGFloat {
    guard text.width > 0, picture.width > 0 else { return 0 }
    return isStacked ? imagePadding : max(imagePadding, ScreenCell.width)
  }

  /// The size of all parts.
  var size: CGSize {
    let text = text
    return isStacked
      ? CGSize(width: max(picture.width, text.width), height: picture.height + gap + text.height)
      : CGSize(width: picture.width + gap + text.width, height: max(picture.height, text.height))
  }

  /// Where the parts lie in a rectangle.
  func frames(in content: CGRect) -> Frames {
    var frames = Frames(picture: CGRect(origin: content.origin, size: picture), title: content)
    if isStacked {
      stack(&frames, in: content)
    } else if picture.width > 0 {
      frames.picture.origin.y += ScreenCell.half(content.height - picture.height)
      let used = min(content.width, picture.width + gap)
      frames.title.size.width -= used
      if isPictureLast {
        frames.picture.origin.x = content.maxX - picture.width
      } else {
        frames.title.origin.x += used
      }
    }
    if let subtitle { place(subtitle, in: &frames) }
    return frames
  }

  private func stack(_ frames: inout Frames, in content: CGRect) {
    frames.picture.origin.x += ScreenCell.half(content.width - picture.width)
    frames.title.size.height = max(0, content.height - picture.height - gap)
    if isPictureLast {
      frames.picture.origin.y = content.maxY - picture.height
    } else {
      frames.title.origin.y = content.maxY - frames.title.height
    }
  }

  /// Divides the frame of the title among it and a subtitle, which lie together in its middle.
  private func place(_ subtitle: CGSize, in frames: inout Frames) {
    let text = frames.title
    let free = max(0, text.height - title.height - titlePadding - subtitle.height)
    frames.title.origin.y += ScreenCell.half(free)
    frames.title.size.height = title.height
    frames.subtitle = CGRect(
      x: text.minX, y: frames.title.maxY + titlePadding, width: text.width,
      height: subtitle.height)
  }
}
