import Foundation

/// One thing of the album.
enum Medium: Equatable {
  case photo(String)
  case video(String, seconds: Int)

  var name: String {
    switch self {
    case .photo(let name), .video(let name, _): name
    }
  }
}

/// The album, which changes while it is shown, and says so.
@MainActor
class Album {
  private(set) var media: [Medium]
  var didChange: (() -> Void)?

  init(_ media: [Medium]) {
    self.media = media
  }

  func append(_ medium: Medium) {
    media.append(medium)
    didChange?()
  }

  /// The first item stays: an album is never empty.
  func removeLast() {
    guard media.count > 1 else { return }
    media.removeLast()
    didChange?()
  }
}
